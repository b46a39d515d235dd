import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdvancedFields } from '#components/finder/fields/advanced-fields.tsx';
import { NO_CRITERIA_CHOSEN, type SearchCriteria } from '#lib/players/criteria.ts';
import * as reference from '#lib/players/reference/lookup.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { POSITIONS } from '#types/position.ts';

let criteria: SearchCriteria;

const BRAZIL: Squad = {
  id: '1982 Brazil',
  year: 1982,
  team: 'Brazil',
  nation: 'Brazil',
  isWinner: false,
  places: [],
  lineups: [],
  usual: null,
};

function Fields({ isLoaded = true, squad = null }: { isLoaded?: boolean; squad?: Squad | null }) {
  const [chosen, setChosen] = useState(NO_CRITERIA_CHOSEN);
  criteria = chosen;
  return (
    <AdvancedFields
      criteria={chosen}
      reference={isLoaded ? reference : null}
      squad={squad}
      currentYear={2026}
      onChange={(change) => setChosen({ ...chosen, ...change })}
      onSquad={() => undefined}
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
  expect(criteria).toEqual(NO_CRITERIA_CHOSEN);
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
  expect(criteria).toEqual(NO_CRITERIA_CHOSEN);
  expect(field('League')).toBeDisabled();
});

it('lets users choose position and year before the reference data has loaded', async () => {
  render(<Fields isLoaded={false} />);
  expect(optionsOf('Country')).toEqual(['Any']);
  await choose('Position', 'ST');
  expect(criteria.position).toBe('ST');
});

it('asks for a squad only once a World Cup is chosen', () => {
  const { rerender } = render(<Fields />);
  expect(field('World Cup')).toBeEnabled();
  expect(screen.queryByRole('combobox', { name: 'Squad' })).not.toBeInTheDocument();
  rerender(<Fields squad={BRAZIL} />);
  expect(field('Squad')).toBeEnabled();
});
