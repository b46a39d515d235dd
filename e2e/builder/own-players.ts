import { ELEVEN, SEVEN, teamOf } from '#e2e/builder-page.ts';
import { ownName, toOwnPlayer } from '#lib/team/own-player.ts';
import type { Slot, Team } from '#types/team.ts';

/** Texts that must stay plain names wherever a team goes. Direction marks are removed on input. */
const TYPED: Partial<Record<Slot, string>> = {
  GK: '<img src=x onerror=alert(1)>',
  LB: '\u202Eبوب Bob\u202C',
  CM: 'W'.repeat(60),
  ST: '👩‍👩‍👧‍👦 Família',
};

const own = (typed: string, id: string) =>
  toOwnPlayer(id, { name: ownName(typed), position: '', nationality: '', year: null, jerseyNumber: null });

const OWN = Object.entries(TYPED).map(([slot, typed]) => [slot as Slot, own(typed, slot)] as const);

export const OWN_ELEVEN: Partial<Record<Slot, string>> = {
  ...ELEVEN,
  ...Object.fromEntries(OWN.map(([slot, { name }]) => [slot, name])),
};
export const OWN_LAST = own(TYPED.GK ?? '', 'bench');
export const OWN_SEVEN: readonly string[] = [...SEVEN.slice(0, 6), OWN_LAST.name];

const full = teamOf(ELEVEN, SEVEN);
export const withOwnLast: Team = {
  ...full,
  substitutes: [...full.substitutes.slice(0, 6), { ...OWN_LAST, isSubstitute: true }],
};
/** A full team with own players on the field and on the bench (D50). */
export const OWN_TEAM: Team = { ...withOwnLast, players: { ...full.players, ...Object.fromEntries(OWN) } };
