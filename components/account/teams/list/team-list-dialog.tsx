'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import type { TeamList } from '#components/account/teams/list/team-list.ts';
import { TeamListItem } from '#components/account/teams/list/team-list-item.tsx';
import { Button } from '#components/ui/button.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Refusal } from '#components/ui/message.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { UNSAVED_CHANGES } from '#lib/platform/messages/cloud.ts';
import type { CloudTeam } from '#types/cloud.ts';
import listStyles from './team-list.module.css';

export function TeamListDialog({
  list,
  empty,
  deletion,
  isUnsaved,
  isSaving,
  save,
  onOpen,
  onClose,
  children,
}: {
  list: TeamList;
  /** Shown instead of an empty list. */
  empty: string;
  deletion: string;
  isUnsaved: boolean;
  isSaving: boolean;
  save: () => Promise<boolean>;
  /** Returns whether the team is open. */
  onOpen: (team: CloudTeam) => boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const openId = useBuilder((builder) => builder.team.id);
  const startNewTeam = useBuilder((builder) => builder.startNewTeam);
  const [leavingFor, setLeavingFor] = useState<CloudTeam | 'new' | null>(null);
  const [deleting, setDeleting] = useState<CloudTeam | null>(null);
  const items = useRef<HTMLUListElement>(null);
  const leaving = useRef<CloudTeam | 'new'>(null);

  useEffect(() => {
    leaving.current = leavingFor;
  }, [leavingFor]);

  // The pressed button may be gone: 'Delete' with its team, 'Make default' because it now is the default.
  useEffect(() => {
    if (list.teams && document.activeElement === document.body) items.current?.focus();
  }, [list.teams]);

  const go = (target: CloudTeam | 'new') => {
    setLeavingFor(null);
    if (target === 'new') startNewTeam();
    else if (!onOpen(target)) return;
    onClose();
  };
  const goOrAsk = (target: CloudTeam | 'new') => {
    if (isUnsaved) setLeavingFor(target);
    else go(target);
  };

  return (
    <Dialog label="My teams" onClose={onClose}>
      {list.error !== '' && (
        <Refusal className={listStyles.trouble}>
          {list.error}
          {list.reload && (
            <Button
              onClick={() => {
                // This button is about to unmount.
                items.current?.focus();
                void list.reload?.();
              }}
            >
              Try again
            </Button>
          )}
        </Refusal>
      )}
      {children}
      {list.teams === null && list.error === '' && <p role="status">Loading your teams…</p>}
      {list.teams?.length === 0 && <p className={styles.note}>{empty}</p>}
      <ul ref={items} tabIndex={-1} className={listStyles.list} aria-label="Saved teams" aria-busy={list.isBusy}>
        {list.teams?.map((team) => (
          <TeamListItem
            key={team.id}
            team={team}
            isOpen={team.id === openId}
            list={list}
            onOpen={() => goOrAsk(team)}
            onDelete={() => setDeleting(team)}
          />
        ))}
      </ul>
      {list.hasMore && (
        <Button className={listStyles.wide} aria-disabled={list.isBusy} onClick={list.showMore}>
          Show more
        </Button>
      )}
      <Button look="strong" className={listStyles.wide} onClick={() => goOrAsk('new')}>
        New team
      </Button>
      {leavingFor && (
        <ChoiceDialog
          label={UNSAVED_CHANGES}
          question="If you don’t save, you can still undo until you close this page."
          choices={[
            {
              label: 'Save first',
              busyLabel: isSaving ? 'Saving…' : undefined,
              look: 'strong',
              onChoose: async () => {
                const isSaved = await save();
                // The user may have cancelled in the meantime.
                if (leaving.current !== leavingFor) return;
                if (isSaved) go(leavingFor);
                else setLeavingFor(null);
              },
            },
            { label: 'Continue without saving', onChoose: () => go(leavingFor) },
          ]}
          onCancel={() => setLeavingFor(null)}
        />
      )}
      {deleting && (
        <ChoiceDialog
          label={`Delete “${deleting.name}”?`}
          question={deletion}
          choices={[
            {
              label: 'Delete team',
              busyLabel: list.isBusy ? 'One moment…' : undefined,
              look: 'danger',
              onChoose: async () => {
                setDeleting(null);
                await list.remove(deleting);
              },
            },
          ]}
          onCancel={() => setDeleting(null)}
        />
      )}
    </Dialog>
  );
}
