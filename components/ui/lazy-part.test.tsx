import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '#components/ui/dialog.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';

function Card({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Pelé" onClose={onClose}>
      <p>All about Pelé</p>
    </Dialog>
  );
}

const onClose = jest.fn();

it('shows a loading message, then the dialog, and opens instantly the next time', async () => {
  const load = jest.fn(async () => Card);
  const LazyCard = lazyPart('The card', load);
  const { unmount } = render(<LazyCard onClose={onClose} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByRole('dialog', { name: 'Pelé' })).toHaveTextContent('All about Pelé');
  unmount();
  render(<LazyCard onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Pelé' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says what failed, can be closed, and loads again on request (D44)', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const load = jest
    .fn<Promise<typeof Card>, []>()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(Card);
  const LazyCard = lazyPart('The card', load);
  render(<LazyCard onClose={onClose} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The card didn’t load. Your team is safe.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Pelé' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
