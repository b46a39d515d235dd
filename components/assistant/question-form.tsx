import type { RefObject } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MAX_QUESTION } from '#types/limits.ts';
import styles from './question-form.module.css';

/** One line to ask in, and the button that sends it. Blank text is not sent. */
export function QuestionForm({
  field,
  draft,
  onChange,
  onSend,
  isDisabled,
}: {
  field: RefObject<HTMLInputElement | null>;
  draft: string;
  onChange: (draft: string) => void;
  onSend: (question: string) => void;
  isDisabled: boolean;
}) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(draft);
      }}
    >
      <input
        ref={field}
        type="text"
        className={styles.field}
        aria-label="Message"
        placeholder="Ask about players, clubs, formations"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_QUESTION}
        disabled={isDisabled}
        value={draft}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button type="submit" look="strong" className={styles.send} aria-label="Send" title="Send" disabled={isDisabled}>
        <Icon name="send" />
      </Button>
    </form>
  );
}
