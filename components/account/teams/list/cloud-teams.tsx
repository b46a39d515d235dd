'use client';

import { KeptOffer } from '#components/account/teams/kept/kept-offer.tsx';
import { TeamListDialog } from '#components/account/teams/list/team-list-dialog.tsx';
import { useTeamList } from '#components/account/teams/list/use-team-list.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';

export function CloudTeams({ onClose }: { onClose: () => void }) {
  const list = useTeamList();
  const { open, save, isSaving } = useCloudTeam();
  const isUnsaved = useBuilder(hasUnsavedChanges);

  return (
    <TeamListDialog
      list={list}
      empty="You have no saved teams yet. Save the one you’re building."
      deletion="This permanently deletes it from the cloud. If it’s open here, it stays open."
      isUnsaved={isUnsaved}
      isSaving={isSaving}
      save={() => save()}
      onOpen={(team) => {
        open(team);
        return true;
      }}
      onClose={onClose}
    >
      <KeptOffer onTaken={() => list.reload?.()} />
    </TeamListDialog>
  );
}
