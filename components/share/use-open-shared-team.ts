'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { READ_ONLY_TEAM, SHARED_LINK_DAMAGED } from '#lib/platform/messages.ts';
import { codeToTeam } from '#lib/share/team-code.ts';
import { isEmpty } from '#lib/team/operations.ts';
import type { Team } from '#types/team.ts';

/**
 * Reads a shared team and puts it where nobody has built anything; otherwise it is `waiting` for an answer. `onDone` is
 * called when there is nothing more to do.
 */
export function useOpenSharedTeam(
  code: string,
  onDone: () => void,
): { waiting: Team | null; open: (team: Team) => void } {
  const store = useBuilderStore();
  const [waiting, setWaiting] = useState<Team | null>(null);

  const open = (team: Team) => {
    // A team of its own: it takes no place of the cloud's until it is saved.
    store.getState().adopt({ team, hasUnsavedChanges: true, lastSaved: null });
    store.getState().say(`${team.name} opened`);
    onDone();
  };

  const meet = useEffectEvent((shared: Team | null) => {
    const { team, hasUnsavedChanges, readOnly, notify } = store.getState();
    if (shared && !readOnly && (hasUnsavedChanges || !isEmpty(team))) return setWaiting(shared);
    if (!shared) notify('error', SHARED_LINK_DAMAGED);
    else if (readOnly) notify('warning', READ_ONLY_TEAM);
    else return open(shared);
    onDone();
  });

  useEffect(() => {
    let isGone = false;
    codeToTeam(code).then((team) => {
      if (!isGone) meet(team);
    }, console.error);
    return () => {
      isGone = true;
    };
  }, [code]);

  return { waiting, open };
}
