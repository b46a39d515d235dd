import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormationPanel } from '#components/formation/formation-panel.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

const setUp = () => {
  render(
    <TestBuilder>
      <FormationPanel />
    </TestBuilder>,
  );
  return { user: userEvent.setup(), list: screen.getByRole('combobox', { name: 'Formation' }) };
};

const winger = makePlayer({ id: 'p1', position: 'LW' });
const fill = () => act(() => store.setState({ team: makeTeam('4-3-3', { LW: winger }) }));

it('changes an empty team at once, by list and by preview', async () => {
  const { user, list } = setUp();
  await user.selectOptions(list, '3-5-2');
  expect(store.getState().team.formation).toBe('3-5-2');
  await user.click(screen.getByRole('button', { name: '5-3-2' }));
  expect(store.getState().team.formation).toBe('5-3-2');
  expect(screen.getByRole('button', { name: '5-3-2' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each<[answer: string, formation: string, slots: string[]]>([
  ['Keep Players', '4-4-2', ['LM']],
  ['Start New', '4-4-2', []],
  ['Cancel', '4-3-3', ['LW']],
])('asks first if the team has players and the formation is different: %s', async (answer, formation, slots) => {
  const { user, list } = setUp();
  fill();
  await user.click(screen.getByRole('button', { name: '4-3-3' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.selectOptions(list, '4-4-2');
  expect(store.getState().team.formation).toBe('4-3-3');
  await user.click(await screen.findByRole('button', { name: answer }));
  const { team } = store.getState();
  expect(team.formation).toBe(formation);
  expect(Object.entries(team.players).flatMap(([slot, player]) => (player ? [slot] : []))).toEqual(slots);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('brings back the arrangement from before when changing back (D4)', async () => {
  const { user, list } = setUp();
  const third = makePlayer({ id: 'p2', position: 'CM' });
  act(() => store.setState({ team: makeTeam('4-3-3', { LW: winger, CM: third }) }));
  for (const formation of ['4-4-2', '3-4-3', '4-3-3']) {
    await user.selectOptions(list, formation);
    await user.click(await screen.findByRole('button', { name: 'Keep Players' }));
  }
  expect(store.getState().team.players).toMatchObject({ LW: { id: 'p1' }, CM: { id: 'p2' } });
});
