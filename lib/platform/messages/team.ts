import { PRODUCT_NAME } from '#lib/platform/product.ts';
import type { Refusal } from '#lib/team/operations.ts';
import { MAX_SUBSTITUTES, MAX_TEAM_NAME, SHIRT_NUMBERS } from '#types/limits.ts';

// Messages are for people. Code compares the codes, never the text.

export const SELECT_POSITION_FIRST = 'Please select a position on the field first';
export const BENCH_FULL = `Cannot add more substitutes. Maximum of ${MAX_SUBSTITUTES} allowed.`;
export const ADD_FAILED = 'Failed to add player. Please try again.';

export function refusalMessage(reason: Refusal, playerName = 'This player'): string | null {
  switch (reason) {
    case 'already-in-team':
      return `${playerName} is already in your team`;
    case 'bench-full':
      return BENCH_FULL;
    case 'no-such-spot':
      return SELECT_POSITION_FIRST;
    case 'empty-name':
      return 'Please enter a team name';
    case 'name-too-long':
      return `A team name can have at most ${MAX_TEAM_NAME} characters`;
    case 'no-such-number':
      return `Please enter a shirt number from ${SHIRT_NUMBERS.first} to ${SHIRT_NUMBERS.last}`;
    case 'no-empty-slot':
      return 'Your starting eleven is full';
    case 'nobody-fits':
      return 'No players found for the empty positions. Try different search criteria.';
    case 'nothing-to-do':
      return null;
  }
}

export const EXPORT_FAILED = 'Error exporting team. Please try again.';
export const IMPORT_FAILED = 'Failed to read the import file.';
export const IMPORT_DONE = 'Team imported successfully';
export const BACKUP_FAILED = 'Failed to create team backup';

export const STORED_TEAM_CORRUPT =
  'We couldn’t read the team saved in this browser. We kept a backup copy and started a new team.';
export const OTHER_TEAM_CORRUPT = 'We couldn’t read another team saved in this browser. We kept a backup copy.';
export const STORAGE_FULL =
  'Your browser’s storage is full. Your team is safe while this page stays open; export it to keep it.';
export const STORAGE_BLOCKED =
  'Your browser won’t let this site save your team. It’s safe while this page stays open; export it to keep it.';
export const OTHER_TAB_FOLLOWED = 'Updated from another tab';
export const OWN_TEAM_KEPT = 'Kept this tab’s team';
export const READ_ONLY_TEAM = `Your team was saved by a newer version of ${PRODUCT_NAME}. Reload to get that version; until then, you can’t edit your team here.`;

export const OTHER_TAB_KEPT =
  'Your team was also changed in another tab. Each tab keeps its own version until you choose one.';
