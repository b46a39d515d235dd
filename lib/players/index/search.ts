import { isSamePosition, matchesCriteria } from '#lib/players/filters.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { SELECTED_POSITION, scoreName, toNameQuery } from '#lib/players/index/score.ts';
import { clubNamesOfLeague } from '#lib/players/reference/lookup.ts';
import type { SearchCriteria } from '#types/api.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

export type Scored = { entry: IndexedPlayer; score: number };

export function bestOf(scored: Scored[], limit: number): Player[] {
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry.player);
}

/** A name is met at the beginning of a word, inside it, or, from five letters on, with one typing mistake. */
export function searchPlayerIndex(
  index: PlayerIndex,
  criteria: SearchCriteria,
  { limit, selected }: { limit: number; selected: Position | '' },
): { players: Player[]; total: number } {
  const query = toNameQuery(criteria.query);
  const isNamed = criteria.query.trim() !== '';
  const isMet = matchesCriteria({ ...criteria, query: '' }, clubNamesOfLeague(criteria.league));
  const found: Scored[] = [];
  for (const entry of index) {
    const byName = isNamed ? scoreName(entry, query) : 0;
    if ((isNamed && byName === 0) || !isMet(entry.player)) continue;
    const bySelection = selected !== '' && isSamePosition(entry.player.position, selected) ? SELECTED_POSITION : 0;
    found.push({ entry, score: byName + bySelection + entry.fame });
  }
  return { players: bestOf(found, limit), total: found.length };
}
