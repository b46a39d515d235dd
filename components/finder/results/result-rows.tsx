import { Fragment, type ReactNode, useState } from 'react';
import styles from '#components/finder/finder-panel.module.css';
import { dividerAbove } from '#components/finder/finder-texts.ts';
import { OwnPlayerRow } from '#components/finder/results/own-player-row.tsx';
import { SearchResult } from '#components/finder/results/search-result.tsx';
import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import { Button } from '#components/ui/button.tsx';
import { personKey } from '#lib/players/folded-player.ts';
import { ownName } from '#lib/team/own-player.ts';
import type { Player } from '#types/player.ts';

type Props = {
  search: PlayerSearch;
  players: readonly Player[];
  understood: ReactNode;
  legends: ReactNode;
  /** Enter would add the first player. */
  isFirstNext: boolean;
  onAdded: () => void;
  onMore: () => void;
};

export function ResultRows({ search, players, understood, legends, isFirstNext, onAdded, onMore }: Props) {
  const ownRow = <OwnRow search={search} onAdded={onAdded} />;
  const isOwnFirst = search.close > 0 && !search.legend;
  const [pointed, setPointed] = useState<Player | null>(null);
  const next = isFirstNext ? players[0] : null;
  const suggesting = pointed && players.includes(pointed) ? pointed : next;
  return (
    <>
      {understood}
      {search.legend && legends}
      {isOwnFirst && ownRow}
      {/* One key per person, so that a result keeps focus when another source responds. */}
      {players.map((player, place) => (
        <Fragment key={search.isSuggesting ? player.id : personKey(player)}>
          <Divider text={dividerAbove(place, search)} />
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
      {!search.legend && legends}
      {!isOwnFirst && ownRow}
    </>
  );
}

const Divider = ({ text }: { text: string }) => text !== '' && <li className={styles.others}>{text}</li>;

/** Not for a text with another meaning, such as a club. */
function OwnRow({ search, onAdded }: { search: PlayerSearch; onAdded: () => void }) {
  const isOther = search.isSuggesting || search.understood.length > 0;
  const own = isOther ? '' : ownName(search.criteria.query);
  return own !== '' && <OwnPlayerRow name={own} onAdded={onAdded} />;
}
