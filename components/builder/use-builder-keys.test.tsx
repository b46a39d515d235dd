import { fireEvent, render, screen } from '@testing-library/react';
import { useBuilderKeys } from '#components/builder/use-builder-keys.ts';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import type { BuilderStore } from '#lib/builder/store.ts';
import { renameTeam } from '#lib/team/operations.ts';

let store: BuilderStore;
const focusSearch = jest.fn();

function Keys() {
  store = useBuilderStore();
  useBuilderKeys(focusSearch);
  return (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Text" />
    </>
  );
}

const name = () => store.getState().team.name;
const press = (key: string, modifiers: Partial<KeyboardEvent> = { ctrlKey: true }) =>
  fireEvent.keyDown(screen.getByRole('button'), { key, ...modifiers });

beforeEach(() => {
  // jsdom's selectors know no :modal.
  jest.spyOn(document, 'querySelector').mockReturnValue(null);
  render(
    <BuilderProvider>
      <Keys />
    </BuilderProvider>,
  );
  store.getState().edit((team) => renameTeam(team, 'One'), '');
  store.getState().edit((team) => renameTeam(team, 'Two'), '');
});

it('Ctrl+Z and Cmd+Z undo; Shift+Ctrl+Z, Shift+Cmd+Z and Ctrl+Y redo (D8)', () => {
  press('z');
  expect(name()).toBe('One');
  press('z', { metaKey: true });
  expect(name()).toBe('My Dream Team');
  press('Z', { ctrlKey: true, shiftKey: true });
  expect(name()).toBe('One');
  press('Z', { metaKey: true, shiftKey: true });
  expect(name()).toBe('Two');
  press('z');
  press('y');
  expect(name()).toBe('Two');
});

it('overrides the browser’s key only if it acts', () => {
  expect(press('z')).toBe(false);
  expect(press('z', {})).toBe(true);
  expect(press('z', { ctrlKey: true, altKey: true })).toBe(true);
  expect(press('y', { metaKey: true })).toBe(true);
  expect(name()).toBe('One');
});

it('leaves undo in text fields to the browser', () => {
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z', ctrlKey: true })).toBe(true);
  expect(name()).toBe('Two');
});

it('Escape cancels a move', () => {
  store.getState().startMoving({ from: 'team', spot: { kind: 'slot', slot: 'ST' } });
  press('Escape', {});
  expect(store.getState().moving).toBeNull();
});

it('Escape clears the selection, but not from a text field', () => {
  const spot = { kind: 'slot', slot: 'ST' } as const;
  store.getState().select(spot);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(store.getState().selected).toEqual(spot);
  press('Escape', {});
  expect(store.getState().selected).toBeNull();
});

it('a slash focuses the search, but is typed in a text field', () => {
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: '/' })).toBe(true);
  expect(focusSearch).not.toHaveBeenCalled();
  expect(press('/', {})).toBe(false);
  expect(focusSearch).toHaveBeenCalledTimes(1);
});
