'use client';

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TeamList } from '#components/account/teams/list/team-list.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import { listenToStorage } from '#lib/builder/other-tabs.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import { putAside } from '#lib/cloud-team/recovery.ts';
import type { SaveChoice } from '#lib/cloud-team/save-team.ts';
import { keptTeams, removeKept, storeKept } from '#lib/kept-teams/kept-storage.ts';
import { copyKept, type KeptChange, renameKept } from '#lib/kept-teams/kept-teams.ts';
import { listedTeam } from '#lib/kept-teams/listed-team.ts';
import { linkToKept, saveKept } from '#lib/kept-teams/save-kept.ts';
import { keptMessage } from '#lib/platform/messages/kept-teams.ts';
import { READ_ONLY_TEAM, STORAGE_FULL } from '#lib/platform/messages/team.ts';
import { randomId } from '#lib/platform/random-id.ts';
import { KEPT_TEAM_KEY } from '#lib/platform/storage.ts';
import type { CloudTeam } from '#types/cloud.ts';

export function useKeptTeams() {
  const store = useBuilderStore();
  const { open: show } = useCloudTeam();
  const [{ teams, unreadable }, setList] = useState(keptTeams);
  const [error, setError] = useState('');
  const [rival, setRival] = useState<CloudTeam | null>(null);

  const listed = useMemo(() => teams.map(listedTeam), [teams]);
  const refresh = () => setList(keptTeams());
  const start = useEffectEvent(() => linkToKept(store));
  useEffect(() => {
    start();
    const listening = new AbortController();
    listenToStorage(KEPT_TEAM_KEY, () => setList(keptTeams()), listening);
    return () => listening.abort();
  }, []);

  const report = (change: KeptChange, done: string): boolean => {
    refresh();
    setError(change.ok ? '' : keptMessage(change.reason));
    if (change.ok) store.getState().say(done);
    return change.ok;
  };

  const save = async (choice: SaveChoice = {}): Promise<boolean> => {
    const change = saveKept(store, { newId: randomId, now: Date.now }, choice);
    if (!change.ok && change.current) {
      setRival(listedTeam(change.current));
      return false;
    }
    return report(change, `${store.getState().team.name} saved`);
  };

  const open = (team: CloudTeam): boolean => {
    const { readOnly, owner } = store.getState();
    if (readOnly) setError(READ_ONLY_TEAM);
    else if (owner !== ANONYMOUS && !putAside(store)) setError(STORAGE_FULL);
    else {
      show(team);
      return true;
    }
    return false;
  };

  const list: TeamList = {
    teams: listed,
    isBusy: false,
    error,
    hasMore: false,
    showMore: async () => false,
    reload: null,
    async rename(team, name) {
      const change = storeKept(renameKept(keptTeams().teams, team.id, name, Date.now()));
      if (change.ok) store.getState().followRename(team, listedTeam(change.kept));
      return report(change, `${team.name} renamed to ${name}`);
    },
    makeDefault: null,
    async duplicate(team) {
      const { teams: others, unreadable: hidden } = keptTeams();
      const made = { id: randomId(), now: Date.now(), unreadable: hidden };
      return report(storeKept(copyKept(others, team.id, made)), `${team.name} duplicated`);
    },
    async remove(team) {
      removeKept(team.id);
      refresh();
      setError('');
      store.getState().followDeletion(team.id);
      store.getState().say(`${team.name} deleted`);
      return true;
    },
  };

  return { list, unreadable, rival, leaveRival: () => setRival(null), save, open };
}
