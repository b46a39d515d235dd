'use client';

import { useTransition } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { ADD_FAILED } from '#lib/platform/messages/team.ts';
import type { Tables } from '#lib/players/eleven/fill-team.ts';
import type { Era } from '#lib/players/index/eras.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import type { Edit } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';

type Rules = typeof import('#lib/players/eleven/fill-team.ts');

/** Both are one undoable step. Without the player index, they make do with the samples. */
export function useFillTeam() {
  const store = useBuilderStore();
  const { load } = usePlayerFinder();
  const [isBusy, start] = useTransition();

  const run = (fill: (team: Team, rules: Rules, tables: Tables) => Edit, announcement: string) => {
    start(async () => {
      const { edit, notify } = store.getState();
      try {
        const [rules, finder] = await Promise.all([import('#lib/players/eleven/fill-team.ts'), load()]);
        const nothing = () => null;
        const { index = [], entry = nothing, renown = nothing } = finder ?? {};
        edit((team) => fill(team, rules, { index, entry, renown, samples: SAMPLE_PLAYERS }), announcement);
      } catch (error) {
        console.error(error);
        notify('error', ADD_FAILED);
      }
    });
  };

  return {
    isBusy,
    autoFill: (found: readonly Player[], era: Era | null) =>
      run((team, { fillTeam }, tables) => fillTeam(team, tables, { found, era }), 'Starting eleven filled'),
    surprise: (era: Era | null) =>
      run(
        (team, { surpriseTeam }, tables) => surpriseTeam(team, tables, era, Math.random),
        'A new starting eleven drawn',
      ),
  };
}
