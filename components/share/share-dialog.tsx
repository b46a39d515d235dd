'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { PictureChoice } from '#components/share/picture-choice.tsx';
import { PicturePreview } from '#components/share/picture-preview.tsx';
import { useShareLink } from '#components/share/use-share-link.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import type { SharePurpose } from '#hooks/use-screen-actions.tsx';
import { fetchTeamPicture } from '#lib/api/team-picture.ts';
import { downloadBlob } from '#lib/platform/download.ts';
import {
  COPY_FAILED,
  LINK_COPIED,
  PICTURE_FAILED,
  PICTURE_OFFLINE,
  TEAM_TOO_LONG_FOR_LINK,
} from '#lib/platform/messages/share.ts';
import { isTouch } from '#lib/platform/screen.ts';
import type { PictureExtra } from '#lib/share/picture-extras.ts';
import { FIRST_SHAPE } from '#lib/share/picture-shapes.ts';
import styles from './share-dialog.module.css';

export function ShareDialog({ purpose = 'team', onClose }: { purpose?: SharePurpose; onClose: () => void }) {
  const isChallenge = purpose === 'challenge';
  const { name, pictureName, code, pathOf, url, isComplete, isTooLong } = useShareLink();
  const [message, setMessage] = useState('');
  const [isDrawing, setDrawing] = useState(false);
  const [shape, setShape] = useState(FIRST_SHAPE);
  const [extras, setExtras] = useState<readonly PictureExtra[]>([]);
  const path = pathOf(shape, extras);
  const field = useRef<HTMLInputElement>(null);
  const isGone = useRef(false);
  const id = useId();
  useBackCloses(onClose);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage(LINK_COPIED);
    } catch {
      field.current?.select();
      setMessage(COPY_FAILED);
    }
  };

  const sharePicture = async () => {
    if (isDrawing || path === null) return;
    setDrawing(true);
    setMessage('');
    try {
      const fileName = pictureName(shape);
      const file = new File([await fetchTeamPicture(path)], fileName, { type: 'image/png' });
      if (isGone.current) return;
      const save = () => downloadBlob(fileName, file);
      if (isTouch() && navigator.canShare?.({ files: [file] })) await shareSheet({ files: [file], title: name }, save);
      else save();
    } catch (error) {
      console.warn(error);
      setMessage(navigator.onLine ? PICTURE_FAILED : PICTURE_OFFLINE);
    } finally {
      setDrawing(false);
    }
  };

  return (
    <Dialog
      label={isChallenge ? 'Challenge a friend' : 'Share'}
      top={<h2>{isChallenge ? 'Challenge a friend' : `Share ${name}`}</h2>}
      onClose={onClose}
      className={styles.dialog}
    >
      {isTooLong ? (
        <p role="alert">{TEAM_TOO_LONG_FOR_LINK}</p>
      ) : (
        <>
          <PicturePreview path={path} alt={`${name} on the pitch`} />
          <PictureChoice {...{ shape, setShape, extras, setExtras, isComplete }} />
          <label htmlFor={id}>Link</label>
          <input ref={field} id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
          <p className={styles.note}>
            {isChallenge
              ? 'Your friend sees this team as it is now and can play against it.'
              : 'Anyone with this link sees the team as it is now.'}
          </p>
          <div className={styles.actions}>
            {'share' in navigator && (
              <Button look="strong" disabled={code === null} onClick={() => shareSheet({ title: name, url }, copy)}>
                Share link
              </Button>
            )}
            <Button look={'share' in navigator ? 'plain' : 'strong'} disabled={code === null} onClick={copy}>
              Copy link
            </Button>
            {/* Not `disabled` while drawing, which would drop focus. */}
            <Button disabled={code === null} aria-disabled={isDrawing} onClick={sharePicture}>
              <Icon name="down" size={18} /> Download picture
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles.message}>
        {isDrawing ? 'Creating the picture…' : message}
      </p>
    </Dialog>
  );
}

/** Opens the share sheet, or calls `otherwise` if it can't. Closing the sheet isn't a failure. */
async function shareSheet(data: ShareData, otherwise: () => void | Promise<void>): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await otherwise();
  }
}
