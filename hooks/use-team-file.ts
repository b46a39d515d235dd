'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { downloadText } from '#lib/platform/download.ts';
import { BACKUP_DONE, BACKUP_FAILED, EXPORT_FAILED, fileMessage } from '#lib/platform/messages/team-file.ts';
import type { FileRefusal } from '#lib/team/team-file.ts';

export type TeamFileActions = {
  exportTeam: () => Promise<void>;
  /** The same file, named as a dated backup (D11). */
  backUp: () => Promise<void>;
  /** One undoable step, or a message and no change (D11). */
  importTeam: (file: File) => Promise<boolean>;
};

export function useTeamFile(): TeamFileActions {
  const store = useBuilderStore();

  function refuse(reason: FileRefusal): false {
    store.getState().notify('error', fileMessage(reason));
    return false;
  }

  async function download(isBackup: boolean) {
    const { team, notify } = store.getState();
    try {
      const { backupFileName, exportTeam, teamFileName } = await import('#lib/team/team-file.ts');
      const date = new Date().toISOString();
      const name = isBackup ? backupFileName(team, date) : teamFileName(team);
      downloadText(name, JSON.stringify(exportTeam(team, date), null, 2), 'application/json');
      if (isBackup) notify('success', BACKUP_DONE);
    } catch (error) {
      console.error(error);
      notify('error', isBackup ? BACKUP_FAILED : EXPORT_FAILED);
    }
  }

  return {
    exportTeam: () => download(false),
    backUp: () => download(true),

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
      // An import edits the team, so it keeps its id in the cloud.
      return store
        .getState()
        .edit((team) => ({ ok: true, team: { ...reading.team, id: team.id } }), `${reading.team.name} imported`);
    },
  };
}
