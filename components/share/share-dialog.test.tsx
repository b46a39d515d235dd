import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDialog } from '#components/share/share-dialog.tsx';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import {
  COPY_FAILED,
  LINK_COPIED,
  PICTURE_FAILED,
  PICTURE_OFFLINE,
  TEAM_TOO_LONG_FOR_LINK,
} from '#lib/platform/messages/share.ts';
import { teamToCode } from '#lib/share/team-code.ts';

jest.mock('#lib/share/team-code.ts');

const LINK = 'http://localhost/t/1code';

function open(code: string | null = '1code') {
  jest.mocked(teamToCode).mockResolvedValue(code);
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <BuilderProvider>
      <ShareDialog onClose={onClose} />
    </BuilderProvider>,
  );
  return { user, onClose };
}

const button = (name: string) => screen.findByRole('button', { name });

it('shows and copies the link, or asks the user to copy it by hand if the browser refuses', async () => {
  const { user } = open();
  expect(await screen.findByDisplayValue(LINK)).toHaveAccessibleName('Link');
  await user.click(await button('Copy link'));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(screen.getByRole('status')).toHaveTextContent(LINK_COPIED);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await button('Copy link'));
  expect(screen.getByRole('status')).toHaveTextContent(COPY_FAILED);
});

it('opens the share sheet if available', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  const { user } = open();
  await screen.findByDisplayValue(LINK);
  await user.click(await button('Share link'));
  expect(share).toHaveBeenCalledWith({ title: 'My Dream Team', url: LINK });
  Reflect.deleteProperty(navigator, 'share');
});

it('reports a team that is too long for a link', async () => {
  open(null);
  expect(await screen.findByRole('alert')).toHaveTextContent(TEAM_TOO_LONG_FOR_LINK);
});

it.each([
  ['that is rejected', async () => ({ ok: false, status: 503 }) as Response],
  [
    'that never arrives',
    (_address: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  ],
])('reports a picture %s', async (_what, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  globalThis.fetch = jest.fn(answer);
  const { user } = open();
  await screen.findByDisplayValue(LINK);
  await user.click(await button('Download picture'));
  expect(timeout).toHaveBeenCalledWith(30_000);
  act(() => limit.abort());
  expect(await screen.findByText(PICTURE_FAILED)).toBeInTheDocument();
  expect(await button('Download picture')).toHaveAttribute('aria-disabled', 'false');
});

it('says that the picture needs a connection, and draws it once there is one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(await screen.findByDisplayValue(LINK)).toBeVisible();
  expect(screen.getByText(PICTURE_OFFLINE)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByText(PICTURE_OFFLINE)).not.toBeInTheDocument();
});

it('keeps a picture that was drawn before the connection went', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  open();
  await screen.findByDisplayValue(LINK);
  fireEvent.load(screen.getByRole('img'));
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('img')).toBeVisible();
  online.mockReturnValue(true);
});

it('says that the picture could not be drawn, and draws it again on request', async () => {
  const { user } = open();
  await screen.findByDisplayValue(LINK);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText(PICTURE_FAILED)).toBeVisible();
  await user.click(await button('Retry'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/t/1code/picture?shape=tall');
});

it('adds the era if wanted; the rating needs a complete eleven', async () => {
  const { user } = open();
  await screen.findByDisplayValue(LINK);
  expect(screen.queryByRole('checkbox', { name: 'Rating' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Era' }));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/t/1code/picture?shape=tall&with=era');
  await user.click(screen.getByRole('checkbox', { name: 'Era' }));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/t/1code/picture?shape=tall');
});

it('shows and downloads the picture in the chosen shape', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, blob: async () => new Blob(['png']) }) as Response);
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = open();
  await screen.findByDisplayValue(LINK);
  for (const [shape, address] of [
    [/^Story/, '/t/1code/picture?shape=story'],
    [/^Square/, '/t/1code/picture?shape=square'],
    [/^Preview/, '/t/1code/picture'],
    [/^Post/, '/t/1code/picture?shape=tall'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: shape }));
    expect(screen.getByRole('img')).toHaveAttribute('src', address);
    await user.click(await button('Download picture'));
    expect(globalThis.fetch).toHaveBeenLastCalledWith(address, expect.anything());
  }
  const stem = 'my_dream_team_dream11';
  expect(names.map((name) => name.toLowerCase())).toEqual([
    `${stem}_story.png`,
    `${stem}_square.png`,
    `${stem}_wide.png`,
    `${stem}.png`,
  ]);
});
