import { act, render, screen, within } from '@testing-library/react';
import { Announcer } from '#components/builder/announcer.tsx';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { afterFollowers } from '#hooks/after-frame.fixtures.ts';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import type { BuilderStore } from '#lib/builder/store.ts';

let store: BuilderStore;

function Grab() {
  store = useBuilderStore();
  return null;
}

function show(isOpen: boolean) {
  return (
    <BuilderProvider>
      <BuilderNotifications />
      <Announcer />
      <Grab />
      {isOpen && (
        <Dialog label="Card" onClose={() => {}}>
          <p>Words</p>
        </Dialog>
      )}
    </BuilderProvider>
  );
}

const heard = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);

it('what is new while a modal dialog is open is told inside it, what was there stays behind', async () => {
  const { rerender } = render(show(false));
  act(() => {
    store.getState().notify('error', 'Before');
    store.setState({ announcement: 'Moved' });
  });
  await afterFollowers();
  rerender(show(true));
  const dialog = screen.getByRole('dialog', { name: 'Card' });
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(heard(dialog).join('')).toBe('');
  act(() => {
    store.getState().notify('error', 'Refused');
    store.getState().notify('success', 'Saved');
    store.setState({ announcement: 'Number 9' });
  });
  await afterFollowers();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Refused');
  expect(heard(dialog).toSorted()).toEqual(['Number 9', 'Saved']);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Before', 'Refused']);
  rerender(show(false));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Before', 'Refused']);
});

it('the same words a second time are said again', async () => {
  render(show(false));
  const status = screen.getByRole('status', { name: 'Last change' });
  act(() => {
    store.getState().edit((team) => ({ ok: true, team: { ...team } }), 'Done');
  });
  await afterFollowers();
  const first = status.textContent;
  expect(first).toMatch(/^Done/);
  act(() => {
    store.getState().edit((team) => ({ ok: true, team: { ...team } }), 'Done');
  });
  await afterFollowers();
  expect(status.textContent).not.toBe(first);
  expect(status).toHaveTextContent(/^Done$/);
});
