import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import type { Player } from '#types/player.ts';

type Options = { search: PlayerSearch; first: Player | undefined; isSpotSelected: boolean; onAdded: () => void };

/** Enter takes the first row, once the list matches the typed text. The handler returns whether it used the key. */
export function useEnter({ search, first, isSpotSelected, onAdded }: Options) {
  const add = useAddPlayer();
  const filter = search.isName ? undefined : search.understood[0];
  const top = search.legend ?? first;
  const [isWaiting, setWaiting] = useState(false);
  const takeFirst = useEffectEvent(() => {
    setWaiting(false);
    if (filter) search.choose(filter);
    else if (top && add(top)) onAdded();
  });
  useEffect(() => {
    if (isWaiting && search.isCurrent) takeFirst();
  }, [isWaiting, search.isCurrent]);

  const isTyped = search.criteria.query !== '';
  const takesPlayer = !filter && top !== undefined && (isTyped || (search.isSuggesting && isSpotSelected));
  const enter = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(filter || takesPlayer)) return false;
    event.preventDefault();
    setWaiting(true);
    return true;
  };
  return { enter, takesPlayer: takesPlayer && !search.legend };
}
