import { act, render, screen, within } from '@testing-library/react';
import { Announcer } from '#components/builder/announcer.tsx';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';

function show(isOpen: boolean) {
  return (
    <TestBuilder>
      <BuilderNotifications />
      <Announcer />
      {isOpen && (
        <Dialog label="Card" onClose={() => {}}>
          <p>Words</p>
        </Dialog>
      )}
    </TestBuilder>
  );
}

const heard = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);

it('shows new notifications inside an open dialog, but not earlier ones', () => {
  const { rerender } = render(show(false));
  act(() => {
    store.getState().notify('error', 'Before');
    store.getState().say('Moved');
  });
  rerender(show(true));
  const dialog = screen.getByRole('dialog', { name: 'Card' });
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(heard(dialog).join('')).toBe('');
  act(() => {
    store.getState().notify('error', 'Refused');
    store.getState().notify('success', 'Saved');
    store.getState().say('Number 9');
  });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Refused');
  expect(heard(dialog).toSorted()).toEqual(['Number 9', 'Saved']);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Before', 'Refused']);
  rerender(show(false));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Before', 'Refused']);
});

it('announces the same text again', () => {
  render(show(false));
  const status = screen.getByRole('status', { name: 'Last change' });
  act(() => {
    store.getState().edit((team) => ({ ok: true, team: { ...team } }), 'Done');
  });
  const first = status.textContent;
  expect(first).toMatch(/^Done/);
  act(() => {
    store.getState().edit((team) => ({ ok: true, team: { ...team } }), 'Done');
  });
  expect(status.textContent).not.toBe(first);
  expect(status).toHaveTextContent(/^Done$/);
});
