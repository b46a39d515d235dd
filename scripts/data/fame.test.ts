import { entryOf, indexOf, wholeIndex } from '#lib/players/index/whole-index.fixtures.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import type { SourcePlayer } from '#scripts/data/players.ts';

/** The difference in fame between two players who differ in one thing. */
function advantage(first: Partial<SourcePlayer>, second: Partial<SourcePlayer>): number {
  const crowd = Array.from({ length: 20 }, (_, n) => ({ name: `Crowd ${n}`, clubs: ['Big Club'] }));
  const [one, other] = indexOf(first, second, ...crowd);
  return (one?.fame ?? 0) - (other?.fame ?? 0);
}

describe('a player is better known who', () => {
  it.each<[string, Partial<SourcePlayer>, Partial<SourcePlayer>]>([
    ['played for bigger clubs', { clubs: ['Big Club'] }, { clubs: ['Small Club'] }],
    ['is best known for the bigger one', { clubs: ['Big Club', 'Small Club'] }, { clubs: ['Small Club', 'Big Club'] }],
    ['played longer', { from: 2000, to: 2018 }, { from: 2000, to: 2005 }],
    ['began younger', { from: 2006, to: 2016 }, { from: 2011, to: 2021 }],
    ['wore a memorable number', { number: 4 }, { number: null }],
    ['wore 10', { number: 10 }, { number: 4 }],
    ['was honoured', { name: 'Marta', born: '1986' }, { name: 'Marta', born: '1987' }],
  ])('%s', (_, better, worse) => {
    expect(advantage(better, worse)).toBeGreaterThan(0);
  });
});

it('a club’s size counts only players of the same gender', () => {
  expect(advantage({ clubs: ['Big Club'], gender: 'M' }, { clubs: ['Small Club'], gender: 'M' })).toBe(0);
});

describe('in all the data', () => {
  const index = wholeIndex();
  const fameOf = (name: string, year: number) => entryOf(index, name, year).fame;

  it('fame ranges from 0 to 1000', () => {
    for (const { fame } of index) expect(fame > 0 && fame <= 1000).toBe(true);
  });

  it('most sample players are in the best-known fifth', () => {
    const fifth = index.map(({ fame }) => fame).toSorted((a, b) => b - a)[Math.floor(index.length / 5)] ?? 1000;
    const known = SAMPLE_PLAYERS.filter(({ name, year }) => fameOf(name, year ?? 0) >= fifth);
    expect(known.length).toBeGreaterThan(SAMPLE_PLAYERS.length / 2);
  });

  it('the famous Ronaldos rank above an unknown namesake', () => {
    const famous = [fameOf('Cristiano Ronaldo', 1985), fameOf('Ronaldo Nazário', 1976)];
    expect(Math.min(...famous)).toBeGreaterThan(fameOf('Ronaldo Giovanelli', 1967));
  });
});
