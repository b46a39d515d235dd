'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { TeamList } from '#components/account/teams/list/team-list.ts';
import { useOneJob } from '#components/account/teams/use-one-job.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import type { Caller } from '#lib/api/call-api.ts';
import type { Result } from '#lib/api/result.ts';
import { changeTeam, deleteTeam, duplicateTeam, loadTeams } from '#lib/api/teams.ts';
import { LOAD_FAILED, TEAM_CHANGE_FAILED } from '#lib/platform/messages/cloud.ts';
import type { CloudTeam } from '#types/cloud.ts';

const PAGE = 20;

export function useTeamList() {
  const store = useBuilderStore();
  const [teams, setTeams] = useState<readonly CloudTeam[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [error, setError] = useState('');
  const { run, isBusy } = useOneJob(setError);

  const loadAfter = async (known: readonly CloudTeam[], caller: Caller) => {
    const before = known.at(-1)?.updatedAt;
    const page = await loadTeams(caller, { limit: PAGE, ...(before !== undefined && { before }) });
    if (page.ok) {
      setTeams([...known, ...page.value]);
      setHasMore(page.value.length === PAGE);
    }
    return page;
  };

  const reload = () => run(LOAD_FAILED, (caller) => loadAfter([], caller));
  const start = useEffectEvent(reload);
  useEffect(() => {
    void start();
  }, []);

  /** Reload the first page, because the order and the default may have changed. */
  const change = (announcement: string, make: (caller: Caller) => Promise<Result<unknown>>) =>
    run(TEAM_CHANGE_FAILED, async (caller) => {
      const changed = await make(caller);
      if (!changed.ok) return changed;
      store.getState().say(announcement);
      const page = await loadAfter([], caller);
      if (!page.ok) setError(page.error);
      return changed;
    });

  const list: TeamList = {
    teams,
    isBusy,
    error,
    hasMore,
    showMore: () => run(LOAD_FAILED, (caller) => loadAfter(teams ?? [], caller)),
    reload,
    rename: (team: CloudTeam, name: string) =>
      change(`${team.name} renamed to ${name}`, async (caller) => {
        const head = await changeTeam(caller, team.id, { name });
        if (head.ok) store.getState().followRename(team, head.value);
        return head;
      }),
    makeDefault: (team: CloudTeam) =>
      change(`${team.name} is now your default team`, (caller) => changeTeam(caller, team.id, { isDefault: true })),
    duplicate: (team: CloudTeam) => change(`${team.name} duplicated`, (caller) => duplicateTeam(caller, team.id)),
    remove: (team: CloudTeam) =>
      change(`${team.name} deleted`, async (caller) => {
        const deleted = await deleteTeam(caller, team.id);
        if (deleted.ok) store.getState().followDeletion(team.id);
        return deleted;
      }),
  };
  return list;
}
