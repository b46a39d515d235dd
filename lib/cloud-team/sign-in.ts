import type { Caller } from '#lib/api/call-api.ts';
import type { Result } from '#lib/api/result.ts';
import type { loadDefaultTeam, loadTeam } from '#lib/api/teams.ts';
import type { Draft } from '#lib/builder/drafts.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import type { CloudQuestion } from '#lib/cloud-team/cloud-question.ts';
import { joinTeams } from '#lib/cloud-team/join-team.ts';
import { draftsToOffer, putAside, takeOffScreen } from '#lib/cloud-team/recovery.ts';
import { LOADED } from '#lib/platform/messages/cloud.ts';
import {
  KEPT_LEFT_KEY,
  KEPT_TEAM_KEY,
  LINK_SIGN_IN_KEY,
  migratedKey,
  readStored,
  storedKeys,
  writeStored,
} from '#lib/platform/storage.ts';
import type { CloudTeam } from '#types/cloud.ts';

type TeamsApi = { loadDefaultTeam: typeof loadDefaultTeam; loadTeam: typeof loadTeam };

type Arriving = {
  userId: string;
  token: () => Promise<string | null>;
  api: () => Promise<TeamsApi>;
  signal: AbortSignal;
  save: () => Promise<boolean>;
  ask: (question: CloudQuestion) => void;
};

/** Returns false if the user's team failed to load. */
export async function signIn(store: BuilderStore, arriving: Arriving): Promise<boolean> {
  const { userId, signal, ask } = arriving;
  const drafts = await takeOver(store, userId);
  if (signal.aborted) return true;
  for (const draft of drafts) ask({ kind: 'draft', draft });
  const token = await arriving.token();
  const api = await arriving.api();
  if (token === null || signal.aborted) return true;
  const loaded = await loadCloudTeam(store, api, { token, signal }, userId);
  if (!loaded.ok || signal.aborted) return signal.aborted;
  const cloud = await joinCloudTeam(store, loaded.value, userId, arriving.save);
  if (cloud) ask({ kind: 'which-team', cloud });
  if (offersKeptTeams(userId)) ask({ kind: 'kept-teams' });
  return true;
}

/** Not if the user left them here, or if nobody knows whose link they signed in with. */
function offersKeptTeams(userId: string): boolean {
  const refused = [KEPT_LEFT_KEY, LINK_SIGN_IN_KEY].some((key) => readStored(key) === userId);
  return !refused && storedKeys(KEPT_TEAM_KEY).length > 0;
}

/** Clears another user's team, even if it can't be kept (D23). Returns this user's or a visitor's unsaved work. */
export async function takeOver(store: BuilderStore, userId: string): Promise<Draft[]> {
  const { owner, team, detach } = store.getState();
  // The list that a visitor's team is saved in isn't the user's.
  if (owner === ANONYMOUS && team.id !== null) detach();
  if (owner !== ANONYMOUS && owner !== userId && !putAside(store)) takeOffScreen(store);
  return [...(await draftsToOffer(store, userId)), ...(await draftsToOffer(store, ANONYMOUS))];
}

/** The cloud's version of the open team, or the default team, or null if there is none. */
export async function loadCloudTeam(
  store: BuilderStore,
  api: TeamsApi,
  caller: Caller,
  userId: string,
): Promise<Result<CloudTeam | null>> {
  const { team, owner } = store.getState();
  if (owner !== userId || team.id === null) return api.loadDefaultTeam(caller);
  const same = await api.loadTeam(caller, team.id);
  return same.ok && same.value === null ? api.loadDefaultTeam(caller) : same;
}

/** Returns the cloud's team if the user has to choose (D22). */
export async function joinCloudTeam(
  store: BuilderStore,
  cloud: CloudTeam | null,
  userId: string,
  save: () => Promise<boolean>,
): Promise<CloudTeam | null> {
  const { setOwner, openFromCloud, linkToCloud, notify } = store.getState();
  const wasMigrated = readStored(migratedKey(userId)) !== null;
  const joining = joinTeams(store.getState(), cloud, userId, wasMigrated);
  // Nobody knows whose link it was, so the team stays the visitor's until they press 'Save'.
  if (joining === 'migrate' && readStored(LINK_SIGN_IN_KEY) === userId) return null;
  if (joining === 'nothing' || joining === 'migrate') setOwner(userId);
  if (joining === 'migrate' && (await save())) writeStored(migratedKey(userId), '1');
  if (cloud === null) return null;
  if (joining === 'recognise') linkToCloud(cloud, userId);
  if (joining === 'open') {
    openFromCloud(cloud, userId);
    notify('success', LOADED);
  }
  return joining === 'ask' ? cloud : null;
}
