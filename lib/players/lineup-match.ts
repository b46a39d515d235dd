import { longDate } from '#lib/players/long-date.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** 'as against Italy, 5 July 1982', or '' if the squad has no real line-up (D64). */
export function matchOf({ lineup }: Pick<Squad, 'lineup'>): string {
  return lineup ? `as against ${lineup.opponent}, ${longDate(lineup.date)}` : '';
}
