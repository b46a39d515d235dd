import { fitsSlot } from '#lib/team/fitting-slot.ts';
import { type Starter, startersOf } from '#lib/team/formations.ts';
import type { Team } from '#types/team.ts';

export type TeamFacts = {
  placed: number;
  /** First and last year of birth; null where nobody's is known. */
  born: readonly [first: number, last: number] | null;
  nations: number;
  clubs: number;
  /** Who stands where he or she does not play; somebody of an unknown position plays anywhere. */
  outOfPlace: Starter[];
};

/** What the eleven on the pitch come to. */
export function teamFacts(team: Team): TeamFacts {
  const starters = startersOf(team);
  const years = starters.flatMap(({ player }) => player.year ?? []);
  const different = (texts: string[]) => new Set(texts.filter((text) => text !== '')).size;
  return {
    placed: starters.length,
    born: years.length === 0 ? null : [Math.min(...years), Math.max(...years)],
    nations: different(starters.map(({ player }) => player.nationality)),
    clubs: different(starters.map(({ player }) => player.team)),
    outOfPlace: starters.filter(({ slot, player }) => player.position !== '' && !fitsSlot(player.position, slot)),
  };
}

/** '1952–87', '1987', and both whole where a century lies between them. */
export function yearSpan([first, last]: readonly [number, number]): string {
  if (first === last) return `${first}`;
  const isSameCentury = Math.floor(first / 100) === Math.floor(last / 100);
  return `${first}–${isSameCentury ? String(last).slice(2) : last}`;
}
