import { fitsSlot } from '#lib/team/fitting-slot.ts';
import { type Starter, startersOf } from '#lib/team/formations.ts';
import type { Team } from '#types/team.ts';

export type TeamFacts = {
  picked: number;
  born: readonly [first: number, last: number] | null;
  nations: number;
  clubs: number;
  /** A player of unknown position fits anywhere. */
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
    outOfPosition: starters.filter(({ slot, player }) => player.position !== '' && !fitsSlot(player.position, slot)),
  };
}

/** '1952–87', '1987' or '1987–2004'. */
export function yearSpan([first, last]: readonly [number, number]): string {
  if (first === last) return `${first}`;
  const isSameCentury = Math.floor(first / 100) === Math.floor(last / 100);
  return `${first}–${isSameCentury ? String(last).slice(2) : last}`;
}
