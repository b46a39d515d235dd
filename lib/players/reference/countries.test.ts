import { COUNTRIES } from '#lib/players/reference/countries.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { MAX_ID, MAX_TEXT } from '#types/limits.ts';

const leagues = COUNTRIES.flatMap((country) => country.leagues);
const clubs = leagues.flatMap((league) => league.teams);

type Named = { name: string; sportsDbName: string; aliases: readonly string[] };
const formsOf = ({ name, sportsDbName, aliases }: Named) => [
  ...new Set([name, sportsDbName, ...aliases].map((form) => foldText(form))),
];
const repeated = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

describe('the reference data', () => {
  it('covers the ten countries, England with two leagues and the others with one', () => {
    expect(COUNTRIES.map((country) => [country.name, country.code, country.leagues.length])).toEqual([
      ['England', 'ENG', 2],
      ['Spain', 'ESP', 1],
      ['Italy', 'ITA', 1],
      ['Germany', 'GER', 1],
      ['France', 'FRA', 1],
      ['Netherlands', 'NED', 1],
      ['Portugal', 'POR', 1],
      ['Brazil', 'BRA', 1],
      ['Argentina', 'ARG', 1],
      ['USA', 'USA', 1],
    ]);
  });

  it('has every club of the season, under the name and id that the sports database knows the league by', () => {
    expect(leagues.map(({ sportsDbName, sportsDbId, teams }) => [sportsDbName, sportsDbId, teams.length])).toEqual([
      ['English Premier League', '4328', 20],
      ['English League Championship', '4329', 24],
      ['Spanish La Liga', '4335', 20],
      ['Italian Serie A', '4332', 20],
      ['German Bundesliga', '4331', 18],
      ['French Ligue 1', '4334', 18],
      ['Dutch Eredivisie', '4337', 18],
      ['Portuguese Primeira Liga', '4344', 18],
      ['Brazilian Serie A', '4351', 20],
      ['Argentinian Primera Division', '4406', 30],
      ['American Major League Soccer', '4346', 30],
    ]);
  });

  it('gives each league its country', () => {
    for (const country of COUNTRIES) {
      for (const league of country.leagues) expect(league.country).toBe(country.name);
    }
  });

  it.each([
    ['Arsenal', '133604'],
    ['Aston Villa', '133601'],
    ['Liverpool', '133602'],
    ['Chelsea', '133610'],
    ['Toronto FC', '134148'],
    ['Real Madrid', '133738'],
    ['Ajax', '133772'],
    ['Boca Juniors', '135156'],
    ['Flamengo', '134287'],
  ])('names the sports database id of %s', (name, id) => {
    expect(clubs.find((club) => club.name === name)?.sportsDbId).toBe(id);
  });

  it('has no id twice', () => {
    expect(repeated([...COUNTRIES, ...leagues, ...clubs].map(({ id }) => id))).toEqual([]);
    expect(repeated(clubs.flatMap(({ sportsDbId }) => sportsDbId ?? []))).toEqual([]);
    for (const { id } of clubs) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { sportsDbId } of clubs) expect(sportsDbId ?? '1').toMatch(/^\d+$/);
  });

  it('has no name or alias that means two countries, two leagues or two clubs', () => {
    expect(repeated(COUNTRIES.flatMap(formsOf))).toEqual([]);
    expect(repeated(leagues.flatMap(formsOf))).toEqual([]);
    expect(repeated(clubs.flatMap(formsOf))).toEqual([]);
  });

  it('lists no spelling that is the same as another of that club once folded', () => {
    for (const { name, aliases } of [...leagues, ...clubs]) {
      expect(repeated([name, ...aliases].map(foldText))).toEqual([]);
    }
  });

  it('keeps to the text limits, with a city for every club', () => {
    for (const { id, name, city, sportsDbName, aliases } of clubs) {
      expect(id.length).toBeLessThanOrEqual(MAX_ID);
      for (const text of [name, city, sportsDbName, ...aliases]) {
        expect(text).toBe(text.trim().normalize('NFC'));
        expect(foldText(text)).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(MAX_TEXT);
      }
    }
  });

  it('lists the clubs of a league in order of name', () => {
    for (const { teams } of leagues) {
      const names = teams.map(({ name }) => foldText(name));
      expect(names).toEqual(names.toSorted());
    }
  });
});
