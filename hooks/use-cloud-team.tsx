'use client';

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { readableDrafts } from '#lib/builder/draft-storage.ts';
import type { Draft } from '#lib/builder/drafts.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { SaveChoice, SaveOutcome, TeamSaver } from '#lib/cloud-team/save-team.ts';
import {
  SAVE_TRY_AGAIN,
  SAVED,
  SAVED_LOCALLY,
  SAVED_LOCALLY_INSTEAD,
  TEAM_NOT_PUT_AWAY,
  UNSAVED_WORK_KEPT,
} from '#lib/platform/messages/cloud.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';
import { STORAGE_FULL } from '#lib/platform/messages/team.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import type { CloudTeam } from '#types/cloud.ts';

export type CloudQuestion =
  | { kind: 'conflict'; cloud: CloudTeam }
  | { kind: 'which-team'; cloud: CloudTeam }
  /** Unsaved work from an earlier visit. */
  | { kind: 'draft'; draft: Draft };

export type CloudTeamActions = {
  isSaving: boolean;
  /** A failure becomes a notification or a dialog. */
  save: (choice?: SaveChoice) => Promise<boolean>;
  isLoading: boolean;
  /** The user's team failed to load at sign-in, so the one on screen may not be theirs. */
  hasLoadFailed: boolean;
  loadAgain: () => void;
  open: (cloud: CloudTeam) => void;
  keepHere: () => void;
  restore: (draft: Draft) => Promise<void>;
  discard: (draft: Draft) => Promise<void>;
  question: CloudQuestion | null;
  answered: () => void;
};

/** How long to wait before showing progress, in ms. */
const SHORT_WAIT = 300;

const CloudTeamContext = createContext<CloudTeamActions | null>(null);

export function useCloudTeam(): CloudTeamActions {
  const actions = useContext(CloudTeamContext);
  if (!actions) throw new Error('useCloudTeam needs a CloudTeamProvider above it');
  return actions;
}

