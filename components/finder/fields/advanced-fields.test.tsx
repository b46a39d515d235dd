import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdvancedFields } from '#components/finder/fields/advanced-fields.tsx';
import { NO_SEARCH, type Search } from '#lib/players/filters.ts';
import * as reference from '#lib/players/reference/lookup.ts';
import { POSITIONS } from '#types/position.ts';

let criteria: Search;

function Fields({ isLoaded = true, start = NO_SEARCH }: { isLoaded?: boolean; start?: Search }) {
  const [chosen, setChosen] = useState(start);
  criteria = chosen;
  return (
    <AdvancedFields
      search={chosen}
      reference={isLoaded ? reference : null}
      currentYear={2026}
      onChange={(change) => setChosen({ ...chosen, ...change })}
    />
  );
}

const field = (name: string) => screen.getByRole('combobox', { name });
const choose = (name: string, option: string) => userEvent.selectOptions(field(name), option);
const optionsOf = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('offers every position, every year back to 1975, and all years before', async () => {
  render(<Fields />);
  const years = optionsOf('Year of birth');
  expect([years[0], years[1], ...years.slice(-2), years.length]).toEqual(['Any', '2026', '1975', 'before 1975', 54]);
  expect(optionsOf('Position')).toHaveLength(1 + POSITIONS.length);
  await choose('Year of birth', 'before 1975');
  expect(criteria.year).toBe(1974);
  await choose('Year of birth', '1985');
  await choose('Position', 'GK');
  expect(criteria).toMatchObject({ year: 1985, position: 'GK' });
  await choose('Year of birth', 'Any');
  await choose('Position', 'Any');
  expect(criteria).toEqual(NO_SEARCH);
});

it('enables league after country and team after league, and clears dependent fields on a change', async () => {
  render(<Fields />);
  expect(field('League')).toBeDisabled();
  expect(field('Team')).toBeDisabled();
  await choose('Country', 'England');
  expect(field('Team')).toBeDisabled();
  expect(optionsOf('League')).toHaveLength(1 + 2);
  await choose('League', 'Premier League');
  expect(optionsOf('Team')).toHaveLength(1 + 20);
  await choose('Team', 'Arsenal');
  expect(criteria).toMatchObject({ country: 'England', league: 'Premier League', team: 'Arsenal' });
  await choose('League', 'Championship');
  expect(criteria).toMatchObject({ country: 'England', league: 'Championship', team: '' });
  await choose('Country', 'Spain');
  expect(criteria).toMatchObject({ country: 'Spain', league: '', team: '' });
  expect(field('Team')).toBeDisabled();
  await choose('Country', 'Any');
  expect(criteria).toEqual(NO_SEARCH);
  expect(field('League')).toBeDisabled();
});

it('lets users choose position and year before the reference data has loaded', async () => {
  render(<Fields isLoaded={false} />);
  expect(optionsOf('Country')).toEqual(['Any']);
  await choose('Position', 'ST');
  expect(criteria.position).toBe('ST');
});

it('shows what was chosen by typing, even if it is in no list', async () => {
  const line = { label: 'Defenders', positions: ['CB', 'LB', 'RB'] as const };
  const nation = { label: 'Africa', nations: ['Ghana', 'Nigeria'] };
  render(<Fields start={{ ...NO_SEARCH, line, nation, team: 'Santos' }} />);
  expect(field('Position')).toHaveDisplayValue('Defenders');
  expect(field('National team')).toHaveDisplayValue('Africa');
  expect(field('Team')).toHaveDisplayValue('Santos');
  await choose('Position', 'LB');
  expect(criteria).toMatchObject({ position: 'LB', line: null });
  await choose('National team', 'Any');
  await choose('Team', 'Any');
  expect(criteria).toEqual({ ...NO_SEARCH, position: 'LB' });
});
