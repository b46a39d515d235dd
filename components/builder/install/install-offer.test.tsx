import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstallOffer } from '#components/builder/install/install-offer.tsx';

const HOUR_MS = 60 * 60_000;
const hint = () => screen.queryByRole('region', { name: 'Install Dream 11' });

beforeEach(() => localStorage.clear());

/** Opens the builder at this hour, and lets the browser offer to install it. */
async function visit(hour: number) {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000 + hour * HOUR_MS);
  const { unmount } = render(<InstallOffer />);
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await act(async () => void window.dispatchEvent(event));
  await act(async () => void (await import('#components/builder/install/install-hint.tsx')));
  expect(event.defaultPrevented).toBe(true);
  return { prompt, leave: unmount };
}

it('offers to install from the second visit on, and a reload isn’t one', async () => {
  for (const hour of [0, 0.2]) {
    const { leave } = await visit(hour);
    expect(hint()).toBeNull();
    leave();
  }
  const { prompt } = await visit(24);
  expect(hint()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(hint()).toBeNull();
});

it('stays away once it has been dismissed', async () => {
  (await visit(0)).leave();
  const { leave } = await visit(24);
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(hint()).toBeNull();
  leave();
  const { prompt } = await visit(48);
  expect(hint()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});
