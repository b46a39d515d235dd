import type { CupTables } from '#lib/match/cup/cup-file.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { elevenOf } from '#lib/match/strength/team-eleven.ts';
import { usualPeakYears } from '#lib/players/eleven/peak-years.ts';
import type { PictureExtra } from '#lib/share/picture-extras.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import { STARTERS } from '#types/limits.ts';
import type { Team } from '#types/team.ts';

/** Null if it isn't wanted, or the team doesn't tell. */
export type PictureFacts = Readonly<Record<PictureExtra, string | null>>;

export const NO_FACTS: PictureFacts = { rating: null, era: null };

export function pictureFacts(team: Team, tables: CupTables, wanted: readonly PictureExtra[]): PictureFacts {
  return {
    rating: wanted.includes('rating') ? ratingOf(team, tables) : null,
    era: wanted.includes('era') ? eraOf(team, tables) : null,
  };
}

const HIGHEST = 99;

/** What the eleven have in Play on average, with fits and links. Null unless it is complete. */
function ratingOf(team: Team, tables: CupTables): string | null {
  const { starters } = strengthOf(elevenOf(team, tables));
  if (starters.length < STARTERS) return null;
  const mean = starters.reduce((sum, { points }) => sum + points, 0) / starters.length;
  return `${Math.min(HIGHEST, Math.round(mean))}`;
}

/** The decades in the middle of the starters' best years: '1990s', or '1980s–2010s'. Null if nobody is in the tables. */
function eraOf(team: Team, tables: CupTables): string | null {
  const decades = startersOf(team)
    .flatMap(({ player: { name, year } }) => {
      const person = year === null ? null : tables.person(name, year);
      return person?.career ? [bestDecade({ born: `${year}`, positions: person.roles, ...person.career })] : [];
    })
    .sort();
  const [first, last] = [decades[0], decades.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? first : `${first}–${last}`;
}

function bestDecade(player: Parameters<typeof usualPeakYears>[0]): string {
  const { from, to } = usualPeakYears(player);
  return `${Math.floor((from + to) / 20) * 10}s`;
}
