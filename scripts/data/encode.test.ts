import { gzipSync } from 'node:zlib';
import { encodeWhole, makeSource, readTable } from '#lib/players/index/whole-index.test.fixture.ts';
import { encodePlayerIndex } from '#scripts/data/encode.ts';
import { parseSource } from '#scripts/data/source.ts';

const nowhere = () => null;

describe('the index file', () => {
  it('holds all players in at most 130 KB, as a server compresses it', () => {
    expect(gzipSync(encodeWhole(), { level: 6 }).length).toBeLessThan(130_000);
  });

  it('is the same for the same data, because its hash names it', () => {
    expect(encodeWhole(parseSource(readTable()))).toBe(encodeWhole(parseSource(readTable())));
  });

  it('is not written for values that do not fit', () => {
    expect(() => encodePlayerIndex([makeSource({ birthYear: 1929 })], nowhere)).not.toThrow();
    expect(() => encodePlayerIndex([makeSource({ birthYear: 1928 })], nowhere)).toThrow(RangeError);
    expect(() => encodePlayerIndex([makeSource({ from: 1980 })], nowhere)).toThrow(RangeError);
  });

  it('is not written for a name that holds a separator', () => {
    expect(() => encodePlayerIndex([makeSource({ name: 'Anna\tExample' })], nowhere)).toThrow('separator');
    expect(() => encodePlayerIndex([makeSource({ clubs: ['A\nB'] })], nowhere)).toThrow('separator');
  });
});
