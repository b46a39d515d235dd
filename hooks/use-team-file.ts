'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { BACKUP_FAILED, EXPORT_FAILED, IMPORT_FAILED } from '#lib/platform/messages/team.ts';

export type TeamFileActions = {
  exportTeam: () => Promise<void>;
  backUp: () => Promise<void>;
  /** Returns whether the team was imported; if not, a notification says why. */
  importTeam: (file: File) => Promise<boolean>;
};

export function useTeamFile(): TeamFileActions {
  const store = useBuilderStore();

  /** The code that reads and writes files loads on first use. */
  const withFiles = async <Value>(
    use: (files: typeof import('#lib/builder/team-files.ts')) => Value,
    failed: string,
  ): Promise<Value | undefined> => {
    try {
      return await use(await import('#lib/builder/team-files.ts'));
    } catch (error) {
      console.error(error);
      store.getState().notify('error', failed);
    }
  };

  return {
    exportTeam: () => withFiles((files) => files.downloadTeam(store, false), EXPORT_FAILED),
    backUp: () => withFiles((files) => files.downloadTeam(store, true), BACKUP_FAILED),
    importTeam: async (file) => (await withFiles((files) => files.importTeam(store, file), IMPORT_FAILED)) === true,
  };
}
