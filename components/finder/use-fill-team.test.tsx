import { act, renderHook, waitFor } from '@testing-library/react';
import { useFillTeam } from '#components/finder/use-fill-team.ts';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { newTeam, startersOf } from '#lib/team/formation/formations.ts';

jest.mock('#hooks/use-player-finder.tsx', () => ({ usePlayerFinder: jest.fn() }));

const ids = () => startersOf(store.getState().team).map(({ player }) => player.id);

it('fills the team and draws another eleven from the samples if the index fails to load, each undone in one step', async () => {
  const load = jest.fn(async () => null);
  jest.mocked(usePlayerFinder).mockReturnValue({ finder: null, load, loadSquads: async () => null });
  const { result } = renderHook(() => useFillTeam(), { wrapper: TestBuilder });
  act(() => store.setState({ team: newTeam() }));

  await act(async () => result.current.autoFill([], null));
  await waitFor(() => expect(ids()).toHaveLength(11));
  const first = ids();
  const { undo } = store.temporal.getState();

  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await act(async () => result.current.surprise(null));
  await waitFor(() => expect(store.getState().announcement).toBe('A new starting eleven drawn'));
  expect(ids()).toHaveLength(11);
  act(() => undo());
  expect(ids()).toEqual(first);
  act(() => undo());
  expect(ids()).toEqual([]);
  expect(load).toHaveBeenCalledTimes(2);
});
