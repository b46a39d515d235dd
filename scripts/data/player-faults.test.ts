import { clubs } from '#lib/players/index/whole-index.fixtures.ts';
import { readEarlyLegends } from '#scripts/data/early-legends.ts';
import { readPeople } from '#scripts/data/people.ts';
import { playerFaults, strangers } from '#scripts/data/player-faults.ts';
import { COLUMNS } from '#scripts/data/players.ts';
import { readDataFile } from '#scripts/data/table.ts';

const XAVI = 'Xavi\t1980-01-25\tSpain\tCM\tCDM\tBarcelona\tAl-Sadd\t\t6\t1998\t2019\tM\tgeneral';
const faultsOf = (...lines: string[]) => playerFaults(`${[COLUMNS.join('\t'), ...lines].join('\n')}\n`, clubs);

it('finds no faults in the product’s data', () => {
  expect(playerFaults(readDataFile('players.tsv'), clubs)).toEqual([]);
});

describe('the check of the player data finds', () => {
  it('nothing wrong with a good line', () => {
    expect(faultsOf(XAVI)).toEqual([]);
  });

  it.each([
    ['an accent as a separate character', XAVI.replace('Xavi', 'Xa\u0301vi'), 'NFC'],
    ['a space at the end of a name', XAVI.replace('Xavi', 'Xavi '), 'stray characters'],
    ['a name without letters', XAVI.replace('Xavi', '!'), 'no usable name'],
    ['a player born too late', XAVI.replace('1980-01-25', '2014').replace('1998\t2019', '\t'), 'born in 2014'],
    ['a first season as a child', XAVI.replace('1998', '1990'), 'first season at 10'],
    ['a career that ended before 1975', XAVI.replace('1980-01-25', '1940').replace('1998\t2019', '1958\t1974'), '1974'],
    ['an unknown source', XAVI.replace('general', 'hearsay'), "source 'hearsay'"],
    ['a career that ended before it began', XAVI.replace('1998\t2019', '1998\t1997'), 'career from 1998 to 1997'],
    ['a future season', XAVI.replace('2019', '2031'), 'last season in 2031'],
    ['the natural position among the others', XAVI.replace('CDM', 'CDM,CM'), 'a position twice'],
    ['a club twice', XAVI.replace('Al-Sadd', 'Al-Sadd|Barcelona'), 'a club twice'],
    [
      'a club spelled differently in the reference data',
      XAVI.replace('Barcelona', 'BARCELONA'),
      'is spelled Barcelona',
    ],
    ['an unknown position', XAVI.replace('\tCM\t', '\tDM\t'), "position 'DM'"],
  ])('%s', (_, line, fault) => {
    expect(faultsOf(line).join()).toContain(fault);
  });

  it('nothing wrong with a position group, used if only the line is known', () => {
    expect(faultsOf(XAVI.replace('\tCM\tCDM', '\tMF\t'))).toEqual([]);
  });

  it('a player listed twice, whatever the accents and date', () => {
    expect(faultsOf(XAVI, XAVI.replace('Xavi', 'Xaví').replace('01-25', '02-26')).join()).toContain('as line 2');
  });

  it('the same club with two spellings', () => {
    const other = XAVI.replace('Xavi', 'Yavi').replace('Al-Sadd', 'Al Sadd');
    expect(faultsOf(XAVI, other).join()).toContain("'Al Sadd' is 'Al-Sadd' elsewhere");
  });

  it('lines out of order', () => {
    expect(faultsOf(XAVI, XAVI.replace('Xavi', 'Andrés')).join()).toContain('not in order');
  });
});

it('reports people with honours or aliases who are not players', () => {
  expect(strangers([...readPeople(), ...readEarlyLegends()])).toEqual([]);
  expect(strangers([])).toContain('lionel messi 1987');
});
