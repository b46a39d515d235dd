import { useDraftResults } from '#components/play/draft/draft-record.tsx';
import hero from '#components/play/home/today-hero.module.css';
import type { Deal } from '#lib/draft/deal.ts';
import { bestOf, streakOf } from '#lib/draft/draft-results.ts';

type Props = Pick<Deal, 'formation' | 'cup'> & {
  how: string;
  /** Today's number. In practice, null: then nothing says how the user has done so far. */
  today: number | null;
};

export function TodayFacts({ formation, cup, how, today }: Props) {
  const results = useDraftResults();
  const best = bestOf(results);
  const streak = today === null ? 0 : streakOf(results, today);
  return (
    <>
      <p className={hero.what}>
        <b>{formation}</b> against the <b>World Cup {cup}</b>
      </p>
      <p className={hero.how}>{how}</p>
      {today !== null && best !== null && (
        <p className={hero.streak}>
          <span>
            <b>{streak}</b> {streak === 1 ? 'day' : 'days'} running
          </span>
          <span>
            <b>{best}</b> % your best
          </span>
        </p>
      )}
    </>
  );
}
