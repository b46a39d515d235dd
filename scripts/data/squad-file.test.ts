import { readLineups } from '#scripts/data/lineups.ts';
import { readPeople } from '#scripts/data/people.ts';
import { squadFaults, toSquadFile } from '#scripts/data/squad-file.ts';
import { readCupMatches, readSquadPlaces, type SquadPlace } from '#scripts/data/squads.ts';

const people = readPeople();
const places = readSquadPlaces();
const matches = readCupMatches();
const file = toSquadFile(places, matches, people, readLineups());

it('has every place and goal of the tables, and everyone is in the player table', () => {
  expect(squadFaults(places, matches, people)).toEqual([]);
  const rows = file.squads.flatMap((squad) => squad.rows);
  expect(rows).toHaveLength(places.length);
  expect(rows.every((row) => people[row] !== undefined)).toBe(true);
  const sum = (goals: readonly number[]) => goals.reduce((all, one) => all + one, 0);
  expect(sum(file.squads.flatMap(({ goals }) => goals))).toBe(sum(places.map(({ goals }) => goals)));
});

it('has a winner for every tournament, even after penalties', () => {
  expect(file.winners).toMatchObject({ 1974: 'West Germany', 1994: 'Brazil', 2006: 'Italy', 2022: 'Argentina' });
  expect(Object.keys(file.winners)).toHaveLength(new Set(places.map(({ year }) => year)).size);
});

it('keeps each player’s number, group and goals', () => {
  const brazil = file.squads.find(({ year, team }) => year === 1982 && team === 'Brazil');
  const at = brazil?.rows.findIndex((row) => people[row]?.name === 'Zico') ?? -1;
  expect([brazil?.numbers[at], brazil?.groups[at], brazil?.goals[at]]).toEqual([10, 'M', 4]);
});

describe('the check of the squads finds', () => {
  const [place] = places;
  const [match] = matches;
  if (!place || !match) throw new Error('no rows');

  it.each<[string, SquadPlace[], string]>([
    ['a stranger', [{ ...place, name: 'Nobody' }], 'not in players.tsv'],
    ['an unknown group', [{ ...place, line: 'XX' as 'GK' }], "group 'XX'"],
    ['an invalid number', [{ ...place, number: 0 }], "number '0'"],
    ['someone twice', [place, place], 'twice in a squad'],
  ])('%s', (_, faulty, fault) => {
    expect(squadFaults(faulty, [], people).join()).toContain(fault);
  });

  it('a match with a team that has no squad', () => {
    expect(squadFaults(places, [{ ...match, away: 'Atlantis' }], people).join()).toContain(
      'Atlantis: a match, but no squad',
    );
  });
});
