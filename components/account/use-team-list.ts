'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import type { Caller } from '#lib/api/call-api.ts';
import type { Result } from '#lib/api/result.ts';
import { changeTeam, deleteTeam, duplicateTeam, loadTeams } from '#lib/api/teams.ts';
import { LOAD_FAILED, SIGN_IN_FIRST, TEAM_CHANGE_FAILED } from '#lib/platform/messages.ts';
import type { CloudTeam } from '#types/cloud.ts';

const PAGE = 20;

/** Each of what can be done gives whether it was done; nothing is while something else is being done. */
export type TeamList = {
  /** Newest first; null until the first page is there. */
  teams: readonly CloudTeam[] | null;
  isBusy: boolean;
  /** A sentence for the person; '' when all is well. */
  error: string;
  hasMore: boolean;
  showMore: () => Promise<boolean>;
  reload: () => Promise<boolean>;
  rename: (team: CloudTeam, name: string) => Promise<boolean>;
  makeDefault: (team: CloudTeam) => Promise<boolean>;
  duplicate: (team: CloudTeam) => Promise<boolean>;
  remove: (team: CloudTeam) => Promise<boolean>;
};

/** The user's teams in the cloud, a page at a time (design §8). */
export function useTeamList(): TeamList {
  const store = useBuilderStore();
  const { accessToken } = useSession();
  const [teams, setTeams] = useState<readonly CloudTeam[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isAtWork = useRef(false);

  /** Does one thing at a time: what is pressed twice would be done twice, and the later list could be the older one. */
  async function alone(work: () => Promise<boolean>): Promise<boolean> {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    setBusy(true);
    setError('');
    try {
      return await work();
    } finally {
      isAtWork.current = false;
      setBusy(false);
    }
  }

  /** Makes a call as the user; what its failure says is shown, or `failed` where the session cannot be renewed now. */
  async function call<Value>(failed: string, make: (caller: Caller) => Promise<Result<Value>>): Promise<Value | null> {
    try {
      const token = await accessToken();
      if (token === null) {
        setError(SIGN_IN_FIRST);
        return null;
      }
      const result = await make({ token });
      if (result.ok) return result.value;
      setError(result.error);
      return null;
    } catch (cause) {
      console.warn(cause);
      setError(failed);
      return null;
    }
  }

  const loadFrom = async (known: readonly CloudTeam[]) => {
    const before = known.at(-1)?.updatedAt;
    const page = await call(LOAD_FAILED, (caller) =>
      loadTeams(caller, before === undefined ? { limit: PAGE } : { limit: PAGE, before }),
    );
    if (!page) return false;
    setTeams([...known, ...page]);
    setHasMore(page.length === PAGE);
    return true;
  };

  const reload = () => alone(() => loadFrom([]));
  const start = useEffectEvent(reload);
  useEffect(() => {
    void start();
  }, []);

  /** After a change, said in `words`, the first page is read anew: the order and the default may be others now. */
  const change = <Value>(
    words: string,
    make: (caller: Caller) => Promise<Result<Value>>,
    done: (value: Value) => void = () => {},
  ): Promise<boolean> =>
    alone(async () => {
      const result = await call(TEAM_CHANGE_FAILED, async (caller) => {
        const outcome = await make(caller);
        if (outcome.ok) done(outcome.value);
        return outcome.ok ? { ok: true as const, value: true } : outcome;
      });
      if (result === null) return false;
      store.getState().say(words);
      await loadFrom([]);
      return true;
    });

  return {
    teams,
    isBusy,
    error,
    hasMore,
    showMore: () => alone(() => loadFrom(teams ?? [])),
    reload,
    rename: (team, name) =>
      change(
        `${team.name} renamed to ${name}`,
        (caller) => changeTeam(caller, team.id, { name }),
        (head) => store.getState().followRename(team, head),
      ),
    makeDefault: (team) =>
      change(`${team.name} is the default team`, (caller) => changeTeam(caller, team.id, { isDefault: true })),
    duplicate: (team) => change(`${team.name} duplicated`, (caller) => duplicateTeam(caller, team.id)),
    remove: (team) =>
      change(
        `${team.name} deleted`,
        (caller) => deleteTeam(caller, team.id),
        () => store.getState().followDeletion(team.id),
      ),
  };
}
