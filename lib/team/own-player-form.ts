import { cleanText } from '#lib/team/file/clean-text.ts';
import { readNumber } from '#lib/team/file/read-values.ts';
import { type Edit, everyone, withPlayers } from '#lib/team/operations.ts';
import { isOwnPlayer, type OwnPlayerFacts, ownName } from '#lib/team/own-player.ts';
import { BIRTH_YEARS, MAX_TEXT, SHIRT_NUMBERS } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';

/** As typed. Only the name is required (D50). */
export type OwnPlayerForm = {
  name: string;
  position: Player['position'];
  nationality: string;
  year: string;
  jerseyNumber: string;
};

export type OwnPlayerFault = 'no-name' | 'no-such-year' | 'no-such-number';

type Range = { first: number; last: number };

const typedNumber = (text: string, { first, last }: Range): number | null | undefined =>
  text.trim() === '' ? null : (readNumber(Number(text), first, last) ?? undefined);

export function readOwnPlayer(form: OwnPlayerForm): OwnPlayerFacts | OwnPlayerFault {
  const name = ownName(form.name);
  const year = typedNumber(form.year, BIRTH_YEARS);
  const jerseyNumber = typedNumber(form.jerseyNumber, SHIRT_NUMBERS);
  if (name === '') return 'no-name';
  if (year === undefined) return 'no-such-year';
  if (jerseyNumber === undefined) return 'no-such-number';
  return { name, position: form.position, nationality: cleanText(form.nationality, MAX_TEXT), year, jerseyNumber };
}

export function changeOwnPlayer(team: Team, id: string, facts: OwnPlayerFacts): Edit {
  if (!isOwnPlayer({ id }) || !everyone(team).some((player) => player.id === id)) {
    return { ok: false, reason: 'nothing-to-do' };
  }
  const change = (player: Player): Player =>
    player.id === id ? { ...player, ...facts, country: facts.nationality } : player;
  return { ok: true, team: withPlayers(team, change) };
}
