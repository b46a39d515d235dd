import { IMPORT_FAILED } from '#lib/platform/messages/team.ts';
import { PRODUCT_NAME } from '#lib/platform/product.ts';
import type { FileRefusal } from '#lib/team/file/team-file.ts';

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

export function fileMessage(reason: FileRefusal): string {
  return FILE_MESSAGES[reason];
}
