'use client';

import { useEffect, useRef, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import type { SaveResult } from '#lib/api/teams.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import { SAVE_TRY_AGAIN, SAVED, SAVED_LOCALLY, SAVED_LOCALLY_INSTEAD, SIGN_IN_FIRST } from '#lib/platform/messages.ts';
import { randomId } from '#lib/platform/random-id.ts';
import type { CloudTeam } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

/** Over the cloud's team whatever it is, or as one more team; without either, as the team that it is. */
export type SaveChoice = { over?: CloudTeam; asNew?: boolean };

export type Save = {
  isSaving: boolean;
  /** Saves the team as it is now. Whatever goes wrong is said, and the work stays here unsaved. */
  save: (choice?: SaveChoice) => Promise<boolean>;
};

type Sent = { team: Team; id: string };

/** Tabs of one browser save one after the other, so that none of them meets the other's half-done save. */
function withSaveLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('team-save', work) : work();
}

/**
 * Which team of the cloud a save is meant for, and the version that it replaces (D24); 0 where none is known, so that
 * whatever the cloud has by now is a conflict and not gone.
 */
function saveTarget(team: Team, versions: Readonly<Record<string, number>>, { over, asNew }: SaveChoice) {
  if (over) return { id: over.id, version: over.version };
  const id = asNew ? null : team.id;
  return { id, version: id === null ? 0 : (versions[id] ?? 0) };
}

/** @param onConflict asks what becomes of the two versions (D24) */
export function useSave(onConflict: (cloud: CloudTeam) => void): Save {
  const store = useBuilderStore();
  const { accessToken, user } = useSession();
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);
  const lastSent = useRef<Sent>(null);
  const userId = useRef<string | null>(null);

  useEffect(() => {
    userId.current = user?.id ?? null;
  }, [user]);

  /** All tries of one save have one id, so that the repetition of a save whose answer was lost is not a second one (D24). */
  const requestIdOf = (team: Team): string => {
    if (lastSent.current?.team !== team) lastSent.current = { team, id: randomId() };
    return lastSent.current.id;
  };

  const call = async (token: string, team: Team, choice: SaveChoice): Promise<SaveResult> => {
    const { saveTeam } = await import('#lib/api/teams.ts');
    const { id, version } = saveTarget(team, store.getState().versions, choice);
    const sent = { team: { ...team, id }, version, requestId: requestIdOf(team), asNew: choice.asNew ?? false };
    return saveTeam({ token }, sent);
  };

  /** Whether what is in the way in the cloud is the last save from here, whose answer was lost. */
  const isOwnSave = async (before: Sent | null, team: Team, conflict: CloudTeam): Promise<boolean> => {
    if (before === null || before.team === team) return false;
    const { isSameTeam } = await import('#lib/cloud-team/join-team.ts');
    return isSameTeam(before.team, conflict);
  };

  /** Sends the team, and once more where the first answer tells how it succeeds without anybody's choice. */
  const deliver = async (token: string, team: Team, choice: SaveChoice): Promise<SaveResult> => {
    const before = lastSent.current;
    const result = await call(token, team, choice);
    if (result.ok) return result;
    if (result.conflict) {
      const isOwn = await isOwnSave(before, team, result.conflict);
      return isOwn ? call(token, team, { over: result.conflict }) : result;
    }
    // The clock of this device may be slow, and the token has ended all the same.
    if (result.status === 401) {
      const renewed = await accessToken({ isRefused: true });
      return renewed === null ? result : call(renewed, team, choice);
    }
    // Deleted elsewhere: it is here, and the person wants it kept.
    return result.status === 404 && team.id !== null ? call(token, team, { asNew: true }) : result;
  };

  /** What was put aside as unsaved when its owner signed out is in the cloud after all. */
  const forgetCopy = async (owner: string, team: Team) => {
    const { forgetSavedWork } = await import('#lib/cloud-team/recovery.ts');
    forgetSavedWork(owner, team);
  };

  const send = async (choice: SaveChoice): Promise<boolean> => {
    const { team, generation, notify } = store.getState();
    const owner = userId.current;
    const token = await accessToken().catch((error: unknown) => {
      console.warn(error);
      notify('warning', SAVED_LOCALLY);
    });
    if (token === undefined) return false;
    if (token === null) {
      notify('error', SIGN_IN_FIRST);
      return false;
    }
    const result = await deliver(token, team, choice);
    // Whoever is here by now has nothing to do with it.
    if (userId.current !== owner) {
      if (result.ok && owner !== null) await forgetCopy(owner, team);
      return false;
    }
    if (!result.ok) {
      reportFailure(result);
      return false;
    }
    lastSent.current = null;
    const { markSaved } = store.getState();
    markSaved(team, generation, result.value);
    // Where the load at sign-in had failed the team was still a visitor's.
    const { owner: nominal, team: now } = store.getState();
    if (nominal === ANONYMOUS && now.id === result.value.teamId && owner !== null) store.setState({ owner });
    notify('success', SAVED);
    return true;
  };

  const reportFailure = (result: Exclude<SaveResult, { ok: true }>) => {
    const { notify } = store.getState();
    if (result.conflict) onConflict(result.conflict);
    else if (result.status === 401) notify('error', SIGN_IN_FIRST);
    else notify('warning', result.fallback ? SAVED_LOCALLY : SAVED_LOCALLY_INSTEAD);
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
