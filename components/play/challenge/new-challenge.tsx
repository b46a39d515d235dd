'use client';

import { TallyLine } from '#components/play/challenge/tally-line.tsx';
import { newSeed } from '#components/play/draft/new-seed.ts';
import button from '#components/play/play-button.module.css';
import play from '#components/play/play-screen.module.css';
import { TaskBar } from '#components/play/task-bar.tsx';
import type { Go } from '#components/play/use-play-address.ts';
import { useStoredText } from '#components/play/use-stored-text.ts';
import { Button } from '#components/ui/button.tsx';
import { readTally } from '#lib/draft/tally.ts';
import { TALLY_KEY } from '#lib/platform/storage.ts';
import styles from './challenge.module.css';

type Props = { today: number; isTodayDrafted: boolean; go: Go };

export function NewChallenge({ today, isTodayDrafted, go }: Props) {
  const opponents = Object.keys(readTally(useStoredText(TALLY_KEY)));
  return (
    <>
      <TaskBar title="Challenge" />
      <section className={play.panel} aria-labelledby="play-heading">
        <h1 id="play-heading" tabIndex={-1}>
          Challenge a friend
        </h1>
        <p>
          Draft an eleven and send its link. Your friend drafts from the same squads without seeing your picks. Then
          both elevens meet in one match.
        </p>
        <p className={styles.actions}>
          {isTodayDrafted && (
            <Button className={button.yellow} onClick={() => go({ draft: `${today}` })}>
              Challenge with today’s draft
            </Button>
          )}
          <Button
            className={isTodayDrafted ? button.tall : button.yellow}
            onClick={() => go({ draft: newSeed(), step: 1 })}
          >
            Draft a new eleven
          </Button>
        </p>
        {opponents.length > 0 && (
          <ul className={styles.opponents}>
            {opponents.map((opponent) => (
              <li key={opponent}>
                <TallyLine opponent={opponent} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
