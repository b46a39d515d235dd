import type { DraftState } from '#lib/draft/draft-state.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import styles from './draft-progress.module.css';

export function DraftProgress({ state: { deal, picks, rounds } }: { state: DraftState }) {
  const number = Math.min(rounds, picks.length + 1);
  return (
    <div className={styles.progress}>
      <ol aria-hidden="true">
        {deal.squads.slice(0, rounds).map(({ id }, at) => {
          const pick = picks[at];
          const kit = pick && kitOf('national', { nationality: pick.squad.nation, position: '' });
          return (
            <li
              key={id}
              data-now={at === picks.length}
              style={kit && { background: kit.body }}
              data-done={at < picks.length}
            />
          );
        })}
      </ol>
      <p role="status" aria-label={`Pick ${number} of ${rounds}`}>
        <b>{number}</b> of {rounds}
      </p>
    </div>
  );
}
