import { act, renderHook } from '@testing-library/react';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { spotOf } from '#lib/team/formation/spot-of.ts';
import { makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';
import type { Slot, Spot } from '#types/team.ts';

const GOAL = { kind: 'slot', slot: 'GK' } as const;

/** Where these players land in a 4-3-3, one after the other: a slot, 'bench' or 'picked up'. */
function placed(selected: Spot | null, positions: readonly Player['position'][], team = makeTeam('4-3-3', {})) {
  const { result } = renderHook(useAddPlayer, { wrapper: TestBuilder });
  act(() => store.getState().adopt({ team }));
  act(() => store.getState().select(selected));
  return positions.map((position, index) => {
    const player = makePlayer({ id: `new${index}`, name: `Newcomer ${index}`, position });
    const before = store.getState().moving;
    act(() => void result.current(player));
    const { team, moving } = store.getState();
    act(() => store.getState().stopMoving());
    const spot = spotOf(team, player);
    if (spot === null) return moving === before ? 'nowhere' : 'picked up';
    return spot.kind === 'slot' ? spot.slot : spot.kind;
  });
}

it('puts players where they play while the user has chosen no place, best first (D61)', () => {
  const positions: Player['position'][] = ['RW', 'GK', 'LB', 'CM', 'ST', 'CB', 'CAM', 'RB', 'LM', 'CB', 'CF', 'GK'];
  const slots = ['RW', 'GK', 'LB', 'LCM', 'ST', 'LCB', 'RCM', 'RB', 'CM', 'RCB', 'LW', 'bench'];
  expect(placed(null, positions)).toEqual(slots);
});

it('fills only the chosen position with anyone; the next one leads the list, but doesn’t bind', () => {
  expect(placed(GOAL, ['CAM', 'ST', 'GK', ''])).toEqual(['GK', 'ST', 'picked up', 'RW']);
});

it('never puts an outfield player in goal as a guess, nor a goalkeeper elsewhere (D6)', () => {
  const starters = formationOf('4-3-3').positions.map((slot, at) => [slot, makePlayers(11)[at]] as const);
  const without = (open: Slot) => makeTeam('4-3-3', Object.fromEntries(starters.filter(([slot]) => slot !== open)));
  expect(placed({ ...GOAL, isGuess: true }, ['RW', 'GK'], without('GK'))).toEqual(['picked up', 'GK']);
  expect(placed(null, ['GK', 'CB'], without('ST'))).toEqual(['picked up', 'ST']);
});

it('keeps to the bench if the user chose it', () => {
  expect(placed({ kind: 'bench', index: 0 }, ['RW', 'GK'])).toEqual(['bench', 'bench']);
  expect(store.getState().team.substitutes).toHaveLength(2);
});
