import { goalFaults } from '#scripts/data/goal-faults.ts';
import { type GoalRow, readGoals } from '#scripts/data/goals.ts';
import { readCupMatches, readSquadPlaces } from '#scripts/data/squads.ts';

const goals = readGoals();
const matches = readCupMatches();
const places = readSquadPlaces();

const PUBLISHED = [
  [1982, 'Paolo Rossi', 6],
  [1986, 'Gary Lineker', 6],
  [1994, 'Oleg Salenko', 6],
  [1998, 'Davor Šuker', 6],
  [2002, 'Ronaldo Nazário', 8],
  [2018, 'Harry Kane', 6],
  [2022, 'Kylian Mbappé', 8],
] as const;

it.each(PUBLISHED)('gives the top scorer of %d, %s, his %d goals', (year, name, count) => {
  expect(places.find((place) => place.year === year && place.name === name)?.goals).toBe(count);
});

it('adds up to every match’s score, by players of the squads', () => {
  expect(goalFaults(goals, matches, places)).toEqual([]);
});

const [first] = goals;
const ofFirst = matches.filter(({ date, home, away }) => date === first?.date && [home, away].includes(first.team));
const own = goals.filter(({ date, team, opponent }) =>
  ofFirst.some((match) => match.date === date && [team, opponent].includes(match.home)),
);

it.each<[string, (goal: GoalRow) => GoalRow, string]>([
  ['a scorer from another squad', (goal) => ({ ...goal, born: '1900-01-01' }), 'not in the squad'],
  ['an own goal given to the wrong side', (goal) => ({ ...goal, how: 'own goal' }), 'not in the squad'],
  ['a match that wasn’t played', (goal) => ({ ...goal, opponent: 'Atlantis' }), 'no such match'],
  ['a minute that a group match doesn’t have', (goal) => ({ ...goal, minute: 91 }), "minute '91'"],
  ['a goal for the wrong side', (goal) => ({ ...goal, team: goal.opponent, opponent: goal.team }), '1–1 by its goals'],
  ['an unknown way to score', (goal) => ({ ...goal, how: 'header' as GoalRow['how'] }), "how 'header'"],
  ['goals out of order', (goal) => ({ ...goal, minute: 90 }), 'out of order'],
])('finds %s', (_, change, fault) => {
  const faulty = own.map((goal, at) => (at === 0 ? change(goal) : goal));
  expect(goalFaults(faulty, ofFirst, places).join()).toContain(fault);
});

it('finds a missing goal', () => {
  expect(goalFaults(own.slice(1), ofFirst, places).join()).toContain('by its goals');
});
