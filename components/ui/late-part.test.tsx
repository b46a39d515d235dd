import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '#components/ui/dialog.tsx';
import { type LateDialog, LatePart } from '#components/ui/late-part.tsx';

type Props = { onClose: () => void; who: string };

function Card({ who, onClose }: Props) {
  return (
    <Dialog label={who} onClose={onClose}>
      <p>All about {who}</p>
    </Dialog>
  );
}

const props = { who: 'Pelé', onClose: jest.fn() };

it('says that it loads, then shows the part, and the next time at once', async () => {
  const dialog: LateDialog<Props> = { what: 'The card', load: jest.fn(async () => Card) };
  const { unmount } = render(<LatePart dialog={dialog} props={props} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByRole('dialog', { name: 'Pelé' })).toHaveTextContent('All about Pelé');
  unmount();
  render(<LatePart dialog={dialog} props={props} />);
  expect(screen.getByRole('dialog', { name: 'Pelé' })).toBeVisible();
  expect(dialog.load).toHaveBeenCalledTimes(1);
});

it('says what failed and that the team is safe, and comes with Try again (D44)', async () => {
  const load = jest
    .fn<Promise<typeof Card>, []>()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(Card);
  render(<LatePart dialog={{ what: 'The card', load }} props={props} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The card could not be loaded. Your team is safe.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Pelé' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it('can be given up', async () => {
  const onClose = jest.fn();
  const dialog: LateDialog<Props> = { what: 'The card', load: () => Promise.reject(new Error('chunk')) };
  render(<LatePart dialog={dialog} props={{ ...props, onClose }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
