/** @jest-environment node */

import { appendSamples, mergeDuplicates } from '#lib/players/duplicates.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { makePlayer as makeTeamPlayer } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';

const makePlayer = (fields: Partial<Player> = {}): Player =>
  makeTeamPlayer({
    id: `p-${fields.name ?? 'x'}`,
    name: 'Mesut Özil',
    position: 'CAM',
    nationality: 'Germany',
    team: 'Arsenal',
    country: 'England',
    year: 1988,
    ...fields,
  });

const names = (players: readonly Player[]) => players.map((player) => player.name);

it('keeps the first record with the same id, or the same name and birth year', () => {
  const merged = mergeDuplicates([
    makePlayer({ id: 'a', apiId: '1' }),
    makePlayer({ id: 'b', name: 'Someone Else', apiId: '1' }),
    makePlayer({ id: 'c', name: 'MESUT OZIL' }),
    makePlayer({ id: 'd', year: 1989 }),
  ]);
  expect(merged.map((player) => player.id)).toEqual(['a', 'd']);
});

it('fills gaps in the first of two duplicates, taking a club together with its country', () => {
  const live = makePlayer({ id: 'a', team: '', country: 'Germany', jerseyNumber: null });
  const sample = makePlayer({ id: 'b', team: 'Arsenal', country: 'England', jerseyNumber: 11, goals: 44 });
  expect(mergeDuplicates([live, sample])).toEqual([
    { ...live, team: 'Arsenal', country: 'England', jerseyNumber: 11, goals: 44 },
  ]);
});

it('appends up to three samples, not counting those among the live players', () => {
  const players = appendSamples([makePlayer()], SAMPLE_PLAYERS);
  expect(names(players)).toEqual(['Mesut Özil', ...names(SAMPLE_PLAYERS).slice(0, 3)]);
  const messi = makePlayer({ id: 'tsdb-1', name: 'Lionel Messi', year: 1987, apiId: '1' });
  const samples = SAMPLE_PLAYERS.filter((player) => ['Lionel Messi', 'Marta', 'Cafu'].includes(player.name));
  expect(appendSamples([messi], samples).map(({ id }) => id)).toEqual(['tsdb-1', 'sample-cafu', 'sample-marta']);
});
