import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrangeDialog } from '#components/formation/arrange-dialog.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { startersOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';

const onClose = jest.fn();
const player = (name: string, position: Player['position']) => makePlayer({ id: name, name, position });
const where = () => Object.fromEntries(startersOf(store.getState().team).map(({ slot, player: { id } }) => [id, slot]));

function open(team = makeTeam('4-3-3', {})) {
  render(
    <TestBuilder>
      <ArrangeDialog onClose={onClose} />
    </TestBuilder>,
  );
  act(() => store.getState().adopt({ team }));
  return userEvent.setup();
}

const wingBacks = {
  LB: player('Centre', 'CB'),
  LCB: player('Right', 'RWB'),
  RB: player('Left', 'LWB'),
  LW: player('Striker', 'ST'),
};

it('previews the best arrangement in this formation, applies it and undoes it in one step', async () => {
  const user = open(makeTeam('4-3-3', wingBacks));
  expect(screen.getByRole('dialog', { name: 'Arrange' })).toHaveAccessibleDescription(/Striker from LW to ST/);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(where()).toEqual({ Left: 'LB', Centre: 'LCB', Right: 'RB', Striker: 'ST' });
  expect(onClose).toHaveBeenCalled();
  act(() => store.getState().undo());
  expect(where()).toEqual({ Left: 'RB', Centre: 'LB', Right: 'LCB', Striker: 'LW' });
});

it('chooses the best formation, and brings substitutes on, if asked', async () => {
  const user = open(makeTeam('4-3-3', wingBacks, [player('Keeper', 'GK')]));
  await user.click(screen.getByRole('radio', { name: 'Best: 5-3-2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Substitutes may come on' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(store.getState().team).toMatchObject({ formation: '5-3-2', substitutes: [] });
  expect(where()).toMatchObject({ Keeper: 'GK', Left: 'LWB', Right: 'RWB' });
});

it('says so if nobody need move', async () => {
  const user = open(makeTeam('4-3-3', { ST: player('Striker', 'ST') }));
  expect(screen.getByText('Everyone already has the best place.')).toBeInTheDocument();
  const { team } = store.getState();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(store.getState().team).toBe(team);
});
