import { isOutOfPosition } from '#lib/team/formation/fitting-slot.ts';
import { type Starter, startersOf } from '#lib/team/formation/formations.ts';
import type { Team } from '#types/team.ts';

export type TeamFacts = {
  picked: number;
  born: readonly [first: number, last: number] | null;
  nations: number;
  clubs: number;
  outOfPosition: Starter[];
};

export function teamFacts(team: Team): TeamFacts {
  const starters = startersOf(team);
  const years = starters.flatMap(({ player }) => player.year ?? []);
  const different = (texts: string[]) => new Set(texts.filter((text) => text !== '')).size;
  return {
    picked: starters.length,
    born: years.length === 0 ? null : [Math.min(...years), Math.max(...years)],
    nations: different(starters.map(({ player }) => player.nationality)),
    clubs: different(starters.map(({ player }) => player.team)),
    outOfPosition: starters.filter(({ slot, player }) => isOutOfPosition(player, slot)),
  };
}

export function yearSpan([first, last]: readonly [number, number]): string {
  return first === last ? `${first}` : `${first}–${last}`;
}
