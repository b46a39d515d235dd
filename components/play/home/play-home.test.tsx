import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayHome } from '#components/play/home/play-home.tsx';
import { CABINET_KEY } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';

beforeEach(() => localStorage.clear());

test('offers Today, World Cup and Challenge, in that order', () => {
  render(<PlayHome team={newTeam()} go={jest.fn()} />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.filter((name) => ['Today’s draft', 'World Cup', 'Challenge'].includes(name ?? ''))).toEqual([
    'Today’s draft',
    'World Cup',
    'Challenge',
  ]);
});

test('has the cabinet, where a cup is chosen and then played; first the latest that isn’t won', async () => {
  localStorage.setItem(CABINET_KEY, '{"2026":"champion","2022":"final"}');
  const go = jest.fn();
  render(<PlayHome team={newTeam()} {...{ go }} />);
  expect(screen.getByText('of 14 won')).toHaveTextContent('1 of 14 won');
  expect(screen.getByRole('button', { name: 'World Cup 2022, final' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'World Cup 1986, not played' }));
  await userEvent.click(screen.getByRole('link', { name: 'Play 1986' }));
  expect(go).toHaveBeenCalledWith({ cup: 1986 });
});
