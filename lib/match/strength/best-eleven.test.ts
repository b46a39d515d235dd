import { makePlayer } from '#lib/match/match.fixtures.ts';
import { bestElevenOf } from '#lib/match/strength/best-eleven.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';

test('everyone plays in their position, however good the players left out are', () => {
  const own = formationOf('4-4-2').positions.map((slot) =>
    makePlayer({ name: slot, roles: [naturalPosition(slot)], quality: 40 }),
  );
  const strikers = [1, 2, 3].map((n) => makePlayer({ name: `Star ${n}`, roles: ['ST'], quality: 90 }));
  const { formation, players } = bestElevenOf([...own, ...strikers]);
  expect(formation).toBe('4-4-2');
  expect(players.filter(({ name }) => name.startsWith('Star'))).toHaveLength(2);
});
