'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { CORNERS, useCorner } from '#components/assistant/use-corner.ts';
import { useEscapeOutside } from '#components/assistant/use-escape-outside.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useStarted } from '#hooks/use-started.ts';
import styles from './assistant.module.css';

const AssistantPanel = lazyPart('The assistant', () =>
  import('#components/assistant/assistant-panel.tsx').then((module) => module.AssistantPanel),
);

export function Assistant() {
  const [state, setState] = useState<'unused' | 'open' | 'collapsed'>('unused');
  const say = useBuilder((builder) => builder.say);
  const { corner, moveTo, hasDragged, handlers } = useCorner((at) =>
    say(`Assistant moved to the ${at.replace('-', ' ')}`),
  );
  const edges = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  const isStarted = useStarted();
  const collapse = useCallback(() => setState('collapsed'), []);
  useEscapeOutside(edges, isOpen, collapse);

  useEffect(() => {
    const { activeElement, body } = document;
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
        aria-description="Use the arrow keys to move this button to another corner."
        title="Soccer Assistant"
        hidden={isOpen}
        {...handlers}
        onClick={({ detail }) => {
          // Keyboards and screen readers report detail 0, so the click isn't the end of a drag.
          if (detail === 0 || !hasDragged()) setState('open');
        }}
      >
        AI
      </button>
      {state !== 'unused' && (
        <AssistantPanel
          isOpen={isOpen}
          onCollapse={collapse}
          // Closes the message shown while the panel loads or after it failed.
          onClose={() => setState('unused')}
          onMove={() => moveTo(CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? corner)}
        />
      )}
    </aside>
  );
}
