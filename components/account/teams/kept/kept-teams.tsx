'use client';

import { ChangedElsewhere } from '#components/account/teams/changed-elsewhere.tsx';
import { useKeptTeams } from '#components/account/teams/kept/use-kept-teams.ts';
import styles from '#components/account/teams/list/team-list.module.css';
import { TeamListDialog } from '#components/account/teams/list/team-list-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { cloudRecord, hasUnsavedChanges, isUntouched } from '#lib/builder/cloud-record.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import { MAX_KEPT_TEAMS } from '#types/limits.ts';

/** A visitor's teams in this browser (D72). */
export function KeptTeams({ onClose }: { onClose: () => void }) {
  const { status } = useSession();
  const { list, unreadable, rival, save, open, leaveRival } = useKeptTeams();
  // While a session can't be renewed, a user's team may still be on screen.
  const isUnsaved = useBuilder(
    (builder) => builder.owner === ANONYMOUS && hasUnsavedChanges(builder) && !isUntouched(builder.team),
  );
  const isListed = useBuilder((builder) => cloudRecord(builder) !== undefined);
  const answer = (act: () => unknown) => () => {
    leaveRival();
    act();
  };

  return (
    <TeamListDialog
      list={list}
      empty="You have no saved teams yet. Build one and save it here."
      deletion="This permanently deletes it from this browser. If it’s open here, it stays open."
      isUnsaved={isUnsaved}
      isSaving={false}
      save={save}
      onOpen={open}
      onClose={onClose}
    >
      <p className={styles.about}>
        Up to {MAX_KEPT_TEAMS} teams, in this browser only.
        {status !== 'off' && ' Sign in to take them along to your other devices.'}
      </p>
      {unreadable > 0 && (
        <p className={styles.about}>
          {unreadable === 1 ? 'One more team' : `${unreadable} more teams`} can’t be read by this version of the site,
          and stay as they are.
        </p>
      )}
      {isUnsaved && (
        <Button className={styles.wide} onClick={() => save()}>
          {isListed ? 'Save changes' : 'Save this team'}
        </Button>
      )}
      {rival && (
        <ChangedElsewhere
          name={rival.name}
          load="Load saved team"
          onLoad={answer(() => open(rival) && onClose())}
          onOver={answer(() => save({ over: rival }))}
          onSaveAsNew={answer(() => save({ asNew: true }))}
          onCancel={leaveRival}
        />
      )}
    </TeamListDialog>
  );
}
