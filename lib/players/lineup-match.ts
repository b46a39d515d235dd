import { LINEUP_CREDIT } from '#lib/players/licences.ts';
import { longDate } from '#lib/players/long-date.ts';
import type { Lineup, Squad } from '#lib/players/squads/squad-book.ts';

/** 'against Italy, 5 July 1982' (D64) */
export const matchOf = ({ opponent, date }: Pick<Lineup, 'opponent' | 'date'>): string =>
  `against ${opponent}, ${longDate(date)}`;

/** Which match it is, and whose work the line-up is (D64). */
export const lineupNotice = ({ team, year }: Squad, lineup: Lineup): string =>
  `${team} ${year} as ${matchOf(lineup)}. ${LINEUP_CREDIT}.`;
