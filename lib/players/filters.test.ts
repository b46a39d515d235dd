/** @jest-environment node */
import {
  appendSamples,
  filterPlayers,
  hasCriterion,
  mergeDuplicates,
  NO_CRITERIA_CHOSEN,
  rankPlayers,
} from '#lib/players/filters.ts';
import { clubNamesOfLeague } from '#lib/players/reference/lookup.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { makePlayer as makeTeamPlayer } from '#lib/team/team.fixtures.ts';
import type { SearchCriteria } from '#types/api.ts';
import type { Player } from '#types/player.ts';

const makePlayer = (fields: Partial<Player> = {}): Player =>
  makeTeamPlayer({
    id: `p-${fields.name ?? 'x'}`,
    name: 'Mesut Özil',
    position: 'CAM',
    nationality: 'Germany',
    team: 'Arsenal',
    country: 'England',
    year: 1988,
    ...fields,
  });

function finds(player: Partial<Player>, criteria: Partial<SearchCriteria>): boolean {
  const all = { ...NO_CRITERIA_CHOSEN, ...criteria };
  return filterPlayers([makePlayer(player)], all, clubNamesOfLeague(all.league)).length === 1;
}

const names = (players: readonly Player[]) => players.map((player) => player.name);

describe('at least one criterion', () => {
  it.each([
    { query: 'a' },
    { position: 'GK' },
    { year: 1990 },
    { country: 'Spain' },
    { league: 'x' },
    { team: 'y' },
  ] as const)('%j is one', (criteria) => {
    expect(hasCriterion({ ...NO_CRITERIA_CHOSEN, ...criteria })).toBe(true);
  });

  it('nothing, and blanks, are none', () => {
    expect(hasCriterion(NO_CRITERIA_CHOSEN)).toBe(false);
    expect(hasCriterion({ ...NO_CRITERIA_CHOSEN, query: '   ' })).toBe(false);
  });
});

describe('the name filter matches if any word of the query is in the name', () => {
  it.each([
    ['Mesut', true],
    ['ozil', true],
    ['ÖZIL', true],
    ['Lionel Özil', true],
    ['esu', true],
    ['Messi', false],
    ['%', false],
    ['😀', false],
  ])('%j', (query, expected) => {
    expect(finds({}, { query })).toBe(expected);
  });

  it('does not let a single letter match everybody', () => {
    expect(finds({ name: "N'Golo Kanté" }, { query: "N'Golo" })).toBe(true);
    expect(finds({ name: 'Neymar' }, { query: "N'Golo" })).toBe(false);
    expect(finds({ name: 'Neymar' }, { query: 'n' })).toBe(true);
  });
});

describe('the year filter takes births within 10 years', () => {
  it.each([
    [1978, true],
    [1998, true],
    [1977, false],
    [1999, false],
  ])('%d', (year, expected) => {
    expect(finds({ year: 1988 }, { year })).toBe(expected);
  });

  it('leaves out players of unknown birth', () => {
    expect(finds({ year: null }, { year: 1988 })).toBe(false);
  });
});

describe('the country filter', () => {
  it.each([
    ['Germany', true],
    ['England', true],
    ['german', true],
    ['Germany West', true],
    ['France', false],
  ])('matches nationality or country of the club by substring both ways: %s', (country, expected) => {
    expect(finds({}, { country })).toBe(expected);
  });

  it('applies only when no league and no team is given', () => {
    expect(finds({}, { country: 'France', team: 'Arsenal' })).toBe(true);
    expect(finds({}, { country: 'France', league: 'Premier League' })).toBe(true);
  });

  it('knows countries by their other names', () => {
    expect(finds({ country: 'United States' }, { country: 'USA' })).toBe(true);
    expect(finds({ nationality: "Côte d'Ivoire" }, { country: 'Ivory Coast' })).toBe(true);
  });

  it('does not take an unknown country for every country', () => {
    expect(finds({ nationality: '', country: '' }, { country: 'Spain' })).toBe(false);
  });
});

