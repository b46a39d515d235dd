import { act, renderHook } from '@testing-library/react';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';
import type { Slot, Spot } from '#types/team.ts';

const GOAL: Spot = { kind: 'slot', slot: 'GK' };

/** Where in an empty 4-3-3 these players land, one after the other. */
function placed(selected: Spot, positions: readonly Player['position'][]): Slot[] {
  const { result } = renderHook(useAddPlayer, { wrapper: TestBuilder });
  act(() => store.getState().adopt({ team: makeTeam('4-3-3', {}) }));
  act(() => store.getState().select(selected));
  const players = positions.map((position, index) =>
    makePlayer({ id: `p${index}`, name: `Player ${index}`, position }),
  );
  for (const player of players) act(() => void result.current(player));
  const starters = startersOf(store.getState().team);
  return players.map(({ id }) => starters.find(({ player }) => player.id === id)?.slot as Slot);
}

it('fills the chosen position and then the next empty ones, whatever the player’s own position', () => {
  expect(placed(GOAL, ['CAM', 'ST', 'GK'])).toEqual(['GK', 'LB', 'LCB']);
});

it('puts players where they play while the search chooses the position, then in their line, then anywhere', () => {
  const positions: Player['position'][] = ['CAM', 'ST', 'GK', 'RB', 'CF', '', 'LWB'];
  expect(placed({ ...GOAL, isGuess: true }, positions)).toEqual(['LCM', 'ST', 'GK', 'RB', 'LW', 'RW', 'LB']);
});
