import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormationPanel } from '#components/formation/formation-panel.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { whenIdle } from '#lib/platform/when-idle.ts';
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

const shown = () => store.getState().preview?.formation ?? null;
const preview = (name: string) => screen.getByRole('button', { name });
const team = () => store.getState().team;

/** The previews load when the browser is idle, once the stored team is restored. */
async function withPreviews() {
  const screenParts = setUp();
  act(() => store.setState({ isRestored: true }));
  await act(() => new Promise<void>((resolve) => whenIdle(async () => resolve(), 0)));
  return screenParts;
}

it('previews the formation under the mouse or in focus, and changes nothing', async () => {
  const { user } = await withPreviews();
  fill();
  const before = team();
  await user.hover(preview('3-5-2'));
  await waitFor(() => expect(shown()).toBe('3-5-2'));
  expect(store.getState().preview?.slots).toMatchObject({ LW: 'LM' });
  await user.hover(preview('4-3-3'));
  await waitFor(() => expect(shown()).toBeNull());
  await user.hover(preview('3-5-2'));
  await waitFor(() => expect(shown()).toBe('3-5-2'));
  await user.unhover(preview('3-5-2'));
  expect(shown()).toBeNull();
  await user.hover(preview('3-5-2'));
  await waitFor(() => expect(shown()).toBe('3-5-2'));
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();

  act(() => screen.getByRole('combobox').focus());
  await user.tab();
  await waitFor(() => expect(shown()).toBe('4-4-2'));
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(preview('4-4-2')).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab();
  await waitFor(() => expect(shown()).toBe('4-4-2'));
  await user.tab();
  expect(shown()).toBeNull();
  expect(team()).toBe(before);
});

describe('with a finger', () => {
  beforeEach(async () => {
    await withPreviews();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const press = async (held: number) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const touch = { keys: '[TouchA>]', target: preview('3-5-2'), coords: { clientX: 10, clientY: 10 } };
    await user.pointer(touch);
    await act(() => jest.advanceTimersByTimeAsync(held));
    return user;
  };

  it('previews on a long press, which selects nothing', async () => {
    const user = await press(400);
    expect(shown()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(shown()).toBe('3-5-2'));
    await user.pointer('[/TouchA]');
    expect(shown()).toBeNull();
    expect(team().formation).toBe('4-3-3');
  });

  it('does nothing while the strip scrolls, and selects on a short press', async () => {
    const user = await press(400);
    await user.pointer({ pointerName: 'TouchA', target: preview('3-5-2'), coords: { clientX: 30, clientY: 10 } });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(shown()).toBeNull();
    fireEvent.pointerCancel(preview('3-5-2'));
    expect(team().formation).toBe('4-3-3');

    const again = await press(100);
    await again.pointer('[/TouchA]');
    expect(team().formation).toBe('3-5-2');
  });
});
