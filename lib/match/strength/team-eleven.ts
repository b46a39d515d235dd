import type { CupTables } from '#lib/match/cup/cup-file.ts';
import type { Eleven, MatchPlayer } from '#lib/match/strength/eleven.ts';
import { UNKNOWN_QUALITY } from '#lib/match/strength/quality.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { formationOf, startersOf } from '#lib/team/formation/formations.ts';
import { shirtNames } from '#lib/team/look/shirt-names.ts';
import { everyone } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Slot, Team } from '#types/team.ts';

export const missingSlots = (team: Team): Slot[] =>
  formationOf(team.formation).positions.filter((slot) => !team.players[slot]);

export function elevenOf(team: Team, tables: CupTables): Eleven {
  const names = shirtNames(everyone(team));
  const inMatch = (player: Player) => ({
    ...toMatchPlayer(player, tables),
    shirtName: names.get(player.id) ?? player.name,
  });
  return {
    name: team.name,
    formation: team.formation,
    starters: startersOf(team).map(({ player }) => inMatch(player)),
    bench: team.substitutes.map(inMatch),
  };
}

/** Someone in the tables has their positions and career from there, whatever was typed. */
function toMatchPlayer(player: Player, tables: CupTables): Omit<MatchPlayer, 'shirtName'> {
  const { name, year, position, nationality, jerseyNumber } = player;
  const person = year === null ? null : tables.person(name, year);
  return {
    name,
    number: jerseyNumber,
    nation: nationality,
    roles: person?.roles ?? (position === '' ? [] : [position]),
    career: person?.career ?? null,
    cups: person?.cups ?? 0,
    quality: person?.quality ?? UNKNOWN_QUALITY,
    isUnknown: person === null,
  };
}

/** Own players all count as the same, so that renaming one doesn't roll the dice again. */
const keyOf = ({ name, isUnknown }: MatchPlayer) => (isUnknown ? '' : foldText(name));

/** What the dice depend on: who plays, in whatever order. Moving players about changes the chances, but not the luck. */
export function seedOf({ starters }: Eleven): string {
  return starters.map(keyOf).sort().join('|');
}

/** Tells elevens with the same players apart. */
export function elevenText({ formation, starters }: Eleven): string {
  const players = starters.map((player) => [keyOf(player), player.nation, player.roles, player.career, player.quality]);
  return JSON.stringify([formation, players]);
}
