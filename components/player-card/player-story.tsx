'use client';

import type { PlayerDetailsState } from '#components/player-card/use-player-details.ts';
import { Outside } from '#components/ui/outside.tsx';
import { SEARCHING_DATABASE } from '#lib/platform/messages/player.ts';
import { CC_BY_SA } from '#lib/players/licences.ts';
import type { PictureCredit } from '#types/portrait.ts';
import styles from './player-story.module.css';

export function PlayerStory({ details: { isLoading, free, online, error } }: { details: PlayerDetailsState }) {
  const biography = online?.details.biography ?? '';
  const paragraphs = new Set((free?.story ?? biography).split(/\n\s*\n/).filter((text) => text.trim() !== ''));
  const hasFreePart = free?.image || free?.story;
  return (
    <>
      {paragraphs.size > 0 && (
        <section aria-label="Biography" className={styles.biography}>
          <h3>Biography</h3>
          {[...paragraphs].map((text) => (
            <p key={text}>{text}</p>
          ))}
          {free?.story && free.storyUrl && (
            <p className={styles.credit}>
              Text: <Outside href={free.storyUrl}>Wikipedia</Outside>,{' '}
              <Outside href={CC_BY_SA.address}>{CC_BY_SA.name}</Outside>
            </p>
          )}
        </section>
      )}
      {isLoading && (
        <p role="status" className={styles.waiting}>
          {SEARCHING_DATABASE}
        </p>
      )}
      {error !== '' && !hasFreePart && <p className={styles.note}>{error}</p>}
      {free?.image ? <FreeCredit credit={free.credit} /> : <OwnCredit credit={online?.details.credit ?? ''} />}
    </>
  );
}

function FreeCredit({ credit: { author, licence, licenceUrl, source } }: { credit: PictureCredit }) {
  return (
    <p className={styles.note}>
      Picture: <Outside href={source}>{author || 'author unknown'}</Outside>,{' '}
      {licenceUrl === null ? licence : <Outside href={licenceUrl}>{licence}</Outside>}
    </p>
  );
}

function OwnCredit({ credit }: { credit: string }) {
  return credit === '' ? null : <p className={styles.note}>Picture: {credit}</p>;
}
