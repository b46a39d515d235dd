import { Button } from '#components/ui/button.tsx';
import { Outside } from '#components/ui/outside.tsx';
import { CC_BY_SA, LINEUP_SOURCE } from '#lib/players/licences.ts';
import { matchOf } from '#lib/players/lineup-match.ts';
import { longDate } from '#lib/players/long-date.ts';
import type { Lineup } from '#lib/players/squads/squad-book.ts';
import styles from './squad-lineups.module.css';

type Props = { lineups: readonly Lineup[]; usual: Lineup; onChoose: (lineup: Lineup) => void };

export function SquadLineups({ lineups, usual, onChoose }: Props) {
  return (
    <div className={styles.lineups}>
      <details>
        <summary>As they lined up against …</summary>
        <ul>
          {lineups.map((lineup) => (
            <li key={lineup.date}>
              <Button look="quiet" onClick={() => onChoose(lineup)}>
                <b>{lineup.opponent}</b> {longDate(lineup.date)}, {lineup.stage}
              </Button>
            </li>
          ))}
        </ul>
      </details>
      <p>
        Usual line-up as {matchOf(usual)}. Line-ups: {LINEUP_SOURCE.author},{' '}
        <Outside href={LINEUP_SOURCE.address}>{LINEUP_SOURCE.title}</Outside>,{' '}
        <Outside href={CC_BY_SA.address}>{CC_BY_SA.name}</Outside>
      </p>
    </div>
  );
}
