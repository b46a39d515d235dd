'use client';

import { useEffect, useRef, useState } from 'react';
import { TeamListItem } from '#components/account/team-list-item.tsx';
import { useTeamList } from '#components/account/use-team-list.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import { UNSAVED_CHANGES } from '#lib/platform/messages.ts';
import type { CloudTeam } from '#types/cloud.ts';
import styles from './account-dialog.module.css';
import listStyles from './my-teams-dialog.module.css';

/** The user's teams: open, rename, duplicate, delete, make one the default, start another. */
export function MyTeamsDialog({ onClose }: { onClose: () => void }) {
  const list = useTeamList();
  const { open, save, isSaving } = useCloudTeam();
  const openId = useBuilder((builder) => builder.team.id);
  const hasUnsavedChanges = useBuilder((builder) => builder.hasUnsavedChanges);
  const startNewTeam = useBuilder((builder) => builder.startNewTeam);
  const [leavingFor, setLeavingFor] = useState<CloudTeam | 'new' | null>(null);
  const [deleting, setDeleting] = useState<CloudTeam | null>(null);
  const items = useRef<HTMLUListElement>(null);
  const leaving = useRef<CloudTeam | 'new'>(null);

  useBackCloses(onClose);

  useEffect(() => {
    leaving.current = leavingFor;
  }, [leavingFor]);

  // A button may go with what it did: the team that was deleted, the default that is one now.
  useEffect(() => {
    if (list.teams && document.activeElement === document.body) items.current?.focus();
  }, [list.teams]);

  const go = (target: CloudTeam | 'new') => {
    if (target === 'new') startNewTeam();
    else open(target);
    onClose();
  };
  const goOrAsk = (target: CloudTeam | 'new') => {
    // It is open as it is now, perhaps with later edits than the list knows.
    if (target !== 'new' && target.id === openId) onClose();
    else if (hasUnsavedChanges) setLeavingFor(target);
    else go(target);
  };

  return (
    <Dialog label="My teams" onClose={onClose}>
      <div className={styles.top}>
        <h2>My teams</h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {list.error !== '' && (
        <div role="alert" className={`${styles.error} ${listStyles.trouble}`}>
          {list.error}
          <Button
            onClick={() => {
              // The button goes with the sentence, the list comes.
              items.current?.focus();
              void list.reload();
            }}
          >
            Try again
          </Button>
        </div>
      )}
      {list.teams === null && list.error === '' && <p role="status">Loading your teams…</p>}
      {list.teams?.length === 0 && <p className={styles.note}>No team is saved yet. Save the one you are building.</p>}
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
          question="Without saving, they stay one undo away while this page is open."
          choices={[
            {
              label: 'Save first',
              doing: isSaving ? 'Saving...' : undefined,
              look: 'strong',
              onChoose: async () => {
                const isSaved = await save();
                // Whoever has cancelled meanwhile stays.
                if (leaving.current !== leavingFor) return;
                if (isSaved) go(leavingFor);
                else setLeavingFor(null);
              },
            },
            { label: 'Go on without saving', onChoose: () => go(leavingFor) },
          ]}
          onCancel={() => setLeavingFor(null)}
        />
      )}
      {deleting && (
        <ChoiceDialog
          label={`Delete “${deleting.name}”?`}
          question="It is taken out of the cloud for good. A team that is open in the builder stays there."
          choices={[
            {
              label: 'Delete team',
              doing: list.isBusy ? 'One moment…' : undefined,
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
