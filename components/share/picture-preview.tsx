'use client';

import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { PICTURE_FAILED, PICTURE_OFFLINE } from '#lib/platform/messages/team.ts';
import styles from './picture-preview.module.css';

/** `path` is null until the link is ready. */
export function PicturePreview({ path, alt }: { path: string | null; alt: string }) {
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes away.
    frame.current?.focus();
    setAttempt(attempt + 1);
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.preview}>
      {isOnline ? (
        path !== null && <DrawnPicture key={`${attempt} ${path}`} path={path} alt={alt} onRetry={retry} />
      ) : (
        <p className={styles.missing}>{PICTURE_OFFLINE}</p>
      )}
    </div>
  );
}

function DrawnPicture({ path, alt, onRetry }: { path: string; alt: string; onRetry: () => void }) {
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  if (state === 'failed') {
    return (
      <div className={styles.missing}>
        <p>{PICTURE_FAILED}</p>
        <Button onClick={onRetry}>Retry</Button>
      </div>
    );
  }
  return (
    <>
      {state === 'drawing' && <span aria-hidden="true">Drawing the picture…</span>}
      <img src={path} alt={alt} onLoad={() => setState('drawn')} onError={() => setState('failed')} />
    </>
  );
}
