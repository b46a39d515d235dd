import { wholeIndex } from '#lib/players/index/whole-index.fixtures.ts';
import { ratingFit } from '#scripts/data/rating-fit.ts';
import { twelveElevens } from '#scripts/data/report/elevens.ts';
import { realStarters } from '#scripts/data/report/real-starters.ts';

const elevens = twelveElevens(wholeIndex());
const namesIn = (eleven: string) => (elevens[eleven] ?? []).map((line) => line.split(' ').slice(1).join(' '));

it('has twelve full elevens of different players', () => {
  expect(Object.keys(elevens)).toHaveLength(12);
  for (const eleven of Object.keys(elevens)) expect([eleven, new Set(namesIn(eleven)).size]).toEqual([eleven, 11]);
});

it.each([
  ['All time', ['Pelé', 'Diego Maradona', 'Lionel Messi', 'Franz Beckenbauer']],
  ['Brazil', ['Pelé', 'Zico', 'Ronaldinho', 'Cafu']],
  ['Italy', ['Paolo Maldini', 'Franco Baresi', 'Gianluigi Buffon']],
  ['Real Madrid', ['Iker Casillas', 'Sergio Ramos', 'Cristiano Ronaldo']],
  ['Africa', ['George Weah', 'Yaya Touré', 'Mohamed Salah']],
  ['Women', ['Marta', 'Birgit Prinz', 'Wendie Renard']],
])('%s has %j', (eleven, names) => {
  expect(namesIn(eleven)).toEqual(expect.arrayContaining(names));
});

it('keeps what it measures above what a guess would reach', () => {
  // Half of 22 players start.
  for (const [name, share] of Object.entries(realStarters())) expect([name, share > 0.6]).toEqual([name, true]);
  const { peak, fame } = ratingFit();
  for (const { error, spread } of [peak, fame]) expect(error).toBeLessThan(spread);
});
