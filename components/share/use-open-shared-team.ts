'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { SHARED_LINK_DAMAGED } from '#lib/platform/messages/share.ts';
import { READ_ONLY_TEAM } from '#lib/platform/messages/team.ts';
import { codeToTeam } from '#lib/share/team-code.ts';
import { isEmpty } from '#lib/team/operations.ts';
import type { Team } from '#types/team.ts';

/** Opens a shared team at once if there is nothing to replace; otherwise it is `waiting` for the user's choice. */
export function useOpenSharedTeam(code: string, onDone: () => void) {
  const store = useBuilderStore();
  const [waiting, setWaiting] = useState<Team | null>(null);

  const open = (team: Team) => {
    // Without a cloud id, saving creates a new team.
    store.getState().adopt({ team });
    store.getState().say(`${team.name} opened`);
    onDone();
  };

  const receive = useEffectEvent((shared: Team | null) => {
    const { team, cloud, readOnly, notify } = store.getState();
    if (shared && !readOnly && (hasUnsavedChanges({ team, cloud }) || !isEmpty(team))) return setWaiting(shared);
    if (!shared) notify('error', SHARED_LINK_DAMAGED);
    else if (readOnly) notify('warning', READ_ONLY_TEAM);
    else return open(shared);
    onDone();
  });

  useEffect(() => {
    let isGone = false;
    codeToTeam(code).then((team) => {
      if (!isGone) receive(team);
    }, console.error);
    return () => {
      isGone = true;
    };
  }, [code]);

  return { waiting, open };
}
