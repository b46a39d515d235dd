import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '#components/ui/dialog.tsx';

it('closes on a click on the overlay, but not on the second click of a double click', () => {
  const onClose = jest.fn();
  render(
    <Dialog label="Names" onClose={onClose}>
      <p>Anything</p>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 });
  fireEvent.click(screen.getByText('Anything'), { detail: 1 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'), { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('returns focus to the list if the row that opened it is gone, or else to the page', () => {
  const page = (rows: string[], isOpen: boolean, hasList = true) => (
    <main tabIndex={-1}>
      {hasList && (
        <ul tabIndex={-1}>
          {rows.map((row) => (
            <li key={row}>
              <button type="button">{row}</button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Dialog label="Names" onClose={jest.fn()}>
          <p>Anything</p>
        </Dialog>
      )}
    </main>
  );
  const { rerender } = render(page(['One', 'Two'], false));
  screen.getByRole('button', { name: 'One' }).focus();
  rerender(page(['One', 'Two'], true));
  rerender(page(['Two'], true));
  rerender(page(['Two'], false));
  expect(screen.getByRole('list')).toHaveFocus();

  screen.getByRole('button', { name: 'Two' }).focus();
  rerender(page(['Two'], true));
  rerender(page(['Two'], true, false));
  rerender(page(['Two'], false, false));
  expect(screen.getByRole('main')).toHaveFocus();
});
