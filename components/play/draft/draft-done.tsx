'use client';

import { type CSSProperties, type ReactNode, useState } from 'react';
import { DraftPitch } from '#components/play/draft/draft-pitch.tsx';
import { PickByPick } from '#components/play/draft/pick-by-pick.tsx';
import { Squares } from '#components/play/draft/squares.tsx';
import { TaskBar } from '#components/play/task-bar.tsx';
import heard from '#components/ui/heard.module.css';
import { Segments } from '#components/ui/segments.tsx';
import type { DraftScore } from '#lib/draft/draft-score.ts';
import type { DraftState } from '#lib/draft/draft-state.ts';
import styles from './draft-done.module.css';

type Props = {
  title: string;
  state: DraftState;
  score: DraftScore;
  actions: ReactNode;
  share: ReactNode;
  children?: ReactNode;
};

const chanceText = (chance: number) => `${(100 * chance).toFixed(1)} %`;

export function DraftDone({ title, state, score, actions, share, children }: Props) {
  const [shown, setShown] = useState<'yours' | 'perfect'>('yours');
  const { deal, picks } = state;
  return (
    <section className={styles.page} aria-label="Draft">
      <div className={styles.bar}>
        <TaskBar title={title} more={deal.formation} isTask />
      </div>
      <div className={styles.verdict}>
        <h1 id="play-heading" tabIndex={-1}>
          Draft{' '}
          <b style={{ '--percent': score.percent, '--final': score.percent } as CSSProperties}>
            <span className={heard.heard}>{score.percent} %</span>
            <span className={styles.counted} aria-hidden="true" />
          </b>
        </h1>
        <p className={styles.odds}>
          Title chance <b>{chanceText(score.chance)}</b>
          <br />
          Perfect draft <b>{chanceText(score.perfectChance)}</b>
        </p>
        <Squares marks={score.marks} />
      </div>
      <div className={styles.choice}>
        <Segments
          legend="Which eleven"
          isLegendHidden
          options={[
            { value: 'yours', label: 'Yours' },
            { value: 'perfect', label: 'Perfect draft' },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
      </div>
      <div className={styles.pitch}>
        <DraftPitch
          formation={deal.formation}
          picks={shown === 'yours' ? picks : score.perfect}
          label={shown === 'yours' ? 'Pitch' : 'Pitch of the perfect draft'}
        />
      </div>
      <div className={styles.aside}>
        {share}
        <PickByPick {...{ state, score }} />
        {children}
      </div>
      <p className={styles.actions}>{actions}</p>
    </section>
  );
}
