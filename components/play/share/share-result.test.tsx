import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareResult } from '#components/play/share/share-result.tsx';
import { PICTURE_OFFLINE } from '#lib/platform/messages/share.ts';

const fetchPoster = jest.fn<Promise<unknown>, [string]>();
const poster = () => Promise.resolve({ ok: true, blob: async () => new Blob(['png']) });

beforeEach(() => {
  fetchPoster.mockReset();
  Object.assign(globalThis, { fetch: fetchPoster });
});

const show = () =>
  render(<ShareResult title="My team" squares="🟩" address="/t/1a" pictureOf={(shape) => `/t/1a/poster?${shape}`} />);

it('shows the poster in the chosen shape', async () => {
  fetchPoster.mockImplementation(poster);
  show();
  expect(await screen.findByRole('img', { name: 'Poster: My team' })).toHaveAttribute('src', '/t/1a/poster?tall');
  await userEvent.click(screen.getByRole('radio', { name: 'Story' }));
  expect(await screen.findByRole('img')).toHaveAttribute('src', '/t/1a/poster?story');
});

it('says calmly that it is offline, and draws the poster once the connection is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchPoster.mockRejectedValue(new TypeError('offline'));
  show();
  expect(await screen.findByText(PICTURE_OFFLINE)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Link to this result')).toHaveValue('http://localhost/t/1a');
  fetchPoster.mockImplementation(poster);
  isOnline.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('img')).toBeVisible();
});

it('can be tried again after the server failed', async () => {
  fetchPoster.mockResolvedValue({ ok: false, status: 503 });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The poster didn’t load.');
  fetchPoster.mockImplementation(poster);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img')).toBeVisible();
});
