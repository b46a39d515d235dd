'use client';

import { useState } from 'react';
import { useDraftResults } from '#components/play/draft/draft-record.tsx';
import { newSeed } from '#components/play/draft/new-seed.ts';
import { ShapePitch } from '#components/play/home/shape-pitch.tsx';
import { TodayFacts } from '#components/play/home/today-facts.tsx';
import hero from '#components/play/home/today-hero.module.css';
import button from '#components/play/play-button.module.css';
import { TaskBar } from '#components/play/task-bar.tsx';
import type { Go } from '#components/play/use-play-address.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import type { Deal } from '#lib/draft/deal.ts';
import { type DraftSeed, dayOf, draftTitle, endOfDraft } from '#lib/draft/draft-day.ts';
import type { DraftState } from '#lib/draft/draft-state.ts';
import styles from './draft-start.module.css';

type Props = {
  seed: DraftSeed;
  today: number;
  deal: Deal;
  /** Null until it is started. */
  state: DraftState | null;
  /** An earlier day's draft that was begun in time and isn't finished. */
  unfinished: number | null;
  onStart: () => void;
  go: Go;
};

const EARLIER_DAYS = 30;

export function DraftStart({ seed, today, deal, state, unfinished, onStart, go }: Props) {
  const results = useDraftResults();
  const day = dayOf(seed);
  const isToday = day === today;
  // The first screen of Play leads here.
  const [isEarlierWanted] = useState(() => window.location.hash === '#earlier');
  const practise = () => go({ draft: newSeed() });
  const earlier = Array.from({ length: Math.min(EARLIER_DAYS, today - 1) }, (_, back) => today - 1 - back);

  return (
    <>
      <TaskBar title="Draft" more={isToday ? 'today' : 'practice'} />
      <section className={hero.today} aria-labelledby="play-heading">
        <div className={hero.pitch}>
          <ShapePitch formation={deal.formation} />
        </div>
        <div className={hero.text}>
          <p className={hero.kicker}>{isToday ? 'Today’s draft' : 'Practice'}</p>
          <h1 id="play-heading" tabIndex={-1} data-word={day === null || undefined}>
            {day === null ? draftTitle(seed) : `No. ${day}`}
          </h1>
          <TodayFacts
            formation={deal.formation}
            cup={deal.cup}
            how={`One player from each of eleven squads. You may skip two.${isToday ? '' : ' Practice doesn’t count.'}`}
            today={isToday ? today : null}
          />
          <p className={hero.actions}>
            <Button className={button.yellow} onClick={onStart}>
              {startWords(state)}
            </Button>
            <Button className={button.ghost} onClick={practise}>
              Practise
            </Button>
          </p>
        </div>
      </section>
      {unfinished !== null && (
        <p className={styles.panel}>
          Draft {unfinished} isn’t finished. It still counts for its day.{' '}
          <a className={buttonClass('plain')} href={`/play/today#draft=${unfinished}`}>
            Finish draft {unfinished}
          </a>
        </p>
      )}
      {earlier.length > 0 && (
        <details className={styles.panel} open={isEarlierWanted}>
          <summary>Earlier days</summary>
          <p>You can practise them. They don’t count any more.</p>
          <ol className={styles.days}>
            {earlier.map((one) => (
              <li key={one}>
                <a href={`/play/today#draft=${one}`}>
                  <b>Draft {one}</b> <span>{dateOf(one)}</span> {results[one] && <span>{results[one].percent} %</span>}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dateOf = (day: number) => DATE.format(endOfDraft(day) - 1);

function startWords(state: DraftState | null): string {
  if (!state) return 'Start the draft';
  return state.squad ? `Go on with pick ${state.picks.length + 1}` : 'See your result';
}
