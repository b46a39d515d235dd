import { act, fireEvent, render, screen } from '@testing-library/react';
import { type NotificationItem, Notifications } from '#components/ui/notifications.tsx';

const ITEMS: NotificationItem[] = [
  { id: 1, type: 'success', message: 'Saved' },
  { id: 2, type: 'warning', message: 'Nearly full' },
  { id: 3, type: 'error', message: 'Refused' },
];

const onDismiss = jest.fn();
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onDismiss.mockClear();
});
afterEach(() => jest.useRealTimers());

it('announces a success politely and problems at once', () => {
  render(<Notifications notifications={ITEMS} onDismiss={onDismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Nearly full', 'Refused']);
});

it('disappears after exactly four seconds', () => {
  render(<Notifications notifications={ITEMS.slice(0, 1)} onDismiss={onDismiss} />);
  pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith(1);
});

it.each([
  [
    'pointer',
    () => fireEvent.pointerEnter(screen.getByRole('listitem')),
    () => fireEvent.pointerLeave(screen.getByRole('listitem')),
  ],
  ['focus', () => fireEvent.focus(screen.getByRole('button')), () => fireEvent.blur(screen.getByRole('button'))],
])('stays while the %s is on it, and for four seconds afterwards', (_, enter, leave) => {
  render(<Notifications notifications={ITEMS.slice(0, 1)} onDismiss={onDismiss} />);
  pass(3000);
  enter();
  pass(60_000);
  leave();
  pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([[1]]);
});

it('closes each one with its own button', () => {
  render(<Notifications notifications={ITEMS} onDismiss={onDismiss} />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] as HTMLElement);
  expect(onDismiss.mock.calls).toEqual([[2]]);
});