/** Connects lib/cloud-team to React: the session, the dialogs and the progress. */
export function CloudTeamProvider({ children }: { children: ReactNode }) {
  const store = useBuilderStore();
  const session = useSession();
  const { status, user } = session;
  const userId = user?.id ?? null;
  const isRestored = useBuilder((builder) => builder.isRestored);
  const [questions, setQuestions] = useState<readonly CloudQuestion[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [hasLoadFailed, setLoadFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const saver = useRef<TeamSaver>(null);
  const wasSignedIn = useRef(false);
  const stay = useRef<AbortSignal>(null);
  const latest = useRef({ accessToken: session.accessToken, userId });
  useEffect(() => {
    latest.current = { accessToken: session.accessToken, userId };
  });

  const ask = (question: CloudQuestion) =>
    setQuestions((asked) => [...asked.filter(({ kind }) => kind !== question.kind || kind === 'draft'), question]);

  const report = (outcome: SaveOutcome): boolean => {
    const { notify } = store.getState();
    if (outcome === null) return false;
    if (outcome.ok) {
      setLoadFailed(false);
      notify('success', SAVED);
    } else if (outcome.cloud) ask({ kind: 'conflict', cloud: outcome.cloud });
    else if (outcome.code === 'signed-out') notify('error', SIGN_IN_FIRST);
    else if (outcome.code === 'limit') notify('error', outcome.error);
    else notify('warning', outcome.code === 'unreachable' ? SAVED_LOCALLY : SAVED_LOCALLY_INSTEAD);
    return outcome.ok;
  };

  const save = async (choice?: SaveChoice): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    try {
      const { createTeamSaver } = await import('#lib/cloud-team/save-team.ts');
      saver.current ??= createTeamSaver({
        store,
        api: await import('#lib/api/teams.ts'),
        token: (refused) => latest.current.accessToken(refused),
        userId: () => latest.current.userId,
      });
      return report(await saver.current(choice));
    } catch (error) {
      console.warn(error);
      store.getState().notify('error', SAVE_TRY_AGAIN);
      return false;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  /** Returns false if the user's team failed to load. */
  const load = async (id: string, signal: AbortSignal): Promise<boolean> => {
    const { takeOver, loadCloudTeam, joinCloudTeam } = await import('#lib/cloud-team/sign-in.ts');
    if (signal.aborted) return true;
    const drafts = await takeOver(store, id);
    if (signal.aborted) return true;
    for (const draft of drafts) ask({ kind: 'draft', draft });
    const token = await session.accessToken();
    const api = await import('#lib/api/teams.ts');
    if (token === null || signal.aborted) return true;
    const loaded = await loadCloudTeam(store, api, { token, signal }, id);
    if (!loaded.ok || signal.aborted) return signal.aborted;
    const cloud = await joinCloudTeam(store, loaded.value, id, save);
    if (cloud) ask({ kind: 'which-team', cloud });
    return true;
  };

  const enter = async (id: string, signal: AbortSignal) => {
    wasSignedIn.current = true;
    setQuestions([]);
    setLoadFailed(false);
    const waiting = setTimeout(() => setLoading(true), SHORT_WAIT);
    const isLoaded = await load(id, signal).catch((error: unknown) => {
      if (!signal.aborted) console.warn(error);
      return signal.aborted;
    });
    clearTimeout(waiting);
    setLoading(false);
    setLoadFailed(!isLoaded);
  };
  const onSignIn = useEffectEvent(enter);

  const offerVisitorsDrafts = async () => {
    if (readableDrafts().length < 2) return;
    const { draftsToOffer } = await import('#lib/cloud-team/recovery.ts');
    for (const draft of await draftsToOffer(store, ANONYMOUS)) ask({ kind: 'draft', draft });
  };

  const onSignOut = useEffectEvent(async () => {
    const { owner, notify } = store.getState();
    const isUnsaved = hasUnsavedChanges(store.getState());
    setQuestions([]);
    setLoadFailed(false);
    // If the cookie is still there, renewing the session just failed, for example offline: keep the team.
    if (hasSessionCookie(document.cookie)) return;
    const wasHere = wasSignedIn.current;
    wasSignedIn.current = false;
    if (owner === ANONYMOUS) {
      // Another tab has already cleared the team; only its undo steps remain here.
      if (wasHere) store.temporal.getState().clear();
      return offerVisitorsDrafts();
    }
    const { putAside } = await import('#lib/cloud-team/recovery.ts');
    if (!putAside(store)) notify('warning', STORAGE_FULL);
    else if (isUnsaved) notify('warning', UNSAVED_WORK_KEPT);
  });

  // On a change of user, not on every auth event: the library fires one on each return to the tab (D22).
  useEffect(() => {
    if (status === 'loading' || !isRestored) return;
    const controller = new AbortController();
    stay.current = controller.signal;
    if (userId !== null) {
      void onSignIn(userId, controller.signal);
    } else {
      onSignOut().catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn(error);
        store.getState().notify('warning', TEAM_NOT_PUT_AWAY);
      });
    }
    return () => controller.abort();
  }, [status, userId, isRestored, store]);

  const actions: CloudTeamActions = {
    isSaving,
    save,
    isLoading,
    hasLoadFailed,
    loadAgain: () => {
      if (userId !== null && stay.current) void enter(userId, stay.current);
    },
    open(cloud) {
      setLoadFailed(false);
      store.getState().openFromCloud(cloud, userId ?? ANONYMOUS);
      store.getState().say(`${cloud.name} opened`);
    },
    keepHere: () => store.getState().setOwner(userId ?? ANONYMOUS),
    async restore(draft) {
      const { restoreDraft } = await import('#lib/cloud-team/recovery.ts');
      restoreDraft(store, draft);
      store.getState().say(`${draft.team.name} restored`);
    },
    async discard(draft) {
      const { discardDraft } = await import('#lib/cloud-team/recovery.ts');
      await discardDraft(draft);
      store.getState().say('Unsaved changes discarded');
    },
    question: questions[0] ?? null,
    answered: () => setQuestions((asked) => asked.slice(1)),
  };
  return <CloudTeamContext value={actions}>{children}</CloudTeamContext>;
}
