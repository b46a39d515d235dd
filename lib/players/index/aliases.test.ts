import { ALIASES } from '#lib/players/index/aliases.ts';
import { wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import { foldText } from '#lib/team/fold-text.ts';

const index = wholeIndex();
const names = new Map(index.names.map((name, row) => [`${foldText(name)} ${index.birthYear[row]}`, name]));

describe('aliases', () => {
  it('belong to players of the data', () => {
    expect([...ALIASES.keys()].filter((key) => !names.has(key))).toEqual([]);
  });

  it('say something that the name does not', () => {
    const useless = [...ALIASES].flatMap(([key, aliases]) => {
      const own = foldText(names.get(key) ?? '').split(' ');
      return aliases.filter((alias) => alias === '' || alias.split(' ').every((word) => own.includes(word)));
    });
    expect(useless).toEqual([]);
  });

  it('stand once at a player', () => {
    for (const aliases of ALIASES.values()) expect(new Set(aliases).size).toBe(aliases.length);
  });
});
