'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AssistantPanelProps } from '#components/assistant/assistant-panel.tsx';
import { CORNERS, useCorner } from '#components/assistant/use-corner.ts';
import { useEscapeOutside } from '#components/assistant/use-escape-outside.ts';
import { type LateDialog, LatePart } from '#components/ui/late-part.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useStarted } from '#hooks/use-started.ts';
import styles from './assistant.module.css';

const PANEL: LateDialog<AssistantPanelProps> = {
  what: 'The assistant',
  load: () => import('#components/assistant/assistant-panel.tsx').then((module) => module.AssistantPanel),
};

/** The round button, and behind it everything else, whose code comes with the first click. */
export function Assistant() {
  const [state, setState] = useState<'unused' | 'open' | 'collapsed'>('unused');
  const say = useBuilder((builder) => builder.say);
  const { corner, moveTo, hasDragged, handlers } = useCorner((at) =>
    say(`The assistant is at the ${at.replace('-', ' ')}`),
  );
  const edges = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  const isStarted = useStarted();
  const collapse = useCallback(() => setState('collapsed'), []);
  useEscapeOutside(edges, isOpen, collapse);

  useEffect(() => {
    const { activeElement, body } = document;
    // Whoever works on beside it keeps the focus.
    const hadFocus = activeElement === body || edges.current?.contains(activeElement);
    if (state === 'collapsed' && hadFocus) button.current?.focus();
  }, [state]);

  return (
    <aside ref={edges} aria-label="Assistant" className={styles.edges} data-corner={corner} inert={!isStarted}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="AI, Soccer Assistant"
        aria-description="The arrow keys move this button to another corner."
        title="Soccer Assistant"
        hidden={isOpen}
        {...handlers}
        onClick={({ detail }) => {
          // A press by the keyboard or a screen reader, which counts 0, is never the end of a drag.
          if (detail === 0 || !hasDragged()) setState('open');
        }}
      >
        AI
      </button>
      {state !== 'unused' && (
        <LatePart
          dialog={PANEL}
          props={{
            isOpen,
            // A panel that never came is not there to be collapsed.
            onClose: () => setState(PANEL.loaded ? 'collapsed' : 'unused'),
            onMove: () => moveTo(CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? corner),
          }}
        />
      )}
    </aside>
  );
}
