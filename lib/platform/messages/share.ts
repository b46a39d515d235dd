export const LINK_COPIED = 'Link copied';
export const COPY_FAILED = 'Couldn’t copy the link. It’s selected, so you can copy it yourself.';
export const PICTURE_FAILED = 'Couldn’t create the picture. Please try again.';
export const PICTURE_OFFLINE =
  'You’re offline. Drawing the picture needs an internet connection; the link works without one.';
export const SHARED_PAGE_OFFLINE = 'Opened without a connection: photos and the picture are missing.';
export const SHARED_LINK_DAMAGED = 'This link is incomplete. Ask for it again. Your own team hasn’t changed.';
export const TEAM_TOO_LONG_FOR_LINK = 'This team’s names are too long to fit in a link. Export it as a file instead.';

export function sharedTeamQuestion(name: string): string {
  return `Opening “${name}” replaces your current team. Undo brings it back.`;
}
