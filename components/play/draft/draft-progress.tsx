import type { DraftState } from '#lib/draft/draft-state.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { STARTERS } from '#types/limits.ts';
import styles from './draft-progress.module.css';

/** The picks so far in their squads’ colours. */
export function DraftProgress({ state: { deal, picks } }: { state: DraftState }) {
  const number = Math.min(STARTERS, picks.length + 1);
  return (
    <div className={styles.progress}>
      <ol aria-hidden="true">
        {deal.squads.slice(0, STARTERS).map(({ id }, at) => {
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
      <p role="status" aria-label={`Pick ${number} of ${STARTERS}`}>
        <b>{number}</b> of {STARTERS}
      </p>
    </div>
  );
}
