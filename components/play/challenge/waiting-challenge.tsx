'use client';

import play from '#components/play/play-screen.module.css';
import { useStoredText, writeText } from '#components/play/use-stored-text.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { readWaiting, type Waiting } from '#lib/draft/tally.ts';
import { WAITING_CHALLENGE_KEY } from '#lib/platform/storage.ts';

export const keepWaiting = (waiting: Waiting): void => writeText(WAITING_CHALLENGE_KEY, JSON.stringify(waiting));
export const stopWaiting = (): void => writeText(WAITING_CHALLENGE_KEY, '');

/** A challenge stays in sight until it has been played. */
export function WaitingChallenge() {
  const waiting = readWaiting(useStoredText(WAITING_CHALLENGE_KEY));
  if (!waiting) return null;
  return (
    <aside className={play.notice} aria-label="Waiting challenge">
      <p>
        <bdi>{waiting.name}</bdi> is waiting for your eleven.
      </p>
      <p className={play.actions}>
        <a className={buttonClass('strong')} href={waiting.address}>
          Play the challenge
        </a>
        <Button onClick={stopWaiting}>Dismiss</Button>
      </p>
    </aside>
  );
}
