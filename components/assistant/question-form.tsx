import { type RefObject, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MAX_QUESTION } from '#types/limits.ts';
import styles from './question-form.module.css';

export function QuestionForm({
  field,
  onAsk,
  isDisabled,
}: {
  field: RefObject<HTMLInputElement | null>;
  onAsk: (question: string) => void;
  isDisabled: boolean;
}) {
  const [draft, setDraft] = useState('');

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() === '') return;
        onAsk(draft);
        setDraft('');
      }}
    >
      <input
        ref={field}
        type="text"
        className={styles.field}
        aria-label="Message"
        placeholder="Ask about players, clubs or formations"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_QUESTION}
        disabled={isDisabled}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" look="strong" className={styles.send} aria-label="Send" title="Send" disabled={isDisabled}>
        <Icon name="send" />
      </Button>
    </form>
  );
}
