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
