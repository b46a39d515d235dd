'use client';

import { useEffect, useRef, useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { TeamListItem } from '#components/account/teams/team-list-item.tsx';
import { useTeamList } from '#components/account/teams/use-team-list.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Refusal } from '#components/ui/message.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { UNSAVED_CHANGES } from '#lib/platform/messages/cloud.ts';
import type { CloudTeam } from '#types/cloud.ts';
import listStyles from './my-teams-dialog.module.css';

export function MyTeamsDialog({ onClose }: { onClose: () => void }) {
  const list = useTeamList();
  const { open, save, isSaving } = useCloudTeam();
  const openId = useBuilder((builder) => builder.team.id);
  const isUnsaved = useBuilder(hasUnsavedChanges);
  const startNewTeam = useBuilder((builder) => builder.startNewTeam);
  const [leavingFor, setLeavingFor] = useState<CloudTeam | 'new' | null>(null);
  const [deleting, setDeleting] = useState<CloudTeam | null>(null);
  const items = useRef<HTMLUListElement>(null);
  const leaving = useRef<CloudTeam | 'new'>(null);

  useBackCloses(onClose);

  useEffect(() => {
    leaving.current = leavingFor;
  }, [leavingFor]);

  // The pressed button may be gone: 'Delete' with its team, 'Make default' because it now is the default.
  useEffect(() => {
    if (list.teams && document.activeElement === document.body) items.current?.focus();
  }, [list.teams]);

  const go = (target: CloudTeam | 'new') => {
    if (target === 'new') startNewTeam();
    else open(target);
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
          <Button
            onClick={() => {
              // This button is about to unmount.
              items.current?.focus();
              void list.reload();
            }}
          >
            Try again
          </Button>
        </Refusal>
      )}
      {list.teams === null && list.error === '' && <p role="status">Loading your teams…</p>}
      {list.teams?.length === 0 && (
        <p className={styles.note}>You have no saved teams yet. Save the one you’re building.</p>
      )}
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
          question="This permanently deletes it from the cloud. If it’s open here, it stays open."
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
