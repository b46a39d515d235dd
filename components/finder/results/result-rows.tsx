import { Fragment, type ReactNode, useState } from 'react';
import styles from '#components/finder/finder-panel.module.css';
import { OwnPlayerRow } from '#components/finder/results/own-player-row.tsx';
import { SearchResult } from '#components/finder/results/search-result.tsx';
import { FamousSquads } from '#components/finder/results/squad-rows.tsx';
import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import { Button } from '#components/ui/button.tsx';
import { personKey } from '#lib/players/folded-player.ts';
import { ownName } from '#lib/team/own-player.ts';
import type { Player } from '#types/player.ts';

type Props = {
  search: PlayerSearch;
  players: readonly Player[];
  understood: ReactNode;
  hasFamousSquads: boolean;
  /** Enter would add the first player. */
  isFirstNext: boolean;
  onAdded: () => void;
  onMore: () => void;
};

export function ResultRows({ search, players, understood, hasFamousSquads, isFirstNext, onAdded, onMore }: Props) {
  const { close, outside, chips } = search;
  const isOther = search.isSuggesting || search.understood.length > 0;
  const own = isOther ? '' : ownName(search.criteria.query);
  const ownRow = own !== '' && <OwnPlayerRow name={own} onAdded={onAdded} />;
  const [pointed, setPointed] = useState<Player | null>(null);
  const next = isFirstNext ? players[0] : null;
  const suggesting = pointed && players.includes(pointed) ? pointed : next;
  return (
    <>
      {hasFamousSquads && search.isSuggesting && <FamousSquads />}
      {understood}
      {close > 0 && ownRow}
      {/* One key per person, so that a result keeps focus when another source responds. */}
      {players.map((player, place) => (
        <Fragment key={search.isSuggesting ? player.id : personKey(player)}>
          {place === outside && <li className={styles.others}>Outside {chips.map(({ text }) => text).join(', ')}</li>}
          {place > 0 && place === close && outside === null && <li className={styles.others}>Other matches</li>}
          <SearchResult player={player} isSuggesting={player === suggesting} onPoint={setPointed} onAdded={onAdded} />
        </Fragment>
      ))}
      {search.hasMore && (
        <li>
          <Button className={styles.more} onClick={onMore}>
            Show more
          </Button>
        </li>
      )}
      {close === 0 && ownRow}
    </>
  );
}
