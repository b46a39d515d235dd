import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CupCabinet } from '#components/play/cabinet/cabinet.tsx';
import { useKeptEnd } from '#components/play/cabinet/use-cabinet.ts';
import { CABINET_KEY, OFFERED_CABINET_KEY } from '#lib/platform/storage.ts';

const cup = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

test('has a button for each World Cup, which says how it ended and chooses that cup', async () => {
  localStorage.setItem(CABINET_KEY, '{"1986":"champion","1990":"final","1994":"nonsense"}');
  const onChoose = jest.fn();
  render(<CupCabinet chosen={1986} onChoose={onChoose} />);
  expect(screen.getByRole('list', { name: 'Cabinet' }).children).toHaveLength(14);
  expect(cup('World Cup 1986, won')).toHaveAttribute('aria-pressed', 'true');
  expect(cup('World Cup 1990, final')).toBeInTheDocument();
  await userEvent.click(cup('World Cup 1994, not played'));
  expect(onChoose).toHaveBeenCalledWith(1994);
});

test.each([
  ['Add', 'won'],
  ['Don’t add', 'final'],
])('asks before it adds a backup’s cups: %s', async (answer, end) => {
  localStorage.setItem(CABINET_KEY, '{"1986":"final"}');
  localStorage.setItem(OFFERED_CABINET_KEY, '{"1986":"champion"}');
  render(<CupCabinet chosen={null} onChoose={jest.fn()} />);
  expect(cup('World Cup 1986, final')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect(cup(`World Cup 1986, ${end}`)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Cabinet of a backup' })).toBeNull();
});

test('keeps how far one’s own elevens got, the best of each cup, and nothing of a cup that is only watched', () => {
  renderHook(() => useKeptEnd(1998, 'champion', false));
  expect(localStorage.getItem(CABINET_KEY)).toBeNull();
  renderHook(() => useKeptEnd(1998, 'final', true));
  renderHook(() => useKeptEnd(1998, 'group', true));
  expect(localStorage.getItem(CABINET_KEY)).toBe('{"1998":"final"}');
});
