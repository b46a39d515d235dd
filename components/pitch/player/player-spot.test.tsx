import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlayerSpot } from '#components/pitch/player/player-spot.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

function Striker() {
  const team = useBuilder((builder) => builder.team);
  return <PlayerSpot spot={{ kind: 'slot', slot: 'ST' }} player={team.players.ST ?? null} shirt={team.shirt} />;
}

function showHenry(): void {
  render(
    <TestBuilder>
      <Striker />
    </TestBuilder>,
  );
  const henry = makePlayer({ id: 'p14', name: 'Thierry Henry' });
  act(() => store.getState().adopt({ team: makeTeam('4-3-3', { ST: henry }) }));
}

it.each(['Delete', 'Backspace'])('%s removes the focused player, is announced and can be undone', (key) => {
  showHenry();
  const spot = screen.getByRole('button', { name: 'ST, Thierry Henry' });
  fireEvent.keyDown(spot, { key, ctrlKey: true });
  expect(spot).toHaveAccessibleName('ST, Thierry Henry');
  fireEvent.keyDown(spot, { key });
  expect(spot).toHaveAccessibleName('ST, empty');
  expect(spot).toHaveFocus();
  expect(store.getState().announcement).toContain('Thierry Henry removed from ST');
  fireEvent.keyDown(spot, { key });
  act(() => store.getState().undo());
  expect(spot).toHaveAccessibleName('ST, Thierry Henry');
});

it('keeps its remove button out of the way of Tab while a player moves', () => {
  showHenry();
  const remove = screen.getByRole('button', { name: 'Remove Thierry Henry' });
  expect(remove.tabIndex).toBe(0);
  act(() => store.getState().startMoving({ from: 'team', spot: { kind: 'slot', slot: 'ST' } }));
  expect(remove.tabIndex).toBe(-1);
  act(() => store.getState().stopMoving());
  expect(remove.tabIndex).toBe(0);
});
