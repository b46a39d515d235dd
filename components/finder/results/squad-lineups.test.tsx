import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SquadLineups } from '#components/finder/results/squad-lineups.tsx';
import type { Lineup } from '#lib/players/squads/squad-book.ts';

const lineup = (opponent: string, date: string, stage: string): Lineup => ({
  formation: '4-4-2',
  eleven: [],
  opponent,
  date,
  stage,
});

it('lists the squad’s matches, starts from the chosen one, and credits the source', async () => {
  const croatia = lineup('Croatia', '1998-07-08', 'semi-final');
  const final = lineup('Brazil', '1998-07-12', 'final');
  const onChoose = jest.fn();
  render(<SquadLineups lineups={[croatia, final]} usual={croatia} onChoose={onChoose} />);
  const list = screen.getByRole('list', { hidden: true });
  expect(list).not.toBeVisible();

  await userEvent.click(screen.getByText('As they lined up against …'));
  const names = within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Croatia 8 July 1998, semi-final', 'Brazil 12 July 1998, final']);
  await userEvent.click(within(list).getByRole('button', { name: /^Brazil/ }));
  expect(onChoose).toHaveBeenCalledWith(final);
  expect(screen.getByText(/Usual line-up as against Croatia, 8 July 1998/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'CC BY-SA 4.0' })).toBeVisible();
});
