import { ERAS } from '#lib/players/index/eras.ts';
import { isOfEra, suggestPlayers } from '#lib/players/index/suggest.ts';
import { indexOf, rowOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import { POSITIONS } from '#types/player.ts';

const whole = wholeIndex();
const namesOf = (rows: number[]) => rows.map((row) => whole.names[row]);

describe('suggestions for an empty place', () => {
  it('are players of that natural position, best known first', () => {
    const rows = suggestPlayers(whole, 'GK');
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map((row) => POSITIONS[whole.position[row] ?? -1]))).toEqual(new Set(['GK']));
    const fame = rows.map((row) => whole.fame[row] ?? 0);
    expect(fame).toEqual([...fame].sort((a, b) => b - a));
    expect(namesOf(rows)).toContain('Gianluigi Buffon');
  });

  it.each([
    ['', ['Lionel Messi', 'Cristiano Ronaldo', 'Diego Maradona', 'Zinedine Zidane']],
    ['LW', ['Ronaldinho', 'Cristiano Ronaldo', 'Neymar']],
    ['RB', ['Cafu', 'Dani Alves', 'Philipp Lahm']],
    ['CM', ['Xavi', 'Andrés Iniesta', 'Aitana Bonmatí']],
    ['CB', ['Franz Beckenbauer', 'Franco Baresi', 'Sergio Ramos']],
  ] as const)('lead with whom every fan knows (%s)', (position, expected) => {
    expect(namesOf(suggestPlayers(whole, position))).toEqual(expect.arrayContaining([...expected]));
  });

  it('bring a great one who also played there before a lesser one who always did', () => {
    const great = { name: 'Marta', birthYear: 1986, positions: ['LM' as const] };
    const index = indexOf({ name: 'A', position: 'LM' }, great);
    expect(suggestPlayers(index, 'LM').map((row) => index.names[row])).toEqual(['Marta', 'A']);
  });

  it('for a striker are strikers and centre forwards alike (spec §9)', () => {
    expect(suggestPlayers(whole, 'ST')).toEqual(suggestPlayers(whole, 'CF'));
  });

  it('for a wing back go on with who also played there, then with full backs of that side', () => {
    const index = indexOf(
      { name: 'A', position: 'LB', positions: ['LWB'], number: 10 },
      { name: 'B', position: 'LWB', number: null },
      { name: 'C', position: 'LB', number: 10 },
      { name: 'D', position: 'RB', number: 10 },
    );
    expect(suggestPlayers(index, 'LWB').map((row) => index.names[row])).toEqual(['B', 'A', 'C']);
  });

  it.each(POSITIONS.flatMap((position) => ERAS.map((era) => [position, era] as const)))(
    'exist for %s in the %ss',
    (position, era) => {
      const rows = suggestPlayers(whole, position, { era });
      expect(rows.length).toBeGreaterThanOrEqual(6);
      for (const row of rows) expect(isOfEra(whole, row, era)).toBe(true);
    },
  );

  it('are the best known of all where no position is asked for', () => {
    const [first] = suggestPlayers(whole, '', { limit: 1 });
    expect(whole.fame[first ?? -1]).toBe(Math.max(...whole.fame));
  });
});

describe('the decade of activity', () => {
  const erasOf = (name: string, year: number) => ERAS.filter((era) => isOfEra(whole, rowOf(whole, name, year), era));

  it.each([
    ['Diego Maradona', 1960, [1970, 1980, 1990]],
    ['Ronaldinho', 1980, [2000, 2010]],
    ['Jude Bellingham', 2003, [2020]],
    ['Cristiano Ronaldo', 1985, [2000, 2010, 2020]],
  ])('%s', (name, year, eras) => {
    expect(erasOf(name, year)).toEqual(eras);
  });

  it('is every decade with four seasons in it, and the one decade of a shorter career', () => {
    const index = indexOf({ from: 2016, to: 2023 }, { from: 2017, to: 2023 }, { from: 2012, to: 2013 });
    const eras = [0, 1, 2].map((row) => ERAS.filter((era) => isOfEra(index, row, era)));
    expect(eras).toEqual([[2010, 2020], [2020], [2010]]);
  });
});
