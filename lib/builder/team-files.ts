import type { BuilderStore } from '#lib/builder/store.ts';
import { downloadText } from '#lib/platform/download.ts';
import { BACKUP_DONE, fileMessage } from '#lib/platform/messages/team.ts';
import {
  backupFileName,
  checkTeamFile,
  exportTeam,
  type FileRefusal,
  readTeamFile,
  teamFileName,
} from '#lib/team/file/team-file.ts';

/** A backup is the same file with the date in its name (D11). */
export function downloadTeam(store: BuilderStore, isBackup: boolean): void {
  const { team, notify } = store.getState();
  const date = new Date().toISOString();
  const name = isBackup ? backupFileName(team, date) : teamFileName(team);
  downloadText(name, JSON.stringify(exportTeam(team, date), null, 2), 'application/json');
  if (isBackup) notify('success', BACKUP_DONE);
}

/** One undoable step, or an error message and no change (D11). */
export async function importTeam(store: BuilderStore, file: File): Promise<boolean> {
  const { edit, notify } = store.getState();
  const refuse = (reason: FileRefusal): false => {
    notify('error', fileMessage(reason));
    return false;
  };

  const refusal = checkTeamFile(file);
  if (refusal) return refuse(refusal);
  const text = await file.text().catch(() => null);
  if (text === null) return refuse('unreadable');
  const reading = readTeamFile(text);
  if (!reading.ok) return refuse(reading.reason);
  if (reading.versionWarning) console.warn('This team file was written by a later version, but was read anyway.');
  // An import edits the current team, so it keeps the team's cloud id.
  return edit((team) => ({ ok: true, team: { ...reading.team, id: team.id } }), `${reading.team.name} imported`);
}
