import { PRODUCT_NAME } from '#lib/platform/product.ts';
import type { FileRefusal } from '#lib/team/file/team-file.ts';

export const EXPORT_FAILED = 'Error exporting team. Please try again.';
export const IMPORT_FAILED = 'Failed to read the import file.';
export const IMPORT_DONE = 'Team imported successfully';
export const BACKUP_DONE = 'Team backup downloaded successfully';
export const BACKUP_FAILED = 'Failed to create team backup';

const FILE_MESSAGES: Readonly<Record<FileRefusal, string>> = {
  'wrong-type': 'Invalid file format. Please select a JSON file.',
  'too-large': 'The import file contains invalid team data.',
  unreadable: IMPORT_FAILED,
  'parse-failed': 'Failed to parse the import file. The file may be corrupted.',
  'wrong-app': `This file is not a valid ${PRODUCT_NAME} team export.`,
  'invalid-team': 'The import file contains invalid team data.',
};

export function fileMessage(reason: FileRefusal): string {
  return FILE_MESSAGES[reason];
}
