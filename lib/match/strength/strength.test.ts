import fc from 'fast-check';
import { anyEleven, careerAt, makeEleven, makePlayer } from '#lib/match/match.fixtures.ts';
import { neighboursIn } from '#lib/match/neighbours.ts';
import { linkBetween } from '#lib/match/strength/links.ts';
import { fitOf } from '#lib/match/strength/slot-fit.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { FORMATION_IDS } from '#types/team.ts';

test.each([
  [['RW'], 'RW', 'natural'],
  [['ST', 'RW'], 'RW', 'played'],
  [['CF'], 'ST', 'natural'],
  [['DF'], 'LB', 'natural'],
  [['LM'], 'LW', 'near'],
  [['LB'], 'RB', 'near'],
  [['LB'], 'ST', 'elsewhere'],
  [['ST'], 'GK', 'not-a-keeper'],
  [['GK'], 'ST', 'keeper-outfield'],
  [['GK'], 'GK', 'natural'],
  [[], 'CM', 'played'],
  [[], 'GK', 'not-a-keeper'],
] as const)('%j at %s is %s', (roles, slot, fit) => {
  expect(fitOf(roles, slot)).toBe(fit);
});

test.each(FORMATION_IDS)('in %s, everyone has at least two neighbours, and neighbours are mutual', (formation) => {
  const neighbours = neighboursIn(formation);
  for (const slot of formationOf(formation).positions) {
    const beside = neighbours.get(slot) ?? [];
    expect(beside.length).toBeGreaterThanOrEqual(2);
    for (const other of beside) expect(neighbours.get(other)).toContain(slot);
  }
});

test('a neighbour from the same club adds a tenth of a point, up to three tenths', () => {
  const apart = makeEleven();
  const [keeper, ...others] = apart.starters;
  const messi = makePlayer({ name: 'Messi', roles: ['RW'], quality: 95, career: careerAt('Barcelona') });
  const xavi = makePlayer({ name: 'Xavi', roles: ['CM'], quality: 90, career: careerAt('Barcelona') });
  const starters = [keeper ?? messi, ...others.slice(0, 6), xavi, ...others.slice(7, 9), messi];
  const strength = strengthOf({ name: 'Two', formation: '4-3-3', starters });
  expect(strength.starters.at(-1)).toMatchObject({
    slot: 'RW',
    fit: 'natural',
    points: 95.1,
    links: [{ name: 'Xavi', kind: 'club', shared: 'Barcelona', points: 0.1 }],
  });
  const linked = strengthOf(makeEleven(50, '4-3-3', { career: careerAt('Ajax'), nation: 'Netherlands', cups: 1 }));
  expect(Math.max(...linked.starters.map(({ points }) => points))).toBe(50.3);
});

test.each([
  [{ career: careerAt('Ajax'), nation: 'Italy', cups: 0b100 }, 'club', 'Ajax'],
  [{ career: careerAt('Ajax'), nation: 'Italy', cups: 0b1010 }, 'squad', 'Italy 1978'],
  [{ career: careerAt('Milan'), nation: 'Italy', cups: 0b100 }, 'nation', 'Italy'],
])('%j shares a %s: %s', (over, kind, shared) => {
  const other = makePlayer({ career: careerAt('Ajax'), nation: 'Italy', cups: 0b1010 });
  expect(linkBetween(makePlayer(over), other)).toMatchObject({ kind, shared });
  expect(linkBetween(makePlayer({ ...over, career: null, nation: 'Spain' }), other)).toBeNull();
});

test('a better player never lowers a rating', () => {
  fc.assert(
    fc.property(anyEleven, fc.nat(10), fc.integer({ min: 1, max: 30 }), (eleven, at, more) => {
      const better = {
        ...eleven,
        starters: eleven.starters.map((player, n) =>
          n === at ? { ...player, quality: Math.min(100, player.quality + more) } : player,
        ),
      };
      const before = strengthOf(eleven).ratings;
      const after = strengthOf(better).ratings;
      for (const name of ['keeper', 'defence', 'midfield', 'attack'] as const) {
        expect(after[name]).toBeGreaterThanOrEqual(before[name] - 1e-9);
      }
    }),
  );
});
