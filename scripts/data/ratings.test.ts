import { fitLinear, predict } from '#scripts/data/least-squares.ts';
import { readPeople } from '#scripts/data/people.ts';
import { HIGHEST_FITTED, readRatings } from '#scripts/data/ratings.ts';

const people = readPeople();
const panel = readRatings();
const keyOf = ({ name, born }: { name: string; born: string }) => `${name}|${born}`;

it('finds the weights that made the targets', () => {
  const rows = Array.from({ length: 40 }, (_, n) => [1, n % 7, (n * 5) % 11]);
  const weights = fitLinear(
    rows,
    rows.map(([, a = 0, b = 0]) => 3 + 2 * a - b),
    0,
  );
  expect(predict(weights, [1, 10, 4])).toBeCloseTo(19);
});

it('everyone rated by the panel is a player, and has the panel’s rating (D63)', () => {
  const rated = people.filter((person) => panel.has(keyOf(person)));
  expect(rated).toHaveLength(panel.size);
  for (const person of rated) expect(person).toMatchObject(panel.get(keyOf(person)) ?? {});
});

it('nobody outside the panel is rated above its limit, and the usual one is 60 (D63)', () => {
  const others = people.filter((person) => !panel.has(keyOf(person))).map(({ peak }) => peak);
  expect(Math.max(...others)).toBeLessThanOrEqual(HIGHEST_FITTED.peak);
  expect(Math.min(...others)).toBeGreaterThan(0);
  expect(others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)]).toBe(60);
});

it('a player known only by line has the positions of the line-ups', () => {
  const fonseca = people.find(({ name }) => name === 'Danny Fonseca');
  expect(fonseca).toMatchObject({ position: 'CM' });
});
