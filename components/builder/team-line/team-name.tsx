'use client';

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { cleanText } from '#lib/team/file/clean-text.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import { renameTeam } from '#lib/team/operations.ts';
import { MAX_TEAM_NAME } from '#types/limits.ts';
import styles from './team-name.module.css';

export function TeamName() {
  const name = useBuilder((builder) => builder.team.name);
  const edit = useBuilder((builder) => builder.edit);
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (!isEditing) {
    return (
      <h2 className={styles.name}>
        <button ref={button} type="button" aria-label={`Rename ${name}`} title={name} onClick={() => setEditing(true)}>
          <span className={styles.words} dir="auto" style={{ '--ems': emsOf(name) } as CSSProperties}>
            {name}
          </span>
          <Icon name="pencil" size={18} />
        </button>
      </h2>
    );
  }
  return (
    <TeamNameField
      name={name}
      onSave={(text) => edit((team) => renameTeam(team, text), `Team renamed to ${text}`)}
      onEnd={() => setEditing(false)}
    />
  );
}

/** The estimated width in capitals, so that long names shrink without measuring. */
function emsOf(name: string): number {
  return Math.max(1, textWidth(name.toLocaleUpperCase('en'), 1));
}

function TeamNameField({
  name,
  onSave,
  onEnd,
}: {
  name: string;
  onSave: (text: string) => boolean;
  onEnd: () => void;
}) {
  const [draft, setDraft] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Enter and Escape also blur the field. Only the first event counts.
  const hasEnded = useRef(false);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const end = () => {
    hasEnded.current = true;
    onEnd();
  };

  const text = cleanText(draft, Number.POSITIVE_INFINITY);

  const save = () => {
    if (hasEnded.current) return;
    if (text === name || onSave(text)) end();
    else {
      // Keep a rejected name in the field, so that no typing is lost.
      setRefused(true);
      field.current?.focus();
    }
  };

  return (
    <input
      ref={field}
      className={styles.field}
      aria-label="Team name"
      dir="auto"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={MAX_TEAM_NAME}
      value={draft}
      aria-invalid={isRefused}
      onChange={({ target }) => {
        setDraft(target.value);
        setRefused(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          // Otherwise the same Enter would press the newly focused button.
          event.preventDefault();
          save();
        } else if (event.key === 'Escape') end();
      }}
      onBlur={() => {
        if (text === '') end();
        else save();
      }}
    />
  );
}
