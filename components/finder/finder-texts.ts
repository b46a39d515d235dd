import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import { isChosen } from '#lib/builder/state.ts';
import { CLOSE_SPELLINGS, PLAYER_DATABASE_UNREACHABLE, SEARCHING_DATABASE } from '#lib/platform/messages/player.ts';
import type { Spot } from '#types/team.ts';

export function noteFor(selected: Spot | null): string {
  if (!selected || !isChosen(selected)) return '';
  return selected.kind === 'slot' ? `for ${selected.slot}` : 'for the bench';
}

/** The screen's guess isn't binding, so it is not announced as the place (D61). */
export function placeholderFor(selected: Spot | null): string {
  return selected?.kind === 'slot' && isChosen(selected) ? `Player for ${selected.slot}` : 'Find a player';
}

export function titleFor(
  { isSuggesting, isAnyPosition, close, legend }: PlayerSearch,
  selected: Spot | null,
  isComplete: boolean,
): string {
  if (isSuggesting) return isAnyPosition ? 'Suggestions for all positions' : suggestionTitle(selected, isComplete);
  return close > 0 && !legend ? CLOSE_SPELLINGS : 'Results';
}

function suggestionTitle(selected: Spot | null, isComplete: boolean): string {
  if (!selected) return isComplete ? 'Best known players' : 'Tap a position to fill it';
  return selected.kind === 'slot' ? `Suggestions for ${selected.slot}` : 'Suggestions for the bench';
}

/** The number of results is for screen readers only. */
export function statusKind({ isSearching, message }: PlayerSearch): 'busy' | 'sentence' | 'heard' {
  if (isSearching) return 'busy';
  return message === '' ? 'heard' : 'sentence';
}

/** For screen readers only: a banner shows it too. */
export function networkText({ isSearching, isOffline }: PlayerSearch): string {
  return isOffline && !isSearching ? PLAYER_DATABASE_UNREACHABLE : '';
}

export function statusText(search: PlayerSearch): string {
  const { isSearching, message, isSuggesting, players, close, hasMore, outside, chips, legend, legends } = search;
  if (isSearching) return SEARCHING_DATABASE;
  if (message !== '' || isSuggesting) return message;
  const total = players.length + legends.players.length;
  const count = total === 1 ? '1 player' : `${total} players`;
  const where = outside === 0 ? ` outside ${chips.map(({ text }) => text).join(', ')}` : '';
  const found = `${count} found${where}${hasMore ? ', more available' : ''}`;
  return close > 0 && !legend ? `No exact match. ${found}` : found;
}

/** Above a result: why it and those below it are listed. */
export function dividerAbove(place: number, { close, outside, chips, legend }: PlayerSearch): string {
  if (place === outside) return `Outside ${chips.map(({ text }) => text).join(', ')}`;
  const isOther = legend ? place === 0 : place > 0 && place === close && outside === null;
  return isOther ? 'Other matches' : '';
}
