import type { BuilderStore } from '#lib/builder/store.ts';
import { type Cabinet, cabinetFrom, mergedCabinets, readCabinet } from '#lib/match/cup/cabinet.ts';
import { downloadText } from '#lib/platform/download.ts';
import { IMPORT_FAILED } from '#lib/platform/messages/team.ts';
import { PRODUCT_NAME } from '#lib/platform/product.ts';
import { CABINET_KEY, OFFERED_CABINET_KEY, readStored, writeStored } from '#lib/platform/storage.ts';
import {
  backupFileName,
  checkTeamFile,
  exportTeam,
  type FileRefusal,
  readTeamFile,
  teamFileName,
} from '#lib/team/file/team-file.ts';

export const BACKUP_DONE = 'Team backup downloaded successfully';
/** The file's cabinet has cups that this browser's doesn't. */
export const CABINET_OFFERED = 'The file also has a cabinet of World Cups. Play asks whether to add it to yours.';

const INVALID = 'The import file contains invalid team data.';

const FILE_MESSAGES: Readonly<Record<FileRefusal, string>> = {
  'wrong-type': 'Invalid file format. Please select a JSON file.',
  'too-large': INVALID,
  unreadable: IMPORT_FAILED,
  'parse-failed': 'Failed to parse the import file. The file may be corrupted.',
  'wrong-app': `This file is not a valid ${PRODUCT_NAME} team export.`,
  'invalid-team': INVALID,
};

/** A backup is the same file with the date in its name (D11), and with the cabinet of World Cups (D60). */
export function downloadTeam(store: BuilderStore, isBackup: boolean): void {
  const { team, notify } = store.getState();
  const date = new Date().toISOString();
  const name = isBackup ? backupFileName(team, date) : teamFileName(team);
  const file = exportTeam(team, date);
  const cabinet = readCabinet(readStored(CABINET_KEY));
  downloadText(name, JSON.stringify(isBackup ? { ...file, cabinet } : file, null, 2), 'application/json');
  if (isBackup) notify('success', BACKUP_DONE);
}

/** One undoable step, or an error message and no change (D11). */
export async function importTeam(store: BuilderStore, file: File): Promise<boolean> {
  const { edit, notify } = store.getState();
  const refuse = (reason: FileRefusal): false => {
    notify('error', FILE_MESSAGES[reason]);
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
  const isImported = edit(
    (team) => ({ ok: true, team: { ...reading.team, id: team.id } }),
    `${reading.team.name} imported`,
  );
  if (isImported && offersCabinet(cabinetFrom(reading.cabinet))) notify('success', CABINET_OFFERED);
  return isImported;
}

/** Play asks before it adds anything. Returns whether there is something to ask. */
function offersCabinet(cabinet: Cabinet): boolean {
  const own = readCabinet(readStored(CABINET_KEY));
  if (JSON.stringify(mergedCabinets(own, cabinet)) === JSON.stringify(own)) return false;
  return writeStored(OFFERED_CABINET_KEY, JSON.stringify(cabinet)) === 'ok';
}
