'use client';

import { useEffect, useRef } from 'react';
import { Form, type FormOutcome, typedText, useFieldFault } from '#components/ui/form.tsx';
import { cleanText } from '#lib/team/file/clean-text.ts';
import { MAX_TEAM_NAME } from '#types/limits.ts';
import styles from './team-name-field.module.css';

export function TeamNameField({
  name,
  onSave,
  onEnd,
}: {
  name: string;
  onSave: (text: string) => boolean;
  onEnd: () => void;
}) {
  // Enter and Escape also blur the field. Only the first event counts.
  const hasEnded = useRef(false);

  const end = () => {
    hasEnded.current = true;
    onEnd();
  };

  const save = (typed: FormData): FormOutcome => {
    if (hasEnded.current) return null;
    const text = cleanName(typedText(typed, 'team-name'));
    if (text !== name && !onSave(text)) return { refusal: '', fields: ['team-name'] };
    end();
    return null;
  };

  return (
    <Form action={save}>
      <NameField
        name={name}
        onEscape={end}
        onLeave={(field) => {
          if (hasEnded.current) return;
          if (cleanName(field.value) === '') end();
          else field.form?.requestSubmit();
        }}
      />
    </Form>
  );
}

const cleanName = (typed: string) => cleanText(typed, Number.POSITIVE_INFINITY);

function NameField({
  name,
  onEscape,
  onLeave,
}: {
  name: string;
  onEscape: () => void;
  onLeave: (field: HTMLInputElement) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const fault = useFieldFault('team-name');

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <input
      ref={field}
      className={styles.field}
      name="team-name"
      aria-label="Team name"
      dir="auto"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={MAX_TEAM_NAME}
      defaultValue={name}
      aria-invalid={fault !== undefined}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
      onBlur={({ currentTarget }) => onLeave(currentTarget)}
    />
  );
}
