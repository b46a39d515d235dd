import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { SubstitutesPanel } from '#components/bench/substitutes-panel.tsx';
import { Pitch } from '#components/pitch/pitch.tsx';
import { PlayerDrag } from '#components/player-drag/player-drag.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { ScreenActionsContext } from '#hooks/use-screen-actions.tsx';
import { BENCH_FULL } from '#lib/platform/messages/team.ts';
import { makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';

const henry = makePlayer({ id: 'p1', name: 'Thierry Henry' });

async function setUp(substitutes = 0) {
  render(
    <TestBuilder>
      <ScreenActionsContext
        value={{ openCard: jest.fn(), focusSearch: jest.fn(), share: jest.fn(), listTeams: jest.fn() }}
      >
        <PlayerDrag>
          <Pitch />
          <SubstitutesPanel />
        </PlayerDrag>
      </ScreenActionsContext>
    </TestBuilder>,
  );
  act(() => store.getState().adopt({ team: makeTeam('4-3-3', { ST: henry }, makePlayers(substitutes, 'bench')) }));
  await act(async () => {
    fireEvent.pointerDown(window);
    await import('#components/player-drag/player-drag-layer.tsx');
  });
  await act(async () => undefined);
}

const at = (name: string) => screen.getByRole('button', { name });
const overMarks = () => document.querySelectorAll('[data-over]').length;

/** jsdom has no `DataTransfer`. */
async function drag(
  kind: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd',
  element: Element,
  types: string[] = [],
) {
  const event = createEvent[kind](element);
  const dataTransfer = { types, items: [], files: [], setData: () => {}, getData: () => '', setDragImage: () => {} };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  await act(async () => {
    fireEvent(element, event);
    await new Promise(requestAnimationFrame);
  });
}

it('highlights the targets, marks the one under the pointer, and places the player', async () => {
  await setUp();
  await drag('dragStart', at('ST, Thierry Henry'));
  expect(store.getState().moving).toMatchObject({ from: 'team', isDragged: true });
  await drag('dragEnter', at('LB, empty'));
  await drag('dragOver', at('LB, empty'));
  expect(overMarks()).toBe(1);
  await drag('drop', at('LB, empty'));
  expect(store.getState().team.players).toMatchObject({ ST: null, LB: henry });
  expect(store.getState()).toMatchObject({ moving: null, announcement: 'Thierry Henry placed at LB' });
  expect(overMarks()).toBe(0);
});

it('cancels the move if the player is dropped outside', async () => {
  await setUp();
  await drag('dragStart', at('ST, Thierry Henry'));
  await drag('dragEnd', at('ST, Thierry Henry'));
  expect(store.getState()).toMatchObject({ moving: null, announcement: 'Move cancelled' });
  expect(store.getState().team.players.ST).toEqual(henry);
});

describe('on the bench, beside its seats,', () => {
  const bench = () => screen.getByRole('region', { name: 'Substitutes' });
  const dragToBench = async (from: string) => {
    await drag('dragStart', at(from));
    for (const kind of ['dragEnter', 'dragOver', 'drop'] as const) await drag(kind, bench());
  };
  const seated = () => store.getState().team.substitutes.map(({ name }) => name);

  it('a player sits down after the others', async () => {
    await setUp(2);
    await dragToBench('ST, Thierry Henry');
    expect(seated()).toEqual([expect.anything(), expect.anything(), 'Thierry Henry']);
    expect(store.getState()).toMatchObject({ moving: null, notifications: [] });
  });

  it('says so if a player is dropped while it is full', async () => {
    await setUp(MAX_SUBSTITUTES);
    await dragToBench('ST, Thierry Henry');
    expect(store.getState().team.players.ST).toEqual(henry);
    expect(store.getState().notifications).toMatchObject([{ type: 'error', message: BENCH_FULL }]);
  });

  it('a substitute stays where it is', async () => {
    await setUp(3);
    const before = seated();
    await dragToBench(`Substitute 1, ${before[0]}`);
    expect(seated()).toEqual(before);
    expect(store.getState()).toMatchObject({ notifications: [] });
  });

  it('a player dropped on a seat moves once', async () => {
    await setUp(MAX_SUBSTITUTES);
    const [first] = seated();
    const seat = at(`Substitute 1, ${first}`);
    await drag('dragStart', at('ST, Thierry Henry'));
    for (const kind of ['dragEnter', 'dragOver', 'drop'] as const) await drag(kind, seat);
    expect(seated()[0]).toBe('Thierry Henry');
    expect(store.getState().team.players.ST?.name).toBe(first);
    expect(store.getState().notifications).toEqual([]);
  });
});

it.each(['Files', 'text/plain'])('ignores dragged %s', async (type) => {
  await setUp();
  for (const kind of ['dragEnter', 'dragOver', 'drop'] as const) await drag(kind, at('LB, empty'), [type]);
  expect(overMarks()).toBe(0);
  expect(store.getState().moving).toBeNull();
  expect(store.getState().team.players).toMatchObject({ ST: henry, LB: null });
});
