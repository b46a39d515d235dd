import fc from 'fast-check';
import { cabinetFrom, cupsWon, endWord, mergedCabinets, readCabinet } from '#lib/match/cup/cabinet.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';

const anyEnd = fc.constantFrom('group', 'round of 16', 'third place', 'final', 'champion');
const anyCabinet = fc.dictionary(fc.constantFrom(...CUP_YEARS.map(String)), anyEnd).map((ends) => cabinetFrom(ends));

test('has a place for each of the fourteen World Cups', () => {
  expect(CUP_YEARS).toHaveLength(14);
  expect(endWord(readCabinet('{"1986":"champion"}')[1986])).toBe('won');
  expect(endWord(readCabinet(null)[1990])).toBe('not played');
});

test.each(['', 'no JSON', 'null', '[]', '{"1985":"champion","1986":"everything","x":1}'])(
  'nothing is read from %j',
  (text) => {
    expect(readCabinet(text)).toEqual({});
  },
);

test('two cabinets together keep the better end of each cup, whichever comes first', () => {
  fc.assert(
    fc.property(anyCabinet, anyCabinet, (one, other) => {
      const merged = mergedCabinets(one, other);
      expect(merged).toEqual(mergedCabinets(other, one));
      expect(mergedCabinets(merged, one)).toEqual(merged);
      expect(cupsWon(merged)).toBeGreaterThanOrEqual(Math.max(cupsWon(one), cupsWon(other)));
    }),
  );
});

test('a cup that was won stays won', () => {
  expect(mergedCabinets({ 1986: 'champion' }, { 1986: 'group' })).toEqual({ 1986: 'champion' });
});
