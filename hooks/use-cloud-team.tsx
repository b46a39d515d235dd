'use client';

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import type { SaveResult } from '#lib/api/teams.ts';
import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import {
  LOAD_FROM_CLOUD_FAILED,
  LOADED,
  SAVE_TRY_AGAIN,
  SAVED,
  SAVED_LOCALLY,
  SAVED_LOCALLY_INSTEAD,
  SIGN_IN_FIRST,
  STORAGE_FULL,
  UNSAVED_WORK_KEPT,
} from '#lib/messages.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

/** What only the person can decide; the part that is not chosen is never lost (D22–D24). */
export type CloudQuestion =
  /** Somebody saved the team since it was read here. */
  | { kind: 'conflict'; cloud: CloudTeam }
  /** At sign-in there is work here, and another team in the cloud. */
  | { kind: 'which-team'; cloud: CloudTeam }
  /** Work that this user left unsaved here when signing out. */
  | { kind: 'recovery'; copy: LocalEnvelope };

/** Over the cloud's team whatever it is, or as one more team; without either, as the team that it is. */
export type SaveChoice = { over?: CloudTeam; asNew?: boolean };

export type CloudTeamActions = {
  isSaving: boolean;
  /** Saves the team as it is now. Whatever goes wrong is said, and the work stays here unsaved. */
  save: (choice?: SaveChoice) => Promise<boolean>;
  /** Opens a team of the cloud as one undoable step. */
  open: (cloud: CloudTeam) => void;
  /** The work here is the user's now, and unsaved. */
  keepHere: () => void;
  /** Takes unsaved work back, as one undoable step. */
  restore: (copy: LocalEnvelope) => Promise<void>;
  discard: (copy: LocalEnvelope) => Promise<void>;
  question: CloudQuestion | null;
  /** The question has been answered; the next one follows. */
  answered: () => void;
};

const CloudTeamContext = createContext<CloudTeamActions | null>(null);

export function useCloudTeam(): CloudTeamActions {
  const actions = useContext(CloudTeamContext);
  if (!actions) throw new Error('useCloudTeam needs a CloudTeamProvider above it');
  return actions;
}

/** Joins the builder's team with the one in the cloud: at sign-in, at every save and at sign-out. */
export function CloudTeamProvider({ children }: { children: ReactNode }) {
  const store = useBuilderStore();
  const { status, user, accessToken } = useSession();
  const isRestored = useBuilder((builder) => builder.isRestored);
  const [questions, setQuestions] = useState<readonly CloudQuestion[]>([]);
  const userId = user?.id ?? null;

  const ask = (question: CloudQuestion) =>
    setQuestions((asked) => [...asked.filter(({ kind }) => kind !== question.kind), question]);

  const { isSaving, save } = useSave((cloud) => ask({ kind: 'conflict', cloud }));

  const open = (cloud: CloudTeam) => {
    const { id, name, formation, players, substitutes, version, coach } = cloud;
    const { adopt, versions, coaches } = store.getState();
    adopt({
      team: { id, name, formation, players, substitutes },
      owner: userId ?? ANONYMOUS,
      hasUnsavedChanges: false,
      lastSaved: Date.parse(cloud.updatedAt),
      versions: { ...versions, [id]: version },
      coaches: coach === null ? coaches : { ...coaches, [id]: coach },
    });
  };

  const onSignIn = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const { putAside, recoveryCopy } = await import('#lib/builder/recovery.ts');
    if (signal.aborted) return;
    // Somebody else's work on a shared machine is neither shown nor taken along (D23).
    const { owner } = store.getState();
    if (owner !== ANONYMOUS && owner !== id) putAside(store, Date.now());
    const copy = recoveryCopy(id);
    if (copy) ask({ kind: 'recovery', copy });

    const token = await accessToken();
    if (token === null || signal.aborted) return;
    const { loadDefaultTeam } = await import('#lib/api/teams.ts');
    const loaded = await loadDefaultTeam({ token, signal });
    if (loaded.ok) await join(id, loaded.value);
    else store.getState().notify('warning', LOAD_FROM_CLOUD_FAILED);
  });

  const join = async (id: string, cloud: CloudTeam | null) => {
    const { joinTeams } = await import('#lib/builder/join-team.ts');
    const { markMigrated, wasMigrated } = await import('#lib/builder/migration.ts');
    const joining = joinTeams(store.getState(), cloud, id, wasMigrated(id));
    if (joining === 'nothing' || joining === 'migrate') store.setState({ owner: id });
    if (joining === 'migrate' && (await save())) markMigrated(id);
    if (!cloud) return;
    if (joining === 'ask') ask({ kind: 'which-team', cloud });
    if (joining === 'open' || joining === 'recognise') open(cloud);
    if (joining === 'open') store.getState().notify('success', LOADED);
  };

  const onSignOut = useEffectEvent(async () => {
    const { owner, hasUnsavedChanges, notify } = store.getState();
    setQuestions([]);
    // With its cookie still there the session could only not be renewed, say without a network: the team stays.
    if (owner === ANONYMOUS || hasSessionCookie(document.cookie)) return;
    const { putAside } = await import('#lib/builder/recovery.ts');
    if (!putAside(store, Date.now())) notify('warning', STORAGE_FULL);
    else if (hasUnsavedChanges) notify('warning', UNSAVED_WORK_KEPT);
  });

  // When the user changes, not at every event of the auth library, which also speaks at each return to the tab (D22).
  useEffect(() => {
    // What is here is known first: it decides what may be done with what is in the cloud.
    if (status === 'loading' || !isRestored) return;
    if (userId === null) {
      void onSignOut();
      return;
    }
    const controller = new AbortController();
    onSignIn(userId, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      console.warn(error);
      store.getState().notify('warning', LOAD_FROM_CLOUD_FAILED);
    });
    return () => controller.abort();
  }, [status, userId, isRestored, store]);

  const actions: CloudTeamActions = {
    isSaving,
    save,
    open,
    keepHere: () => store.setState({ owner: userId ?? ANONYMOUS, hasUnsavedChanges: true }),
    async restore(copy) {
      const { forgetRecoveryCopy, restoreRecoveryCopy } = await import('#lib/builder/recovery.ts');
      restoreRecoveryCopy(store, copy);
      forgetRecoveryCopy(copy.owner);
    },
    async discard(copy) {
      const { forgetRecoveryCopy } = await import('#lib/builder/recovery.ts');
      forgetRecoveryCopy(copy.owner);
    },
    question: questions[0] ?? null,
    answered: () => setQuestions((asked) => asked.slice(1)),
  };
  return <CloudTeamContext value={actions}>{children}</CloudTeamContext>;
}

