export const SAVED = 'Team saved to cloud successfully';
export const SAVED_LOCALLY = 'Team saved locally (cloud save failed)';
export const SAVED_LOCALLY_INSTEAD = 'Failed to save team to cloud. Saved locally instead.';
export const SAVE_TRY_AGAIN = 'Failed to save team. Please try again.';
export const LOAD_FROM_CLOUD_FAILED = 'Failed to load team from cloud';
export const UNSAVED_CHANGES = 'You have unsaved changes';
export const TEAM_NOT_PUT_AWAY = 'You’re signed out, but your team is still on screen. Reload to clear it.';

export const UNSAVED_WORK_KEPT =
  'Your unsaved changes are kept in this browser. You can restore them when you sign in again.';
