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

it('has unique ids, and no name or alias with two meanings', () => {
  expect(repeated([...COUNTRIES, ...leagues, ...clubs].map(({ id }) => id))).toEqual([]);
  expect(repeated([...leagues, ...clubs].flatMap(({ sportsDbId }) => sportsDbId ?? []))).toEqual([]);
  for (const named of [COUNTRIES, leagues, clubs]) expect(repeated(named.flatMap(formsOf))).toEqual([]);
  for (const { name, aliases } of [...leagues, ...clubs]) {
    expect(repeated([name, ...aliases].map(foldText))).toEqual([]);
  }
});

it('has well-formed ids and texts, with a city for every club', () => {
  for (const { sportsDbId } of [...leagues, ...clubs]) expect(sportsDbId ?? '1').toMatch(/^\d+$/);
  for (const { id, name, city, sportsDbName, aliases } of clubs) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(id.length).toBeLessThanOrEqual(MAX_ID);
    for (const text of [name, city, sportsDbName, ...aliases]) {
      expect(text).toBe(text.trim().normalize('NFC'));
      expect(foldText(text)).not.toBe('');
      expect(text.length).toBeLessThanOrEqual(MAX_TEXT);
    }
  }
});

it('gives each league its country, and its clubs in alphabetical order', () => {
  for (const { name, leagues: own } of COUNTRIES) {
    for (const { country, teams } of own) {
      expect(country).toBe(name);
      const names = teams.map((club) => foldText(club.name));
      expect(names).toEqual(names.toSorted());
    }
  }
});
