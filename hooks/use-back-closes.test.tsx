import { act, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { useBackCloses } from '#hooks/use-back-closes.ts';

function Shown({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}

const goBack = () =>
  act(async () => {
    const came = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await came;
  });

beforeEach(() => window.history.replaceState({ own: 'state' }, ''));

it('Back closes it and stays on the page', async () => {
  window.history.pushState({ own: 'state' }, '');
  const onClose = jest.fn();
  const before = window.location.href;
  const { unmount } = render(<Shown onClose={onClose} />);
  expect(window.history.state).toMatchObject({ own: 'state', dialog: expect.any(Number) });
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  const back = jest.spyOn(window.history, 'back');
  unmount();
  await act(async () => undefined);
  expect(back).not.toHaveBeenCalled();
  expect(window.history.state).toEqual({ own: 'state' });
  expect(window.location.href).toBe(before);
});

it('removes its history entry when closed another way', async () => {
  const onClose = jest.fn();
  const { unmount } = render(<Shown onClose={onClose} />);
  unmount();
  await waitFor(() => expect(window.history.state).toEqual({ own: 'state' }));
  expect(onClose).not.toHaveBeenCalled();
});

it('has one entry when StrictMode mounts it twice', async () => {
  const push = jest.spyOn(window.history, 'pushState');
  const onClose = jest.fn();
  render(
    <StrictMode>
      <Shown onClose={onClose} />
    </StrictMode>,
  );
  await act(async () => undefined);
  expect(push).toHaveBeenCalledTimes(1);
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open with its own entry if reopened before the browser has gone back', async () => {
  const { unmount } = render(<Shown onClose={() => undefined} />);
  const former = window.history.state;
  unmount();
  await act(async () => undefined);
  expect(window.history.state).toEqual(former);
  const onClose = jest.fn();
  render(<Shown onClose={onClose} />);
  await waitFor(() => {
    expect(window.history.state).toMatchObject({ dialog: expect.any(Number) });
    expect(window.history.state).not.toEqual(former);
  });
  expect(onClose).not.toHaveBeenCalled();
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ own: 'state' });
});
