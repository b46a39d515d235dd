import fc from 'fast-check';
import { TopRows } from '#lib/players/index/top-rows.ts';

it('the top rows are the first of all rows sorted by score, equal ones in the order they came', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 0, max: 10 }), (scores, limit) => {
      const top = new TopRows(limit);
      for (const [row, score] of scores.entries()) top.add(row, score);
      const sorted = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
      expect(top.rows()).toEqual(sorted.slice(0, limit));
    }),
  );
});
