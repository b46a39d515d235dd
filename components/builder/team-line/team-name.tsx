'use client';

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { textWidth } from '#lib/team/look/text-width.ts';
import { renameTeam } from '#lib/team/operations.ts';
import styles from './team-name.module.css';

/** Brings the forms along, which nothing else on the first screen needs. Not when idle: one types right after the press. */
const teamNameField = loadable(() =>
  import('#components/builder/team-line/team-name-field.tsx').then((module) => module.TeamNameField),
);

export function TeamName() {
  const name = useBuilder((builder) => builder.team.name);
  const edit = useBuilder((builder) => builder.edit);
  const isRestored = useBuilder((builder) => builder.isRestored);
  const [isEditing, setEditing] = useState(false);
  const { loaded: TeamNameField } = useLoaded(teamNameField, isRestored || isEditing, isEditing);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (!isEditing || !TeamNameField) {
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
