'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { TeamList } from '#components/account/teams/use-team-list.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { refusalMessage } from '#lib/platform/messages/team.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import type { CloudTeam } from '#types/cloud.ts';
import { MAX_TEAM_NAME, STARTERS } from '#types/limits.ts';
import styles from './my-teams-dialog.module.css';

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
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const faultId = useId();
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = draft !== null;

  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) renameButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const updated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(team.updatedAt));

  if (draft !== null) {
    return (
      <li className={styles.item}>
        <form
          noValidate
          className={styles.rename}
          onSubmit={async (event) => {
            event.preventDefault();
            const name = draft.trim();
            setRefused(name === '');
            if (name !== '' && (name === team.name || (await list.rename(team, name)))) setDraft(null);
          }}
        >
          <Field
            label="New name"
            autoFocus
            required
            fault={isRefused ? faultId : undefined}
            maxLength={MAX_TEAM_NAME}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <Button type="submit" look="strong" aria-disabled={list.isBusy}>
            {list.isBusy ? 'One moment…' : 'Save name'}
          </Button>
          <Button
            onClick={() => {
              setDraft(null);
              setRefused(false);
            }}
          >
            Cancel
          </Button>
          {isRefused && (
            <p role="alert" id={faultId} className={styles.fault}>
              {refusalMessage('empty-name')}
            </p>
          )}
        </form>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        {team.name}
        {team.isDefault && <span className={styles.mark}>Default</span>}
        {isOpen && <span className={styles.mark}>Open</span>}
      </p>
      <p className={styles.facts}>
        {team.formation} · {startersOf(team).length} of {STARTERS} picked · {updated}
      </p>
      <div className={styles.actions}>
        {!isOpen && (
          <Button aria-label={`Open ${team.name}`} onClick={onOpen}>
            Open
          </Button>
        )}
        <Button ref={renameButton} aria-label={`Rename ${team.name}`} onClick={() => setDraft(team.name)}>
          Rename
        </Button>
        <Button aria-label={`Duplicate ${team.name}`} aria-disabled={list.isBusy} onClick={() => list.duplicate(team)}>
          Duplicate
        </Button>
        {!team.isDefault && (
          <Button
            aria-label={`Make default: ${team.name}`}
            aria-disabled={list.isBusy}
            onClick={() => list.makeDefault(team)}
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
