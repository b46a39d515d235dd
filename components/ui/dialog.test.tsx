import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '#components/ui/dialog.tsx';

it('a press on the overlay closes it, but for the second half of the double click that opened it', () => {
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
