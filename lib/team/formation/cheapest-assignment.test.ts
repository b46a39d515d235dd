import * as fc from 'fast-check';
import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';

function lowestTotal([row, ...others]: readonly (readonly number[])[], taken: readonly number[] = []): number {
  if (!row) return 0;
  return Math.min(
    ...row.flatMap((cost, at) => (taken.includes(at) ? [] : [cost + lowestTotal(others, [...taken, at])])),
  );
}

it('costs no more than any other assignment, and gives no column twice', () => {
  const table = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
    fc.array(fc.array(fc.nat(12), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
  fc.assert(
    fc.property(table, (costs) => {
      const columns = cheapestAssignment(costs);
      expect(new Set(columns).size).toBe(costs.length);
      const total = columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0);
      expect(total).toBe(lowestTotal(costs));
    }),
  );
});
