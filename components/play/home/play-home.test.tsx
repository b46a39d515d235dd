import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChancesQuestion } from '#components/play/cup/chances-worker.ts';
import { PlayHome } from '#components/play/home/play-home.tsx';
import { SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';
import { CABINET_KEY } from '#lib/platform/storage.ts';
import { formationOf, newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';

beforeEach(() => localStorage.clear());

test('offers Today, World Cup and Challenge, in that order', () => {
  render(<PlayHome tables={CUP_TABLES} team={newTeam()} go={jest.fn()} />);
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
  render(<PlayHome tables={CUP_TABLES} team={newTeam()} {...{ go }} />);
  expect(screen.getByText('of 14 won')).toHaveTextContent('1 of 14 won');
  expect(screen.getByRole('button', { name: 'World Cup 2022, final' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'World Cup 1986, not played' }));
  await userEvent.click(screen.getByRole('link', { name: 'Play 1986' }));
  expect(go).toHaveBeenCalledWith({ cup: 1986 });
});

class AnsweringWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.tell('ready'));
  }
  tell = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
  postMessage({ seed }: ChancesQuestion) {
    this.tell({ seed, chances: { cups: SIMULATED_CUPS, champion: SIMULATED_CUPS / 8 } });
  }
  terminate() {}
}

test('says how often a full team wins the chosen cup', async () => {
  const everyone = formationOf('4-3-3').positions.map((slot) => [slot, makePlayer({ id: slot })]);
  const full = makeTeam('4-3-3', Object.fromEntries(everyone));
  Object.assign(globalThis, { Worker: AnsweringWorker });
  const { rerender } = render(<PlayHome tables={CUP_TABLES} team={full} go={jest.fn()} />);
  expect(screen.getByText(/in 2026: wins it/)).toHaveTextContent('Test Eleven in 2026: wins it …');
  await expect(screen.findByText('1 in 8')).resolves.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'World Cup 1986, not played' }));
  expect(screen.getByText(/wins it/)).toHaveTextContent('Test Eleven in 1986: wins it');
  await expect(screen.findByText('1 in 8')).resolves.toBeVisible();
  rerender(<PlayHome tables={CUP_TABLES} team={newTeam()} go={jest.fn()} />);
  expect(screen.queryByText(/wins it/)).toBeNull();
});
