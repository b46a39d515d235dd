import fc from 'fast-check';
import { filterPlayers, NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { rowFilter } from '#lib/players/index/criteria.ts';
import { toPlayer } from '#lib/players/index/row.ts';
import { wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import { COUNTRIES } from '#lib/players/reference/countries.ts';
import { clubNamesOfLeague } from '#lib/players/reference/lookup.ts';
import type { SearchCriteria } from '#types/api.ts';
import { POSITIONS } from '#types/player.ts';

const index = wholeIndex();
const players = index.names.map((_, row) => toPlayer(index, row));
const rowsOf = (criteria: Partial<SearchCriteria>) => {
  const meets = rowFilter(index, { ...NO_CRITERIA_CHOSEN, ...criteria });
  return players.filter((_, row) => meets(row));
};

const leagues = COUNTRIES.flatMap((country) => country.leagues.map((league) => league.name));
const countries = [...COUNTRIES.map((country) => country.name), ...index.nations];
const clubs = COUNTRIES.flatMap((country) =>
  country.leagues.flatMap((league) => league.teams.map((club) => club.name)),
);
const maybe = <Value>(values: readonly Value[], none: Value) => fc.oneof(fc.constant(none), fc.constantFrom(...values));

it('the players are those that the filters of the sports database keep', () => {
  const criteria = fc.record<SearchCriteria>({
    query: fc.constant(''),
    position: maybe<SearchCriteria['position']>(POSITIONS, ''),
    year: fc.oneof(fc.constant(null), fc.integer({ min: 1930, max: 2025 })),
    country: maybe(countries, ''),
    league: maybe(leagues, ''),
    team: maybe([...clubs, 'united', 'real'], ''),
  });
  fc.assert(
    fc.property(criteria, (chosen) => {
      const kept = filterPlayers(players, chosen, clubNamesOfLeague(chosen.league));
      expect(rowsOf(chosen).map((player) => player.id)).toEqual(kept.map((player) => player.id));
    }),
  );
});

describe('the criteria', () => {
  it('ST and CF are one position (spec §9)', () => {
    expect(new Set(rowsOf({ position: 'CF' }).map((player) => player.position))).toEqual(new Set(['ST', 'CF']));
    expect(rowsOf({ position: 'ST' })).toEqual(rowsOf({ position: 'CF' }));
  });

  it('the year of birth is met within ten years (spec §9)', () => {
    const years = rowsOf({ year: 1980 }).map((player) => player.year ?? 0);
    expect([Math.min(...years), Math.max(...years)]).toEqual([1970, 1990]);
  });

  it('the country is that of the club or the nation (D17), in any of its names', () => {
    const inEngland = rowsOf({ country: 'England' }).map((player) => player.name);
    expect(inEngland).toEqual(expect.arrayContaining(['Thierry Henry', 'Jude Bellingham']));
    expect(rowsOf({ country: 'USA' }).map((player) => player.name)).toEqual(
      expect.arrayContaining(['Landon Donovan', 'Mia Hamm', 'Lionel Messi']),
    );
    expect(rowsOf({ country: 'USA' }).map((player) => player.nationality)).not.toContain('Russia');
  });

  it('the country counts only where no league and no team is given (spec §5)', () => {
    expect(rowsOf({ country: 'Brazil', team: 'Arsenal' })).toEqual(rowsOf({ team: 'Arsenal' }));
  });

  it('a league means its clubs, a team a part of its name', () => {
    expect(rowsOf({ league: 'Premier League' }).map((player) => player.name)).toContain('Mohamed Salah');
    expect(rowsOf({ league: 'Premier League' }).map((player) => player.name)).not.toContain('Lionel Messi');
    expect(rowsOf({ team: 'No Such Place' })).toEqual([]);
    expect(rowsOf({ team: 'tottenham' }).map((player) => player.name)).toContain('Harry Kane');
  });
});
