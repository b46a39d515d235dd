import { wasActive } from '#lib/players/index/career.ts';
import { ERAS, type Era } from '#lib/players/index/eras.ts';
import { suggestPlayers } from '#lib/players/index/suggest.ts';
import { entryOf, indexOf, wholeIndex } from '#lib/players/index/whole-index.fixtures.ts';
import { decadeFrom } from '#lib/players/vocabulary/decades.ts';
import { POSITIONS, type Position } from '#types/position.ts';

const whole = wholeIndex();
const entryOfPlayer = new Map(whole.map((entry) => [entry.player, entry]));
const namesOf = (players: { name: string }[]) => players.map(({ name }) => name);
const suggested = (position: Position | '', { index = whole, era = null as Era | null } = {}) =>
  suggestPlayers(index, position, { era, limit: 12 });

describe('suggestions for an empty slot', () => {
  it('are players of that natural position, best known first', () => {
    const players = suggested('GK');
    expect(players).toHaveLength(12);
    expect(new Set(players.map(({ position }) => position))).toEqual(new Set(['GK']));
    const fame = players.map((player) => entryOfPlayer.get(player)?.fame ?? 0);
    expect(fame).toEqual(fame.toSorted((a, b) => b - a));
  });

  it.each([
    ['', ['Lionel Messi', 'Cristiano Ronaldo', 'Diego Maradona', 'Zinedine Zidane']],
    ['GK', ['Gianluigi Buffon']],
    ['LW', ['Ronaldinho', 'Cristiano Ronaldo', 'Neymar']],
    ['RB', ['Cafu', 'Dani Alves', 'Philipp Lahm']],
    ['CM', ['Xavi', 'Andrés Iniesta', 'Luka Modrić']],
    ['CB', ['Franz Beckenbauer', 'Franco Baresi', 'Sergio Ramos']],
  ] as const)('for %p include %p', (position, expected) => {
    expect(namesOf(suggested(position))).toEqual(expect.arrayContaining([...expected]));
  });

  it('leave out those who are famous for coaching', () => {
    expect(namesOf(suggested('RB'))).not.toContain('Jürgen Klopp');
  });

  it('put a great player who also played there before a lesser one who always did', () => {
    const great = { name: 'Marta', fame: 99, positions: ['LM' as const] };
    const index = indexOf({ name: 'A', position: 'LM' }, great);
    expect(namesOf(suggested('LM', { index }))).toEqual(['Marta', 'A']);
  });

  it('for a striker include centre forwards equally', () => {
    expect(suggested('ST')).toEqual(suggested('CF'));
  });

  it('for a wing back continue with others who played there, then with full backs on that side', () => {
    const index = indexOf(
      { name: 'A', position: 'LB', positions: ['LWB'], number: 10 },
      { name: 'B', position: 'LWB', number: null },
      { name: 'C', position: 'LB', number: 10 },
      { name: 'D', position: 'RB', number: 10 },
    );
    expect(namesOf(suggested('LWB', { index }))).toEqual(['B', 'A', 'C']);
  });

  it.each(POSITIONS)('exist for %s in every decade', (position) => {
    for (const era of ERAS) {
      const players = suggested(position, { era });
      expect(players.length).toBeGreaterThanOrEqual(6);
      for (const player of players)
        expect(wasActive(entryOfPlayer.get(player)?.details as never, decadeFrom(era))).toBe(true);
    }
  });
});

describe('the decades of a career', () => {
  it.each([
    ['Diego Maradona', 1960, [1970, 1980, 1990]],
    ['Ronaldinho', 1980, [2000, 2010]],
    ['Jude Bellingham', 2003, [2020]],
    ['Cristiano Ronaldo', 1985, [2000, 2010, 2020]],
  ])('%s', (name, year, eras) => {
    const { details } = entryOf(whole, name, year);
    expect(ERAS.filter((era) => wasActive(details, decadeFrom(era)))).toEqual(eras);
  });

  it.each([
    ['four seasons in a decade', { from: 2016, to: 2023 }, [2010, 2020]],
    ['three seasons in a decade', { from: 2017, to: 2023 }, [2020]],
    ['a short career', { from: 2012, to: 2013 }, [2010]],
    ['no known end, young enough', { born: '1984', from: 2002 }, [2000, 2010, 2020]],
    ['no known end, too old', { born: '1960', from: 1978 }, [1980, 1990]],
    ['no known years', { born: '1960', from: null }, [1980, 1990]],
  ])('%s', (_, career, eras) => {
    const [entry] = indexOf(career);
    expect(ERAS.filter((era) => entry && wasActive(entry.details, decadeFrom(era)))).toEqual(eras);
  });
});
