import styles from '#components/play/play-screen.module.css';
import { type CupChances, SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';

/** Shows the chance only after the last simulated cup: the first hundred are often ten points off. */
export function ChanceToWin({ chances }: { chances: CupChances | null }) {
  const done = chances?.cups === SIMULATED_CUPS ? chances : null;
  const cups = `${SIMULATED_CUPS.toLocaleString('en')} simulated cups`;
  return (
    <div className={styles.chance}>
      <p data-testid="cup-chance">
        Chance to win the cup: <b>{done ? percent(done.champion) : '…'}</b>
      </p>
      <progress max={SIMULATED_CUPS} value={chances?.cups ?? 0} aria-label="Simulated cups" data-done={done !== null} />
      <small>
        {done
          ? `Final ${percent(done.final)} · semi-final ${percent(done.semiFinal)} · past the group ${percent(done.knockout)}, in ${cups}`
          : `Playing ${cups}…`}
      </small>
    </div>
  );
}

function percent(count: number): string {
  const share = (100 * count) / SIMULATED_CUPS;
  return count > 0 && share < 1 ? 'under 1%' : `${Math.round(share)}%`;
}
