import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import { CLOSE_SPELLINGS } from '#lib/platform/messages/player.ts';
import type { Spot } from '#types/team.ts';

export function noteFor(selected: Spot | null): string {
  if (!selected) return '';
  return selected.kind === 'slot' ? `for ${selected.slot}` : 'for the bench';
}

export function titleFor({ isSuggesting, close }: PlayerSearch, selected: Spot | null): string {
  if (isSuggesting) return suggestionTitle(selected);
  return close > 0 ? CLOSE_SPELLINGS : 'Results';
}

function suggestionTitle(selected: Spot | null): string {
  if (!selected) return 'Tap a position to fill it';
  return selected.kind === 'slot' ? `Suggestions for ${selected.slot}` : 'Suggestions for the bench';
}

/** Only screen readers hear the number of results, and what the banner about the network already shows. */
export function statusKind({ isSearching, isOffline, message, players }: PlayerSearch): 'busy' | 'sentence' | 'heard' {
  if (isSearching) return 'busy';
  const isShown = isOffline && players.length > 0;
  return message === '' || isShown ? 'heard' : 'sentence';
}

export function statusText({ isSearching, message, isSuggesting, players, close, hasMore }: PlayerSearch): string {
  if (isSearching) return 'Searching the player database…';
  if (message !== '' || isSuggesting) return message;
  const count = players.length === 1 ? '1 player' : `${players.length} players`;
  const found = `${count} found${hasMore ? ', more available' : ''}`;
  return close > 0 ? `No exact match. ${found}` : found;
}
