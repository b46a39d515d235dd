import type { Draft } from '#lib/builder/drafts.ts';
import type { CloudTeam } from '#types/cloud.ts';

export type CloudQuestion =
  | { kind: 'conflict'; cloud: CloudTeam }
  | { kind: 'which-team'; cloud: CloudTeam }
  | { kind: 'draft'; draft: Draft }
  /** Teams saved in this browser before signing in (D72). */
  | { kind: 'kept-teams' };
