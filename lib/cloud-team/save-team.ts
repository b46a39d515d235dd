import type { Result } from '#lib/api/result.ts';
import type { Saved, SaveResult, saveTeam } from '#lib/api/teams.ts';
import type { CloudRecords } from '#lib/builder/cloud-record.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { isSameTeam } from '#lib/cloud-team/join-team.ts';
import { forgetSavedWork } from '#lib/cloud-team/recovery.ts';
import { SAVE_TRY_AGAIN, SAVED, SAVED_LOCALLY, SAVED_LOCALLY_INSTEAD } from '#lib/platform/messages/cloud.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';
import { randomId } from '#lib/platform/random-id.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { NotificationType } from '#types/notification.ts';
import type { Team } from '#types/team.ts';

/** `over`: what was saved elsewhere, which this replaces. */
export type SaveChoice = { over?: CloudTeam; asNew?: boolean };

/** `cloud`: in a conflict, the cloud's team. Null if another user has signed in since. */
export type SaveOutcome = Result<Saved, { cloud: CloudTeam | null }> | null;

export type TeamSaver = (choice?: SaveChoice) => Promise<SaveOutcome>;

type TeamsApi = { saveTeam: typeof saveTeam };

type Dependencies = {
  store: BuilderStore;
  api: () => Promise<TeamsApi>;
  /** Null when signed out. Rejects if the session can't be renewed right now. */
  token: (refused?: { isRefused: true }) => Promise<string | null>;
  userId: () => string | null;
};

/** One save at a time across all tabs, so that none sees a half-finished one. */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  return navigator.locks ? navigator.locks.request('team-save', work) : work();
}

/** Version 0 if none is known, so that a team in the cloud causes a conflict instead of being lost (D24). */
function saveTarget(team: Team, cloud: CloudRecords, { over, asNew }: SaveChoice) {
  if (over) return { id: over.id, version: over.version };
  const id = asNew ? null : team.id;
  return { id, version: id === null ? 0 : (cloud[id]?.version ?? 0) };
}

/** The conflict may be with this browser's own save, whose response was lost. */
function isOwnSave(before: Team | undefined, team: Team, cloud: CloudTeam): boolean {
  return before !== undefined && before !== team && isSameTeam(before, cloud);
}

export function saveNotice(outcome: SaveOutcome, isKept: boolean): [NotificationType, string] | null {
  if (outcome === null) return null;
  if (outcome.ok) return ['success', SAVED];
  if (outcome.cloud) return null;
  if (outcome.code === 'signed-out') return ['error', SIGN_IN_FIRST];
  if (outcome.code === 'limit') return ['error', outcome.error];
  if (!isKept) return ['error', SAVE_TRY_AGAIN];
  return ['warning', outcome.code === 'unreachable' ? SAVED_LOCALLY : SAVED_LOCALLY_INSTEAD];
}

export function createTeamSaver({ store, api, token, userId }: Dependencies): TeamSaver {
  let lastSent: { team: Team; requestId: string } | null = null;

  const send = ({ saveTeam }: TeamsApi, bearer: string, team: Team, choice: SaveChoice): Promise<SaveResult> => {
    // All attempts share one id: repeating a save whose response was lost isn't a second save (D24).
    if (lastSent?.team !== team) lastSent = { team, requestId: randomId() };
    const { id, version } = saveTarget(team, store.getState().cloud, choice);
    const { requestId } = lastSent;
    return saveTeam({ token: bearer }, { team: { ...team, id }, version, requestId, asNew: choice.asNew ?? false });
  };

  /** Retries if the first response shows how that can succeed without asking the user. */
  const deliver = async (calls: TeamsApi, bearer: string, team: Team, choice: SaveChoice): Promise<SaveResult> => {
    const before = lastSent?.team;
    const result = await send(calls, bearer, team, choice);
    if (result.ok) return result;
    if (result.cloud) {
      return isOwnSave(before, team, result.cloud) ? send(calls, bearer, team, { over: result.cloud }) : result;
    }
    if (result.code === 'signed-out') {
      const renewed = await token({ isRefused: true });
      return renewed === null ? result : send(calls, renewed, team, choice);
    }
    // Deleted elsewhere, but still open here.
    return result.code === 'not-found' && team.id !== null ? send(calls, bearer, team, { asNew: true }) : result;
  };

  const save = async (choice: SaveChoice): Promise<SaveOutcome> => {
    const { team, generation } = store.getState();
    const owner = userId();
    const calls = await api();
    const bearer = await token().catch((error: unknown) => {
      console.warn(error);
    });
    if (bearer === undefined) return { ok: false, code: 'unreachable', error: SAVED_LOCALLY, cloud: null };
    if (bearer === null) return { ok: false, code: 'signed-out', error: SIGN_IN_FIRST, cloud: null };
    const result = await deliver(calls, bearer, team, choice);
    if (userId() !== owner) {
      // The draft left at sign-out made it to the cloud after all.
      if (result.ok && owner !== null) await forgetSavedWork(owner, team);
      return null;
    }
    if (!result.ok) return result;
    lastSent = null;
    store.getState().markSaved(team, generation, result.value, owner);
    return result;
  };

  return (choice = {}) => inTurn(() => save(choice));
}
