import { COUNTRIES } from '#lib/players/reference/countries.ts';
import {
  clubNamesOfLeague,
  clubsOf,
  countryNames,
  findClub,
  findCountry,
  findLeague,
  leaguesOf,
} from '#lib/players/reference/lookup.ts';
import { foldText } from '#lib/team/fold-text.ts';

it('offers countries, their leagues and a league’s clubs', () => {
  expect(countryNames().slice(0, 2)).toEqual(['England', 'Spain']);
  expect(leaguesOf('England').map(({ name }) => name)).toEqual(['Premier League', 'Championship']);
  expect(leaguesOf('Wales')).toEqual([]);
  expect(clubsOf('Ligue 1').map(({ name }) => name)).toContain('Paris Saint-Germain');
  expect(clubsOf('Ekstraklasa')).toEqual([]);
});

it.each([
  ['england', 'England'],
  ['The Netherlands', 'Netherlands'],
  ['United States', 'USA'],
])('finds the country %s as %s', (given, name) => {
  expect(findCountry(given)?.name).toBe(name);
});

it.each([
  ['English Premier League', 'England'],
  ['LaLiga', 'Spain'],
  ['serie a', 'Italy'],
  ['Brasileirão', 'Brazil'],
  ['MLS', 'USA'],
  ['Primera División', 'Argentina'],
])('finds the league %s in %s', (given, country) => {
  expect(findLeague(given)?.country).toBe(country);
});

it.each([
  ['atletico madrid', 'Atlético Madrid'],
  ['Borussia Monchengladbach', 'Borussia Mönchengladbach'],
])('finds the club %s as %s', (given, name) => {
  expect(findClub(given)?.club.name).toBe(name);
});

it('finds every club by all its spellings, with its league and country', () => {
  for (const country of COUNTRIES) {
    for (const league of country.leagues) {
      for (const club of league.teams) {
        for (const form of [club.name, club.sportsDbName, ...club.aliases]) {
          expect(findClub(form)).toEqual({ club, league, country });
          expect(clubNamesOfLeague(league.name)).toContain(foldText(form));
        }
      }
    }
  }
  expect(clubNamesOfLeague('Serie A')).not.toContain('sao paulo');
  expect(clubNamesOfLeague('no such league').size).toBe(0);
});

it.each([
  'Barcelona SC',
  'Everton (Chile)',
  'Liverpool Montevideo',
  'River Plate Montevideo',
  'Botafogo-SP',
  'Santos Laguna',
  'Independiente del Valle',
  'RC Paris',
  'Arsenal WFC',
  'Celtic',
  'Nacional',
  '_Free Agent Soccer',
  '',
])('does not mistake %p for a similar club', (given) => {
  expect(findClub(given)).toBeNull();
});
