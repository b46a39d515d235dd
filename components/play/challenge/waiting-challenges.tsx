'use client';

import play from '#components/play/play-screen.module.css';
import { readText, useStoredText, writeText } from '#components/play/use-stored-text.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { readWaiting, type Waiting, withoutWaiting, withWaiting } from '#lib/draft/waiting.ts';
import { WAITING_CHALLENGE_KEY } from '#lib/platform/storage.ts';

function change(next: (waiting: readonly Waiting[]) => readonly Waiting[]): void {
  const before = readWaiting(readText(WAITING_CHALLENGE_KEY));
  const after = JSON.stringify(next(before));
  if (after !== JSON.stringify(before)) writeText(WAITING_CHALLENGE_KEY, after);
}

export const keepWaiting = (added: Waiting): void => change((waiting) => withWaiting(waiting, added));
export const stopWaiting = (address: string): void => change((waiting) => withoutWaiting(waiting, address));

export function WaitingChallenges() {
  const waiting = readWaiting(useStoredText(WAITING_CHALLENGE_KEY));
  return waiting.map(({ address, name }) => (
    <aside key={address} className={play.notice} aria-label="Waiting challenge">
      <p>
        <bdi>{name}</bdi> is waiting for your eleven.
      </p>
      <p className={play.actions}>
        <a className={buttonClass('strong')} href={address}>
          Play the challenge
        </a>
        <Button onClick={() => stopWaiting(address)}>Dismiss</Button>
      </p>
    </aside>
  ));
}
