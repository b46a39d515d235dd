import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Draft } from '#lib/builder/drafts.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import type { CloudQuestion } from '#lib/cloud-team/cloud-question.ts';
import { discardDraft, restoreDraft } from '#lib/cloud-team/recovery.ts';
import { createTeamSaver, type SaveChoice, type SaveOutcome, saveNotice } from '#lib/cloud-team/save-team.ts';
import { signIn } from '#lib/cloud-team/sign-in.ts';
import { signOut } from '#lib/cloud-team/sign-out.ts';
import { LOADED, SAVE_TRY_AGAIN } from '#lib/platform/messages/cloud.ts';
import type { SessionStore } from '#lib/session/session-store.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import type { CloudTeam } from '#types/cloud.ts';

type Shown = {
  isSaving: boolean;
  isLoading: boolean;
  /** The user's team failed to load at sign-in, so the one on screen may not be theirs. */
  hasLoadFailed: boolean;
  questions: readonly CloudQuestion[];
};

export type CloudTeamActions = {
  /** Follows the session until the returned function is called. */
  start: () => () => void;
  /** A failure becomes a notification or a question. */
  save: (choice?: SaveChoice) => Promise<boolean>;
  loadAgain: () => void;
  open: (cloud: CloudTeam) => void;
  /** The user's answer to a question. `open` is what they choose from their list. */
  load: (cloud: CloudTeam) => void;
  keepHere: () => void;
  restore: (draft: Draft) => void;
  discard: (draft: Draft) => Promise<void>;
  answered: () => void;
};

export type CloudTeamControls = Shown & CloudTeamActions;

const SHORT_WAIT_MS = 300;

/** Apart from the rest, because it brings a schema library. */
const teamsApi = () => import('#lib/api/teams.ts');

const warn = (error: unknown) => console.warn(error);

const NOTHING_YET = { isLoading: false, hasLoadFailed: false, questions: [] };

/** Loads and saves the team as users come and go, and asks them what only they can decide. */
export function createCloudTeamStore(builder: BuilderStore, session: SessionStore): StoreApi<CloudTeamControls> {
  const userId = () => session.getState().user?.id ?? null;
  const token = (refused?: { isRefused: true }) => session.getState().accessToken(refused);
  const send = createTeamSaver({ store: builder, api: teamsApi, token, userId });
  let stay = new AbortController();
  let wasSignedIn = false;

  return createStore<CloudTeamControls>()((set, get) => {
    const ask = (question: CloudQuestion) => {
      const others = get().questions.filter(({ kind }) => kind !== question.kind || kind === 'draft');
      set({ questions: [...others, question] });
    };

    const report = (outcome: SaveOutcome): boolean => {
      const { notify, isKept } = builder.getState();
      const notice = saveNotice(outcome, isKept);
      if (notice) notify(...notice);
      if (outcome?.ok) set({ hasLoadFailed: false });
      else if (outcome?.cloud) ask({ kind: 'conflict', cloud: outcome.cloud });
      return outcome?.ok ?? false;
    };

    async function enter(id: string, { signal }: AbortController) {
      wasSignedIn = true;
      set(NOTHING_YET);
      const waiting = setTimeout(() => set({ isLoading: true }), SHORT_WAIT_MS);
      const { save } = get();
      const isLoaded = await signIn(builder, { userId: id, token, api: teamsApi, signal, save, ask }).catch(warn);
      clearTimeout(waiting);
      if (!signal.aborted) set({ isLoading: false, hasLoadFailed: !isLoaded });
    }

    function leave({ signal }: AbortController) {
      set(NOTHING_YET);
      // If the cookie is still there, renewing the session just failed, for example offline: keep the team.
      if (hasSessionCookie(document.cookie)) return;
      signOut(builder, { wasSignedIn, signal, ask }).catch(warn);
      wasSignedIn = false;
    }

    return {
      isSaving: false,
      ...NOTHING_YET,

      start() {
        let present: string | null | undefined;
        // On a change of user, not on every auth event: the library fires one on each return to the tab (D22).
        const follow = () => {
          const id = userId();
          if (session.getState().status === 'loading' || !builder.getState().isRestored || id === present) return;
          present = id;
          stay.abort();
          stay = new AbortController();
          if (id === null) leave(stay);
          else void enter(id, stay);
        };
        const unsubscribe = [session.subscribe(follow), builder.subscribe(follow)];
        follow();
        return () => {
          for (const end of unsubscribe) end();
          stay.abort();
        };
      },

      async save(choice) {
        if (get().isSaving) return false;
        set({ isSaving: true });
        try {
          return report(await send(choice));
        } catch (error) {
          console.warn(error);
          builder.getState().notify('error', SAVE_TRY_AGAIN);
          return false;
        } finally {
          set({ isSaving: false });
        }
      },

      loadAgain() {
        const id = userId();
        if (id !== null) void enter(id, stay);
      },

      open(cloud) {
        const { openFromCloud, say } = builder.getState();
        set({ hasLoadFailed: false });
        openFromCloud(cloud, userId() ?? ANONYMOUS);
        say(`${cloud.name} opened`);
      },

      load(cloud) {
        get().open(cloud);
        builder.getState().notify('success', LOADED);
      },

      keepHere: () => builder.getState().setOwner(userId() ?? ANONYMOUS),

      restore(draft) {
        restoreDraft(builder, draft);
        builder.getState().say(`${draft.team.name} restored`);
      },

      async discard(draft) {
        await discardDraft(draft);
        builder.getState().say('Unsaved changes discarded');
      },

      answered: () => set({ questions: get().questions.slice(1) }),
    };
  });
}
