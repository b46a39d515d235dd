'use client';

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { type Save, useSave } from '#hooks/use-save.ts';
import { useSession } from '#hooks/use-session.tsx';
import type { ApiResult, Caller } from '#lib/api/call-api.ts';
import type { LocalEnvelope } from '#lib/builder/read-envelope.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { Joining } from '#lib/cloud-team/join-team.ts';
import {
  LOAD_FROM_CLOUD_FAILED,
  LOADED,
  STORAGE_FULL,
  TEAM_NOT_PUT_AWAY,
  UNSAVED_WORK_KEPT,
} from '#lib/platform/messages.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import type { CloudTeam } from '#types/cloud.ts';

/** What only the person can decide; the part that is not chosen is never lost (D22–D24). */
export type CloudQuestion =
  /** Somebody saved the team since it was read here, or the team here is new and there is one in the cloud. */
  | { kind: 'conflict'; cloud: CloudTeam }
  /** At sign-in there is work here, and another team in the cloud. */
  | { kind: 'which-team'; cloud: CloudTeam }
  /** Work that this user left unsaved here when signing out. */
  | { kind: 'recovery'; copy: LocalEnvelope };

export type CloudTeamActions = Save & {
  /** A sign-in waits for the team in the cloud, and has for long enough to say so. */
  isLoading: boolean;
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

/** ms. A shorter wait is not worth a word (design §4). */
const SHORT_WAIT = 300;

const CloudTeamContext = createContext<CloudTeamActions | null>(null);

/** What can be done with the teams in the cloud; below a `CloudTeamProvider`. */
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
  const [isLoading, setLoading] = useState(false);
  const wasSignedIn = useRef(false);
  const userId = user?.id ?? null;

  const ask = (question: CloudQuestion) =>
    setQuestions((asked) => [...asked.filter(({ kind }) => kind !== question.kind || kind === 'recovery'), question]);

  const { isSaving, save } = useSave((cloud) => ask({ kind: 'conflict', cloud }));

  const open = (cloud: CloudTeam) => {
    const { version, isDefault: _isDefault, updatedAt, coach, ...team } = cloud;
    const { id } = team;
    const { adopt, versions, coaches } = store.getState();
    adopt({
      team,
      owner: userId ?? ANONYMOUS,
      hasUnsavedChanges: false,
      lastSaved: Date.parse(updatedAt),
      versions: { ...versions, [id]: version },
      coaches: coach === null ? coaches : { ...coaches, [id]: coach },
    });
  };

  const onSignIn = useEffectEvent(async (id: string, signal: AbortSignal) => {
    wasSignedIn.current = true;
    setQuestions([]);
    const { putAside, recoveryCopies, takeOffScreen } = await import('#lib/cloud-team/recovery.ts');
    if (signal.aborted) return;
    // Somebody else's work on a shared machine is neither shown nor taken along (D23), even where it cannot be kept.
    const { owner } = store.getState();
    if (owner !== ANONYMOUS && owner !== id && !putAside(store, Date.now())) takeOffScreen(store);
    for (const copy of recoveryCopies(id)) ask({ kind: 'recovery', copy });

    const waiting = setTimeout(() => setLoading(true), SHORT_WAIT);
    const loaded = await loadAs(id, signal).finally(() => {
      clearTimeout(waiting);
      setLoading(false);
    });
    if (loaded === null || signal.aborted) return;
    if (loaded.ok) await join(id, loaded.value, signal);
    else store.getState().notify('warning', LOAD_FROM_CLOUD_FAILED);
  });

  const loadAs = async (id: string, signal: AbortSignal) => {
    const token = await accessToken();
    return token === null || signal.aborted ? null : loadFor(id, { token, signal });
  };

  /** The team that the user has open here, however it is now in the cloud, else the default one. */
  const loadFor = async (id: string, caller: Caller): Promise<ApiResult<CloudTeam | null>> => {
    const { loadDefaultTeam, loadTeam } = await import('#lib/api/teams.ts');
    const { team, owner } = store.getState();
    if (owner !== id || team.id === null) return loadDefaultTeam(caller);
    const same = await loadTeam(caller, team.id);
    return same.ok && same.value === null ? loadDefaultTeam(caller) : same;
  };

  const join = async (id: string, cloud: CloudTeam | null, signal: AbortSignal) => {
    const { joinTeams } = await import('#lib/cloud-team/join-team.ts');
    const { markMigrated, wasMigrated } = await import('#lib/cloud-team/migration.ts');
    if (signal.aborted) return;
    const joining = joinTeams(store.getState(), cloud, id, wasMigrated(id));
    if (joining === 'nothing' || joining === 'migrate') store.setState({ owner: id });
    if (joining === 'migrate' && (await save())) markMigrated(id);
    if (cloud) meet(id, cloud, joining);
  };

  const meet = (id: string, cloud: CloudTeam, joining: Joining) => {
    if (joining === 'ask') ask({ kind: 'which-team', cloud });
    if (joining === 'recognise') recognise(id, cloud);
    if (joining === 'open') {
      open(cloud);
      store.getState().notify('success', LOADED);
    }
  };

  /** No step of anybody's: what is seen stays as it is. */
  const recognise = (owner: string, { id, version, coach, updatedAt }: CloudTeam) => {
    const { team, versions, coaches } = store.getState();
    store.setState({
      team: team.id === id ? team : { ...team, id },
      owner,
      hasUnsavedChanges: false,
      lastSaved: Date.parse(updatedAt),
      versions: { ...versions, [id]: version },
      coaches: coach === null ? coaches : { ...coaches, [id]: coach },
    });
  };

  const onSignOut = useEffectEvent(async () => {
    const { owner, hasUnsavedChanges, notify } = store.getState();
    setQuestions([]);
    // With its cookie still there the session could only not be renewed, say without a network: the team stays.
    if (hasSessionCookie(document.cookie)) return;
    if (owner === ANONYMOUS) {
      // Another tab has put the team away already, and only the steps that led to it are still here.
      if (wasSignedIn.current) store.temporal.getState().clear();
      wasSignedIn.current = false;
      return;
    }
    wasSignedIn.current = false;
    const { putAside } = await import('#lib/cloud-team/recovery.ts');
    if (!putAside(store, Date.now())) notify('warning', STORAGE_FULL);
    else if (hasUnsavedChanges) notify('warning', UNSAVED_WORK_KEPT);
  });

  // When the user changes, not at every event of the auth library, which also speaks at each return to the tab (D22).
  useEffect(() => {
    // What is here is known first: it decides what may be done with what is in the cloud.
    if (status === 'loading' || !isRestored) return;
    if (userId === null) {
      onSignOut().catch((error: unknown) => {
        console.warn(error);
        store.getState().notify('warning', TEAM_NOT_PUT_AWAY);
      });
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
    isLoading,
    save,
    open(cloud) {
      open(cloud);
      store.getState().say(`${cloud.name} opened`);
    },
    keepHere: () => store.setState({ owner: userId ?? ANONYMOUS, hasUnsavedChanges: true }),
    async restore(copy) {
      const { restoreRecoveryCopy } = await import('#lib/cloud-team/recovery.ts');
      restoreRecoveryCopy(store, copy);
      store.getState().say(`${copy.team.name} restored`);
    },
    async discard(copy) {
      const { forgetRecoveryCopy } = await import('#lib/cloud-team/recovery.ts');
      forgetRecoveryCopy(copy);
      store.getState().say('Unsaved changes discarded');
    },
    question: questions[0] ?? null,
    answered: () => setQuestions((asked) => asked.slice(1)),
  };
  return <CloudTeamContext value={actions}>{children}</CloudTeamContext>;
}
