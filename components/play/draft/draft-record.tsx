import type { CSSProperties } from 'react';
import { useStoredText } from '#components/play/use-stored-text.ts';
import { bestOf, distributionOf, readDraftResults, streakOf } from '#lib/draft/draft-results.ts';
import { DRAFT_RESULTS_KEY } from '#lib/platform/storage.ts';
import styles from './draft-record.module.css';

export function useDraftResults() {
  return readDraftResults(useStoredText(DRAFT_RESULTS_KEY));
}

const days = (count: number) => (count === 1 ? 'day' : 'days');

export function DraftRecord({ today }: { today: number }) {
  const results = useDraftResults();
  const best = bestOf(results);
  const streak = streakOf(results, today);
  const ranges = distributionOf(results);
  const most = Math.max(1, ...ranges.map(({ count }) => count));
  if (best === null) return null;
  return (
    <section className={styles.panel} aria-labelledby="your-drafts">
      <h2 id="your-drafts">Your drafts</h2>
      <p>
        <b>{streak}</b> {days(streak)} running, <b>{best} %</b> your best
      </p>
      <dl className={styles.ranges}>
        {ranges.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={{ '--share': count / most } as CSSProperties}>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