/** Tabs of one browser save one after the other, so that none of them meets the other's half-done save. */
function withSaveLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('team-save', work) : work();
}

/** Which team of the cloud a save is meant for, and the version that it replaces (D24); 0 where none was read. */
function saveTarget(team: Team, versions: Readonly<Record<string, number>>, { over, asNew }: SaveChoice) {
  if (over) return { id: over.id, version: over.version };
  const id = asNew ? null : team.id;
  return { id, version: id === null ? 0 : versions[id] };
}

function useSave(onConflict: (cloud: CloudTeam) => void): Pick<CloudTeamActions, 'isSaving' | 'save'> {
  const store = useBuilderStore();
  const { accessToken } = useSession();
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);
  const request = useRef<{ team: Team; id: string } | null>(null);

  /** All tries of one save have one id, so that the repetition of a save whose answer was lost is not a second one (D24). */
  const requestIdOf = (team: Team): string => {
    if (request.current?.team !== team) request.current = { team, id: crypto.randomUUID() };
    return request.current.id;
  };

  const send = async (choice: SaveChoice): Promise<boolean> => {
    const { team, generation, versions, notify, markSaved } = store.getState();
    const token = await accessToken();
    if (token === null) {
      notify('error', SIGN_IN_FIRST);
      return false;
    }
    const { id, version } = saveTarget(team, versions, choice);
    const { saveTeam } = await import('#lib/api/teams.ts');
    const sent = { team: { ...team, id }, version, requestId: requestIdOf(team), asNew: choice.asNew ?? false };
    const result = await saveTeam({ token }, sent);
    if (!result.ok) {
      reportFailure(result);
      return false;
    }
    request.current = null;
    markSaved(team, generation, result.value);
    notify('success', SAVED);
    return true;
  };

  const reportFailure = (result: Exclude<SaveResult, { ok: true }>) => {
    if (result.conflict) onConflict(result.conflict);
    else store.getState().notify('warning', result.fallback ? SAVED_LOCALLY : SAVED_LOCALLY_INSTEAD);
  };

  return {
    isSaving,
    async save(choice = {}) {
      if (busy.current) return false;
      busy.current = true;
      setSaving(true);
      try {
        return await withSaveLock(() => send(choice));
      } catch (error) {
        console.warn(error);
        store.getState().notify('error', SAVE_TRY_AGAIN);
        return false;
      } finally {
        busy.current = false;
        setSaving(false);
      }
    },
  };
}
