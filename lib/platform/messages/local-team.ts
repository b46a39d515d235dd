export const STORED_TEAM_CORRUPT =
  'We couldn’t read the team saved in this browser. We kept a backup copy and started a new team.';
export const STORED_TEAM_UNREACHED =
  'Part of this page didn’t load, so your team isn’t shown yet. It’s safe in this browser.';
export const STORAGE_FULL =
  'Your browser’s storage is full. Your team is safe while this page stays open; export it to keep it.';
export const STORAGE_BLOCKED =
  'Your browser won’t let this site save your team. It’s safe while this page stays open; export it to keep it.';
export const OTHER_TAB_FOLLOWED = 'Updated from another tab';
export const OWN_TEAM_KEPT = 'Kept this tab’s team';
export const READ_ONLY_TEAM =
  'Your team was saved by a newer version of Dream 11. Reload to get that version; until then, you can’t edit your team here.';
