import { filterPlayers, hasCriterion, NO_CRITERIA_CHOSEN, type SearchCriteria } from '#lib/players/criteria.ts';
import { rankPlayers } from '#lib/players/folded-player.ts';
import { makeOzil, namesOf } from '#lib/players/players.fixtures.ts';
import { clubNamesOfLeague } from '#lib/players/reference/lookup.ts';
import type { Player } from '#types/player.ts';

it.each<[Partial<SearchCriteria>, boolean]>([
  [{ query: 'a' }, true],
  [{ position: 'GK' }, true],
  [{ year: 1990 }, true],
  [{ country: 'Spain' }, true],
  [{ league: 'x' }, true],
  [{ team: 'y' }, true],
  [{}, false],
  [{ query: '   ' }, false],
])('%j is a criterion: %s', (criteria, expected) => {
  expect(hasCriterion({ ...NO_CRITERIA_CHOSEN, ...criteria })).toBe(expected);
});

it.each<[string, Partial<Player>, Partial<SearchCriteria>, boolean]>([
  ['a word of the name', {}, { query: 'Mesut' }, true],
  ['a word without accents', {}, { query: 'ozil' }, true],
  ['a word in capitals', {}, { query: 'ÖZIL' }, true],
  ['any of the words', {}, { query: 'Lionel Özil' }, true],
  ['part of a word', {}, { query: 'esu' }, true],
  ['another name', {}, { query: 'Messi' }, false],
  ['a wildcard', {}, { query: '%' }, false],
  ['an emoji', {}, { query: '😀' }, false],
  ['a name with an apostrophe', { name: "N'Golo Kanté" }, { query: "N'Golo" }, true],
  ['a single letter beside a word', { name: 'Neymar' }, { query: "N'Golo" }, false],
  ['a single letter alone', { name: 'Neymar' }, { query: 'n' }, true],
  ['born 10 years later', {}, { year: 1978 }, true],
  ['born 10 years earlier', {}, { year: 1998 }, true],
  ['born 11 years later', {}, { year: 1977 }, false],
  ['born 11 years earlier', {}, { year: 1999 }, false],
  ['born in any year before 1975', { year: 1940 }, { year: 1974 }, true],
  ['born in 1975, not before', { year: 1975 }, { year: 1974 }, false],
  ['an unknown year of birth', { year: null }, { year: 1988 }, false],
  ['the nationality', {}, { country: 'Germany' }, true],
  ['the country of the club', {}, { country: 'England' }, true],
  ['part of a country', {}, { country: 'german' }, true],
  ['a country with more words', {}, { country: 'Germany West' }, true],
  ['another country', {}, { country: 'France' }, false],
  ['another country, but a team', {}, { country: 'France', team: 'Arsenal' }, true],
  ['another country, but a league', {}, { country: 'France', league: 'Premier League' }, true],
  ['another name of the country', { country: 'United States' }, { country: 'USA' }, true],
  ['another name of the nationality', { nationality: "Côte d'Ivoire" }, { country: 'Ivory Coast' }, true],
  ['an unknown country', { nationality: '', country: '' }, { country: 'Spain' }, false],
  ['part of a club', { team: 'Manchester United' }, { team: 'manchester' }, true],
  ['a longer name of the club', { team: 'Inter' }, { team: 'Inter Milan' }, true],
  ['a club without accents', { team: 'Atlético Madrid' }, { team: 'Atletico Madrid' }, true],
  ['another club', {}, { team: 'Chelsea' }, false],
  ['an unknown club', { team: '' }, { team: 'Chelsea' }, false],
  ['a league', {}, { league: 'Premier League' }, true],
  ['a league by another name of the club', { team: 'Man City' }, { league: 'Premier League' }, true],
  ['a league with a similar club', { team: 'Inter Miami' }, { league: 'Serie A' }, false],
  ['an unknown league', {}, { league: 'No Such League' }, false],
  ['the position', {}, { position: 'CAM' }, true],
  ['another position', {}, { position: 'CM' }, false],
  ['CF for ST', { position: 'ST' }, { position: 'CF' }, true],
  ['ST for CF', { position: 'CF' }, { position: 'ST' }, true],
  ['an unknown position', { position: '' }, { position: 'ST' }, false],
  ['all criteria', {}, { query: 'ozil', position: 'CAM', year: 1990, team: 'arsenal', league: 'Premier League' }, true],
  ['all criteria but one', { year: 1960 }, { query: 'ozil', position: 'CAM', year: 1990, team: 'arsenal' }, false],
])('search by %s: %j, %j finds the player: %s', (_, player, criteria, expected) => {
  const all = { ...NO_CRITERIA_CHOSEN, ...criteria };
  expect(filterPlayers([makeOzil(player)], all, clubNamesOfLeague(all.league))).toHaveLength(expected ? 1 : 0);
});

it('ranks the selected position first, ST and CF as one, then by name without accents', () => {
  const players = [
    makeOzil({ name: 'Zico', position: 'CF' }),
    makeOzil({ name: 'Özil', position: 'CAM' }),
    makeOzil({ name: 'Bale', position: 'LW' }),
    makeOzil({ name: 'Henry', position: 'ST' }),
  ];
  expect(namesOf(rankPlayers(players, 'ST'))).toEqual(['Henry', 'Zico', 'Bale', 'Özil']);
  expect(namesOf(rankPlayers(players, ''))).toEqual(['Bale', 'Henry', 'Özil', 'Zico']);
});
