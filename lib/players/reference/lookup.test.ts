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

const clubs = COUNTRIES.flatMap(({ leagues }) => leagues.flatMap(({ teams }) => teams));

describe('countries', () => {
  it('are offered in the order of the specification', () => {
    expect(countryNames()).toEqual(COUNTRIES.map(({ name }) => name));
    expect(countryNames().slice(0, 2)).toEqual(['England', 'Spain']);
  });

  it.each([
    ['england', 'England'],
    ['The Netherlands', 'Netherlands'],
    ['United States', 'USA'],
  ])('are found by any spelling: %s', (given, name) => {
    expect(findCountry(given)?.name).toBe(name);
  });
});

describe('leagues', () => {
  it('follow the country', () => {
    expect(leaguesOf('England').map(({ name }) => name)).toEqual(['Premier League', 'Championship']);
    expect(leaguesOf('Wales')).toEqual([]);
  });

  it.each([
    ['Premier League', 'England'],
    ['English Premier League', 'England'],
    ['LaLiga', 'Spain'],
    ['serie a', 'Italy'],
    ['Brasileirão', 'Brazil'],
    ['MLS', 'USA'],
    ['Primera División', 'Argentina'],
  ])('are found by any spelling: %s', (given, country) => {
    expect(findLeague(given)?.country).toBe(country);
  });

  it('list their clubs, and none where the league is unknown', () => {
    expect(clubsOf('Ligue 1').map(({ name }) => name)).toContain('Paris Saint-Germain');
    expect(clubsOf('Ekstraklasa')).toEqual([]);
  });
});

describe('findClub', () => {
  it.each([
    ['Man Utd', 'Manchester United'],
    ['Manchester Utd', 'Manchester United'],
    ['Spurs', 'Tottenham Hotspur'],
    ['Arsenal FC', 'Arsenal'],
    ['Brighton and Hove Albion', 'Brighton & Hove Albion'],
    ['Barça', 'Barcelona'],
    ['FC Barcelona', 'Barcelona'],
    ['atletico madrid', 'Atlético Madrid'],
    ['Internazionale', 'Inter Milan'],
    ['FC Bayern München', 'Bayern Munich'],
    ['Borussia Monchengladbach', 'Borussia Mönchengladbach'],
    ['PSG', 'Paris Saint-Germain'],
    ['Paris SG', 'Paris Saint-Germain'],
    ['Sport Club do Recife', 'Sport Recife'],
    ['MetroStars', 'New York Red Bulls'],
  ])('knows %s as %s', (given, name) => {
    expect(findClub(given)?.club.name).toBe(name);
  });

  it('gives back every club of the reference data, by each of its spellings, with its league and country', () => {
    for (const country of COUNTRIES) {
      for (const league of country.leagues) {
        for (const club of league.teams) {
          for (const form of [club.name, club.sportsDbName, ...club.aliases]) {
            expect(findClub(form)).toEqual({ club, league, country });
          }
        }
      }
    }
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
    '_Free Agent Soccer',
    '',
  ])('does not take %p for a club that it resembles', (given) => {
    expect(findClub(given)).toBeNull();
  });

  it('does not guess which Nacional is meant', () => {
    expect(findClub('Nacional')).toBeNull();
    expect(findClub('Nacional da Madeira')?.league.name).toBe('Primeira Liga');
  });
});

describe('the league of a club', () => {
  it('is known where the club is', () => {
    expect(findClub('Wolves')?.league.name).toBe('Premier League');
    expect(findClub('Celtic')).toBeNull();
  });

  it('agrees with the table of the offline league filter', () => {
    for (const { name } of clubs) {
      expect(clubNamesOfLeague(findClub(name)?.league.name ?? '')).toContain(foldText(name));
    }
    expect(clubNamesOfLeague('Serie A')).toContain('internazionale');
    expect(clubNamesOfLeague('Serie A')).not.toContain('sao paulo');
    expect(clubNamesOfLeague('no such league').size).toBe(0);
  });
});
