'use client';

import { useRef } from 'react';
import { ChallengerNameField, useChallengerName } from '#components/play/challenge/challenger-name-field.tsx';
import { useShareActions } from '#components/play/share/use-share-actions.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { cleanName, turnsCode } from '#lib/draft/challenge.ts';
import type { DraftSeed } from '#lib/draft/draft-day.ts';
import type { DraftState } from '#lib/draft/draft-state.ts';
import { writePlayAddress } from '#lib/match/play-address.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import styles from './challenge.module.css';

type Props = { seed: DraftSeed; state: DraftState; onClose: () => void };

export function ChallengeDialog({ seed, state, onClose }: Props) {
  const [name, setName] = useChallengerName();
  const field = useRef<HTMLInputElement>(null);
  const cleaned = cleanName(name);
  const hash = writePlayAddress({ draft: seed, version: ENGINE_VERSION, picks: turnsCode(state), name: cleaned });
  const url = `${window.location.origin}/play/today${hash}`;
  const title = 'A challenge';
  const text = `${cleaned} challenges you: the same squads, two elevens, one match.`;
  const { message, copy, share } = useShareActions({ title, text, url, picture: null, field });
  return (
    <Dialog label="Challenge a friend" onClose={onClose}>
      <div className={styles.form}>
        <p>Your friend drafts from the same squads without seeing your picks. Then your elevens meet in one match.</p>
        <ChallengerNameField name={name} onType={setName} />
        {cleaned === '' ? (
          <p>Your friend needs a name to play against.</p>
        ) : (
          <>
            <Field label="Link" ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
            <p className={styles.actions}>
              <Button look="strong" onClick={share}>
                Send the challenge
              </Button>
              <Button onClick={copy}>Copy link</Button>
            </p>
          </>
        )}
        <p role="status">{message}</p>
      </div>
    </Dialog>
  );
}
