import { useId, useRef, useState } from 'react';
import type { Assistant } from '#components/assistant/use-assistant.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { HISTORY_CLEARED, HISTORY_NOT_CLEARED, STATISTICS_FAILED } from '#lib/platform/messages/assistant.ts';
import type { ChatStats } from '#types/chat-history.ts';
import styles from './assistant-menu.module.css';

export function AssistantMenu({ assistant, onMove }: { assistant: Assistant; onMove: () => void }) {
  const { user } = useSession();
  const notify = useBuilder((builder) => builder.notify);
  const [stats, setStats] = useState<ChatStats | 'loading' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const clear = async () => {
    setAsking(false);
    if (await assistant.clear()) notify('success', HISTORY_CLEARED);
    else notify('error', HISTORY_NOT_CLEARED);
  };

  return (
    <>
      <Button
        ref={button}
        look="icon"
        className={styles.button}
        aria-label="Assistant menu"
        title="Menu"
        popoverTarget={id}
      >
        <Icon name="more" />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={({ newState, currentTarget: { style } }) => {
          if (newState !== 'open') return;
          const { bottom = 0, right = 0 } = button.current?.getBoundingClientRect() ?? {};
          style.setProperty('--top', `${bottom}px`);
          style.setProperty('--right', `${document.documentElement.clientWidth - right}px`);
          if (!user) return;
          setStats('loading');
          void assistant.loadStats().then(setStats);
        }}
      >
        {user && (
          <p role="status" className={styles.stats}>
            {statsSentence(stats)}
          </p>
        )}
        <Button
          onClick={() => {
            menu.current?.hidePopover();
            onMove();
          }}
        >
          Move to next corner
        </Button>
        {user && (
          <Button
            onClick={() => {
              menu.current?.hidePopover();
              setAsking(true);
            }}
          >
            Clear history
          </Button>
        )}
      </div>
      {isAsking && (
        <ChoiceDialog
          label="Clear history"
          question="This deletes all your questions and their answers. You can’t undo it."
          choices={[{ label: 'Clear history', look: 'danger', onChoose: () => void clear() }]}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

const NUMBER = new Intl.NumberFormat('en');
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

function statsSentence(stats: ChatStats | 'loading' | null): string {
  if (stats === 'loading') return 'Loading your stats…';
  if (stats === null) return STATISTICS_FAILED;
  const { questions, tokens, first } = stats;
  if (questions === 0 || first === null) return 'No questions yet.';
  const asked = questions === 1 ? '1 question' : `${NUMBER.format(questions)} questions`;
  return `${asked}, about ${NUMBER.format(tokens)} tokens, since ${DATE.format(new Date(first))}.`;
}