describe('the team filter matches by substring both ways', () => {
  it.each([
    ['Arsenal', 'Arsenal', true],
    ['Manchester United', 'manchester', true],
    ['Inter', 'Inter Milan', true],
    ['Atlético Madrid', 'Atletico Madrid', true],
    ['Arsenal', 'Chelsea', false],
    ['', 'Chelsea', false],
  ])('%j for %j', (team, wanted, expected) => {
    expect(finds({ team }, { team: wanted })).toBe(expected);
  });
});

describe('the league filter goes by the league-to-club table', () => {
  it.each([
    ['Arsenal', 'Premier League', true],
    ['Man City', 'Premier League', true],
    ['Inter Miami', 'Serie A', false],
    ['Arsenal', 'No Such League', false],
  ])('%s in %s', (team, league, expected) => {
    expect(finds({ team }, { league })).toBe(expected);
  });
});

describe('the position filter', () => {
  it.each([
    ['CAM', 'CAM', true],
    ['CAM', 'CM', false],
    ['ST', 'CF', true],
    ['CF', 'ST', true],
    ['', 'ST', false],
  ] as const)('ST and CF are one: %j for %s', (position, wanted, expected) => {
    expect(finds({ position }, { position: wanted })).toBe(expected);
  });
});

it('takes all criteria together', () => {
  const criteria = { query: 'ozil', position: 'CAM', year: 1990, team: 'arsenal', league: 'Premier League' } as const;
  expect(finds({}, criteria)).toBe(true);
  expect(finds({ year: 1960 }, criteria)).toBe(false);
});

describe('order of results', () => {
  it('the selected position first, ST and CF as one, then by name without accents', () => {
    const players = [
      makePlayer({ name: 'Zico', position: 'CF' }),
      makePlayer({ name: 'Özil', position: 'CAM' }),
      makePlayer({ name: 'Bale', position: 'LW' }),
      makePlayer({ name: 'Henry', position: 'ST' }),
    ];
    expect(names(rankPlayers(players, 'ST'))).toEqual(['Henry', 'Zico', 'Bale', 'Özil']);
    expect(names(rankPlayers(players, ''))).toEqual(['Bale', 'Henry', 'Özil', 'Zico']);
  });
});

describe('merging duplicates', () => {
  it('keeps the first of the same id and of the same name and birth year', () => {
    const merged = mergeDuplicates([
      makePlayer({ id: 'a', apiId: '1' }),
      makePlayer({ id: 'b', name: 'Someone Else', apiId: '1' }),
      makePlayer({ id: 'c', name: 'MESUT OZIL' }),
      makePlayer({ id: 'd', year: 1989 }),
    ]);
    expect(merged.map((player) => player.id)).toEqual(['a', 'd']);
  });

  it('fills what the first does not know, the club together with its country', () => {
    const live = makePlayer({ id: 'a', team: '', country: 'Germany', jerseyNumber: null });
    const sample = makePlayer({ id: 'b', team: 'Arsenal', country: 'England', jerseyNumber: 11, goals: 44 });
    expect(mergeDuplicates([live, sample])).toEqual([
      { ...live, team: 'Arsenal', country: 'England', jerseyNumber: 11, goals: 44 },
    ]);
  });
});

describe('up to 3 samples are appended to live results', () => {
  it('appends three of many', () => {
    const players = appendSamples([makePlayer()], SAMPLE_PLAYERS);
    expect(names(players)).toEqual(['Mesut Özil', ...names(SAMPLE_PLAYERS).slice(0, 3)]);
  });

  it('does not count a sample that is among the live ones already', () => {
    const messi = makePlayer({ id: 'tsdb-1', name: 'Lionel Messi', year: 1987, apiId: '1' });
    const samples = SAMPLE_PLAYERS.filter((player) => ['Lionel Messi', 'Marta', 'Cafu'].includes(player.name));
    expect(appendSamples([messi], samples).map((player) => player.id)).toEqual([
      'tsdb-1',
      'sample-cafu',
      'sample-marta',
    ]);
  });
});
