import { indexOf, rowOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { SourcePlayer } from '#scripts/data/source.ts';

/** Fame of the first of two players who differ in one thing, less that of the second. */
function advantage(first: Partial<SourcePlayer>, second: Partial<SourcePlayer>): number {
  const crowd = Array.from({ length: 20 }, (_, n) => ({ name: `Crowd ${n}`, clubs: ['Big Club'] }));
  const { fame } = indexOf(first, second, ...crowd);
  return (fame[0] ?? 0) - (fame[1] ?? 0);
}

describe('somebody is better known who', () => {
  it.each<[string, Partial<SourcePlayer>, Partial<SourcePlayer>]>([
    ['played for bigger clubs', { clubs: ['Big Club'] }, { clubs: ['Small Club'] }],
    [
      'is most associated with the bigger one',
      { clubs: ['Big Club', 'Small Club'] },
      { clubs: ['Small Club', 'Big Club'] },
    ],
    ['played longer', { from: 2000, to: 2018 }, { from: 2000, to: 2005 }],
    ['began younger', { from: 2006, to: 2016 }, { from: 2011, to: 2021 }],
    ['wore a number that is remembered', { number: 4 }, { number: null }],
    ['wore 10', { number: 10 }, { number: 4 }],
    ['was honoured', { name: 'Marta', birthYear: 1986 }, { name: 'Marta', birthYear: 1987 }],
  ])('%s', (_, better, worse) => {
    expect(advantage(better, worse)).toBeGreaterThan(0);
  });
});

it('a club counts by the players of the same gender only', () => {
  expect(advantage({ clubs: ['Big Club'], gender: 'M' }, { clubs: ['Small Club'], gender: 'M' })).toBe(0);
});

describe('over the whole data', () => {
  const { fame, names, birthYear } = wholeIndex();

  it('fame is from 0 to 1000', () => {
    expect(Math.max(...fame)).toBeLessThanOrEqual(1000);
    expect(Math.min(...fame)).toBeGreaterThan(0);
  });

  it('most of the sample players, whom everybody knows, are among the best known fifth', () => {
    const sorted = [...fame].sort((a, b) => b - a);
    const fifth = sorted[Math.floor(fame.length / 5)] ?? 1000;
    const samples = SAMPLE_PLAYERS.map(({ name, year }) =>
      names.findIndex((known, row) => foldText(known) === foldText(name) && birthYear[row] === year),
    );
    expect(samples).not.toContain(-1);
    expect(samples.filter((row) => (fame[row] ?? 0) >= fifth).length).toBeGreaterThan(SAMPLE_PLAYERS.length / 2);
  });

  it('the Ronaldos stand above an unknown namesake', () => {
    const index = wholeIndex();
    const of = (name: string, year: number) => index.fame[rowOf(index, name, year)] ?? 0;
    expect(Math.min(of('Cristiano Ronaldo', 1985), of('Ronaldo Nazário', 1976))).toBeGreaterThan(
      of('Ronaldo Giovanelli', 1967),
    );
  });
});
