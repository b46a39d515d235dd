import fc from 'fast-check';
import { placeLines, shortNames, withFullNames } from '#lib/players/index/names/short-names.ts';
import { wholeIndex } from '#lib/players/index/whole-index.fixtures.ts';

const index = wholeIndex();
const names = shortNames(index);
const namesakes = Map.groupBy(index, ({ foldedName }) => foldedName);
const known = index.filter(({ fame, foldedName }) => fame >= 60 && namesakes.get(foldedName)?.length === 1);

it('reads the same eleven back from its short names', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...known), { minLength: 11, maxLength: 11 }),
      fc.boolean(),
      (entries, isBare) => {
        const places = entries.map((entry) => ({
          slot: 'ST',
          entry,
          aside: isBare ? '' : ` (${entry.player.nationality}, ${entry.player.team})`,
        }));
        const lines = placeLines('An eleven:', places, [names]);
        expect(
          withFullNames(['An eleven:', ...lines].join('\n'), names)
            .split('\n')
            .slice(1),
        ).toEqual(places.map(({ entry, aside }) => `ST: ${entry.player.name}${aside}`));
      },
    ),
    { numRuns: 100 },
  );
});

it('calls players as fans do, and tells namesakes apart', () => {
  const entry = (name: string) => index.find(({ player }) => player.name === name) as (typeof index)[number];
  const place = (name: string) => {
    const { player } = entry(name);
    return { slot: 'ST', entry: entry(name), aside: ` (${player.nationality}, ${player.team})` };
  };
  expect(placeLines('', [place('Ronaldo Nazário'), place('Vinícius Júnior')], [names])).toEqual([
    'ST: Ronaldo (Brazil, Real Madrid)',
    'ST: Vini Jr. (Brazil, Real Madrid)',
  ]);
  expect(placeLines('', [place('Ronaldo Nazário'), place('Cristiano Ronaldo')], [names])).toEqual([
    'ST: R. Nazário (Brazil, Real Madrid)',
    'ST: C. Ronaldo (Portugal, Real Madrid)',
  ]);
});
