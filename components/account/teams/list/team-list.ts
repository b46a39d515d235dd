import type { CloudTeam } from '#types/cloud.ts';

/** Of the user's cloud teams, or a visitor's in this browser (D72). Every action returns whether it succeeded. */
export type TeamList = {
  /** Null until loaded. */
  teams: readonly CloudTeam[] | null;
  isBusy: boolean;
  error: string;
  hasMore: boolean;
  showMore: Action<[]>;
  /** Null if there is nothing to load. */
  reload: Action<[]> | null;
  rename: Action<[team: CloudTeam, name: string]>;
  duplicate: Action<[team: CloudTeam]>;
  remove: Action<[team: CloudTeam]>;
  /** Null if no team is the default. */
  makeDefault: Action<[team: CloudTeam]> | null;
};

type Action<Parameters extends unknown[]> = (...parameters: Parameters) => Promise<boolean>;
