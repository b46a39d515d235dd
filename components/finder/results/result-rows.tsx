import { Fragment, useState } from 'react';
import styles from '#components/finder/finder-panel.module.css';
import { OwnPlayerRow } from '#components/finder/results/own-player-row.tsx';
import { SearchResult } from '#components/finder/results/search-result.tsx';
import { FamousSquads, OfferedSquad } from '#components/finder/results/squad-rows.tsx';
import type { PlayerSearch } from '#components/finder/use-player-search.ts';
import { Button } from '#components/ui/button.tsx';
import { personKey } from '#lib/players/folded-player.ts';
import { ownName } from '#lib/team/own-player.ts';
import type { Player } from '#types/player.ts';

type Props = {
  search: PlayerSearch;
  players: readonly Player[];
  hasFamousSquads: boolean;
  /** Enter would add the first player. */
  isFirstNext: boolean;
  onAdded: () => void;
  onMore: () => void;
};

export function ResultRows({ search, players, hasFamousSquads, isFirstNext, onAdded, onMore }: Props) {
  const own = search.isSuggesting ? '' : ownName(search.criteria.query);
  const [pointed, setPointed] = useState<Player | null>(null);
  const next = isFirstNext ? players[0] : null;
  const suggesting = pointed && players.includes(pointed) ? pointed : next;
  return (
    <>
      {hasFamousSquads && search.isSuggesting && <FamousSquads />}
      {search.offered && <OfferedSquad squad={search.offered} onChoose={() => search.chooseSquad(search.offered)} />}
      {/* One key per person, so that a result keeps focus when another source responds. */}
      {players.map((player, place) => (
        <Fragment key={search.isSuggesting ? player.id : personKey(player)}>
          {place > 0 && place === search.close && <li className={styles.others}>Other matches</li>}
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
      {own !== '' && <OwnPlayerRow name={own} onAdded={onAdded} />}
    </>
  );
}
