'use client';

import { useEffect, useRef, useState } from 'react';
import type { TeamList } from '#components/account/teams/list/team-list.ts';
import { TeamThumbnail } from '#components/account/teams/list/team-thumbnail.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Form, FormRefusal, SubmitButton, typedText } from '#components/ui/form.tsx';
import { refusalMessage } from '#lib/platform/messages/team.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import type { CloudTeam } from '#types/cloud.ts';
import { MAX_TEAM_NAME, STARTERS } from '#types/limits.ts';
import styles from './team-list.module.css';

export function TeamListItem({
  team,
  isOpen,
  list,
  onOpen,
  onDelete,
}: {
  team: CloudTeam;
  isOpen: boolean;
  list: TeamList;
  onOpen: () => void;
  onDelete: () => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) renameButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const updated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(team.updatedAt));

  if (isEditing) {
    return (
      <li className={styles.item}>
        <Form
          className={styles.rename}
          missing={refusalMessage('empty-name')}
          action={async (typed) => {
            const name = typedText(typed, 'name').trim();
            if (name === team.name || (await list.rename(team, name))) setEditing(false);
            return null;
          }}
          hasFocus
        >
          <Field
            label="New name"
            name="name"
            required
            autoComplete="off"
            maxLength={MAX_TEAM_NAME}
            defaultValue={team.name}
          />
          <SubmitButton look="strong" aria-disabled={list.isBusy}>
            Save name
          </SubmitButton>
          <Button onClick={() => setEditing(false)}>Cancel</Button>
          <FormRefusal />
        </Form>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <TeamThumbnail team={team} />
      <p className={styles.name}>
        {team.name}
        {team.isDefault && <span className={styles.mark}>Default</span>}
        {isOpen && <span className={styles.mark}>Open</span>}
      </p>
      <p className={styles.facts}>
        {team.formation} · {startersOf(team).length} of {STARTERS} picked ·{' '}
        <span className={styles.date}>{updated}</span>
      </p>
      <div className={styles.actions}>
        {!isOpen && (
          <Button aria-label={`Open ${team.name}`} onClick={onOpen}>
            Open
          </Button>
        )}
        <Button ref={renameButton} aria-label={`Rename ${team.name}`} onClick={() => setEditing(true)}>
          Rename
        </Button>
        <Button aria-label={`Duplicate ${team.name}`} aria-disabled={list.isBusy} onClick={() => list.duplicate(team)}>
          Duplicate
        </Button>
        {list.makeDefault && !team.isDefault && (
          <Button
            aria-label={`Make default: ${team.name}`}
            aria-disabled={list.isBusy}
            onClick={() => list.makeDefault?.(team)}
          >
            Make default
          </Button>
        )}
        <Button aria-label={`Delete ${team.name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
