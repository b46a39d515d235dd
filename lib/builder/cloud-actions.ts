import { type CloudRecord, teamIn } from '#lib/builder/cloud-record.ts';
import { ANONYMOUS, type BuilderState } from '#lib/builder/state.ts';
import type { CloudTeam, TeamHead } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

export type CloudActions = {
  openFromCloud: (cloud: CloudTeam, owner: string) => void;
  /** Takes the cloud's id and version for an equal team, without an undo step. */
  linkToCloud: (cloud: CloudTeam, owner: string) => void;
  /** Edits made since `sent` was sent, in `generation`, stay unsaved. A visitor's team becomes the owner's. */
  markSaved: (sent: Team, generation: number, saved: { teamId: string; version: number }, owner: string | null) => void;
  setOwner: (owner: string) => void;
  followRename: (before: CloudTeam, after: TeamHead) => void;
  followDeletion: (teamId: string) => void;
  /** The team becomes a visitor's that is saved nowhere: its account was deleted (D55), or its visitor signs in (D72). */
  detach: () => void;
};

type Dependencies = {
  set: (change: Partial<BuilderState>) => void;
  get: () => BuilderState & { adopt: (next: Partial<BuilderState>) => void };
  now: () => number;
  renameSteps: (formerId: string | null, id: string) => void;
};

export function cloudActions({ set, get, now, renameSteps }: Dependencies): CloudActions {
  const withRecord = (id: string, record: CloudRecord) => ({ ...get().cloud, [id]: record });

  const read = ({ id, version, coach, updatedAt }: CloudTeam, owner: string, team: Team) => ({
    owner,
    cloud: withRecord(id, { version, savedAt: Date.parse(updatedAt), team, coach }),
  });

  return {
    openFromCloud(cloud, owner) {
      const team = teamIn(cloud);
      get().adopt({ team, ...read(cloud, owner, team) });
    },

    linkToCloud(cloud, owner) {
      const { team } = get();
      set({ team: team.id === cloud.id ? team : { ...team, id: cloud.id }, ...read(cloud, owner, team) });
    },

    markSaved(sent, generation, { teamId, version }, savedBy) {
      const { team, cloud, owner, generation: current } = get();
      const isNewId = generation === current && team.id === sent.id && team.id !== teamId;
      if (isNewId) renameSteps(team.id, teamId);
      const named = isNewId ? { ...team, id: teamId } : team;
      set({
        team: named,
        owner: owner === ANONYMOUS && named.id === teamId && savedBy !== null ? savedBy : owner,
        cloud: withRecord(teamId, { version, savedAt: now(), team: sent, coach: cloud[teamId]?.coach ?? null }),
      });
    },

    setOwner: (owner) => set({ owner }),

    followRename({ id, version: versionBefore }, { name, version }) {
      const { team, cloud } = get();
      const isOpen = team.id === id;
      const known = cloud[id];
      if (isOpen) set({ team: { ...team, name } });
      if (!known) return;
      // Otherwise the next save would see the rename as a conflict.
      const isCurrent = isOpen && known.version === versionBefore;
      const renamed = known.team && { ...known.team, name };
      set({ cloud: withRecord(id, { ...known, version: isCurrent ? version : known.version, team: renamed }) });
    },

    followDeletion(teamId) {
      const { [teamId]: _deleted, ...cloud } = get().cloud;
      set({ cloud });
    },

    detach() {
      const { team, readOnly } = get();
      if (!readOnly) set({ team: { ...team, id: null }, owner: ANONYMOUS, cloud: {} });
    },
  };
}
