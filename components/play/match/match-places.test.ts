import fc from 'fast-check';
import { sceneAfter } from '#components/play/match/match-places.ts';
import { anyEleven } from '#lib/match/match.fixtures.ts';
import type { MatchEvent } from '#lib/match/match-events.ts';

const anyEvent: fc.Arbitrary<MatchEvent> = fc.record({
  kind: fc.constant('goal' as const),
  minute: fc.integer({ min: 1, max: 120 }),
  side: fc.constantFrom(0, 1),
  player: fc.integer({ min: 1, max: 10 }),
  assist: fc.constantFrom(null, 5),
  isPenalty: fc.boolean(),
  isGolden: fc.constant(false),
});

const same = (_: 0 | 1, player: number) => player;

test('all 22 are on the pitch and nobody covers another, whatever the formations and wherever the goal comes from', () => {
  fc.assert(
    fc.property(anyEleven, anyEleven, fc.option(anyEvent), (one, other, event) => {
      const { players } = sceneAfter([one, other], event, same);
      const all = players.flat();
      expect(all).toHaveLength(22);
      const alongs = all.map(({ along }) => along);
      expect(Math.min(...alongs)).toBeGreaterThanOrEqual(4);
      expect(Math.max(...alongs)).toBeLessThanOrEqual(96);
      const gaps = all.flatMap((spot, at) =>
        all.slice(at + 1).map(({ along, across }) => Math.hypot((along - spot.along) / 8, (across - spot.across) / 10)),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(0.4);
    }),
  );
});

test('a goal ends in the other team’s goal, and comes from near it', () => {
  fc.assert(
    fc.property(anyEleven, anyEvent, (eleven, event) => {
      const { players, ball, trail } = sceneAfter([eleven, eleven], event, same);
      const towards = (along: number) => (event.side === 0 ? along : 100 - along);
      expect(towards(ball.along)).toBeGreaterThan(95);
      const scorer = players[event.side][event.player];
      expect(towards(scorer?.along ?? 50)).toBeGreaterThanOrEqual(80);
      expect(trail.shot).toEqual([scorer, ball]);
    }),
  );
});
