'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { downloadText } from '#lib/platform/download.ts';
import { BACKUP_DONE, BACKUP_FAILED, EXPORT_FAILED, fileMessage } from '#lib/platform/messages.ts';
import type { FileRefusal } from '#lib/team/team-file.ts';

export type TeamFileActions = {
  exportTeam: () => Promise<void>;
  /** The same file under the name of a backup, dated (D11). */
  backUp: () => Promise<void>;
  /** One undoable step when the file is sound; otherwise its message, and nothing changes (D11). */
  importTeam: (file: File) => Promise<boolean>;
};

/** Files of the team. Nothing here throws: what goes wrong becomes a notification. */
export function useTeamFile(): TeamFileActions {
  const store = useBuilderStore();

  function refuse(reason: FileRefusal): false {
    store.getState().notify('error', fileMessage(reason));
    return false;
  }

  return {
    async exportTeam() {
      const { team, notify } = store.getState();
      try {
        const { exportTeam, teamFileName } = await import('#lib/team/team-file.ts');
        const file = exportTeam(team, new Date().toISOString());
        downloadText(teamFileName(team), JSON.stringify(file, null, 2), 'application/json');
      } catch (error) {
        console.error(error);
        notify('error', EXPORT_FAILED);
      }
    },

    async backUp() {
      const { team, notify } = store.getState();
      try {
        const { backupFileName, exportTeam } = await import('#lib/team/team-file.ts');
        const date = new Date().toISOString();
        downloadText(backupFileName(team, date), JSON.stringify(exportTeam(team, date), null, 2), 'application/json');
        notify('success', BACKUP_DONE);
      } catch (error) {
        console.error(error);
        notify('error', BACKUP_FAILED);
      }
    },

    async importTeam(file) {
      let text: string;
      let reader: typeof import('#lib/team/team-file.ts');
      try {
        reader = await import('#lib/team/team-file.ts');
        const refusal = reader.checkTeamFile(file);
        if (refusal) return refuse(refusal);
        text = await file.text();
      } catch {
        return refuse('unreadable');
      }
      const reading = reader.readTeamFile(text);
      if (!reading.ok) return refuse(reading.reason);
      if (reading.versionWarning)
        console.warn('This team file was written by a later version; it was read all the same.');
      // The team keeps its place in the cloud: importing is an edit of it, not another team.
      return store
        .getState()
        .edit((team) => ({ ok: true, team: { ...reading.team, id: team.id } }), `${reading.team.name} imported`);
    },
  };
}
