import { ANONYMOUS, type BuilderState } from '#lib/builder/state.ts';
import { everyone } from '#lib/team/operations.ts';
import type { CloudTeam, TeamHead } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

export type CloudActions = {
  openFromCloud: (cloud: CloudTeam, owner: string) => void;
  /** Takes the cloud's id and version for an equal team, without an undo step. */
  linkToCloud: (cloud: CloudTeam, owner: string) => void;
  /** Edits made since `sent` was sent, in `generation`, stay unsaved. A visitor's team becomes the owner's. */
  markSaved: (sent: Team, generation: number, saved: { teamId: string; version: number }, owner: string | null) => void;
  setOwner: (owner: string) => void;
  keepAsUnsaved: (owner: string) => void;
  followRename: (before: CloudTeam, after: TeamHead) => void;
  followDeletion: (teamId: string) => void;
  /** After an account is deleted, the team becomes a visitor's and is no longer in the cloud (D55). */
  outliveAccount: () => void;
};

type Dependencies = {
  set: (change: Partial<BuilderState>) => void;
  get: () => BuilderState & { adopt: (next: Partial<BuilderState>) => void };
  now: () => number;
  renameSteps: (formerId: string | null, id: string) => void;
};

export function cloudActions({ set, get, now, renameSteps }: Dependencies): CloudActions {
  const known = (id: string, team: Team, savedAt: number) => ({ ...get().inCloud, [id]: { team, savedAt } });

  const read = ({ id, version, coach, updatedAt }: CloudTeam, owner: string, team: Team) => ({
    owner,
    hasUnsavedChanges: false,
    lastSaved: Date.parse(updatedAt),
    inCloud: known(id, team, Date.parse(updatedAt)),
    versions: { ...get().versions, [id]: version },
    coaches: coach === null ? get().coaches : { ...get().coaches, [id]: coach },
  });

  return {
    openFromCloud(cloud, owner) {
      const { version: _version, isDefault: _isDefault, updatedAt: _updatedAt, coach: _coach, ...team } = cloud;
      get().adopt({ team, ...read(cloud, owner, team) });
    },

    linkToCloud(cloud, owner) {
      const { team } = get();
      set({ team: team.id === cloud.id ? team : { ...team, id: cloud.id }, ...read(cloud, owner, team) });
    },

    markSaved(sent, generation, { teamId, version }, savedBy) {
      const { team, versions, hasUnsavedChanges, lastSaved, owner, generation: current } = get();
      const isThisTeam = generation === current && team.id === sent.id;
      const isNewId = isThisTeam && team.id !== teamId;
      if (isNewId) renameSteps(team.id, teamId);
      const named = isNewId ? { ...team, id: teamId } : team;
      set({
        team: named,
        owner: owner === ANONYMOUS && named.id === teamId && savedBy !== null ? savedBy : owner,
        hasUnsavedChanges: team === sent ? false : hasUnsavedChanges,
        lastSaved: isThisTeam ? now() : lastSaved,
        versions: { ...versions, [teamId]: version },
        inCloud: known(teamId, sent, now()),
      });
    },

    setOwner: (owner) => set({ owner }),
    keepAsUnsaved: (owner) => set({ owner, hasUnsavedChanges: true }),

    followRename({ id, version: versionBefore }, { name, version }) {
      const { team, versions, inCloud } = get();
      const before = inCloud[id];
      if (before) set({ inCloud: { ...inCloud, [id]: { ...before, team: { ...before.team, name } } } });
      if (team.id !== id) return;
      // Otherwise the next save would see the rename as a conflict.
      const wasCurrent = versions[id] === versionBefore;
      set({ team: { ...team, name }, versions: wasCurrent ? { ...versions, [id]: version } : versions });
    },

    followDeletion(teamId) {
      const { [teamId]: _deleted, ...inCloud } = get().inCloud;
      set({ inCloud });
      if (get().team.id === teamId) set({ hasUnsavedChanges: true, lastSaved: null });
    },

    outliveAccount() {
      const { team, readOnly } = get();
      if (readOnly) return;
      set({
        team: { ...team, id: null },
        owner: ANONYMOUS,
        hasUnsavedChanges: everyone(team).length > 0,
        lastSaved: null,
        versions: {},
        inCloud: {},
        coaches: {},
      });
    },
  };
}
