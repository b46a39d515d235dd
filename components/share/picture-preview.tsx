'use client';

import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { PICTURE_FAILED, PICTURE_OFFLINE } from '#lib/platform/messages/share.ts';
import styles from './picture-preview.module.css';

/** `path` is null until the link is ready. */
export function PicturePreview({ path, alt }: { path: string | null; alt: string }) {
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  /** Stays when the connection goes. */
  const [drawn, setDrawn] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes away.
    frame.current?.focus();
    setAttempt(attempt + 1);
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.preview}>
      {path !== null && (isOnline || path === drawn) && (
        <DrawnPicture key={`${attempt} ${path}`} path={path} alt={alt} onDrawn={() => setDrawn(path)} onRetry={retry} />
      )}
      {!isOnline && path !== drawn && <p className={styles.missing}>{PICTURE_OFFLINE}</p>}
    </div>
  );
}

type Props = { path: string; alt: string; onDrawn: () => void; onRetry: () => void };

function DrawnPicture({ path, alt, onDrawn, onRetry }: Props) {
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
      <img
        src={path}
        alt={alt}
        onLoad={() => {
          setState('drawn');
          onDrawn();
        }}
        onError={() => setState('failed')}
      />
    </>
  );
}
