import { type BirthDate, type Candidate, identify, type Person } from '#lib/players/portraits/identity.ts';

const date = (text: string): BirthDate => {
  const [year = 0, month, day] = text.split('-').map(Number);
  return { year, month: month ?? null, day: day ?? null };
};

const person = (name: string, born: string, nation: string, more: Partial<Person> = {}): Person => ({
  name,
  born,
  nation,
  aliases: [],
  gender: 'M',
  ...more,
});

type More = Partial<Omit<Candidate, 'births'>>;

/** An item with one label. */
const item = (id: string, name: string, born: string | string[], more: More = {}): Candidate => ({
  id,
  names: [name],
  births: [born].flat().filter(Boolean).map(date),
  isHuman: true,
  isFootballer: true,
  gender: 'M',
  nations: [],
  ...more,
});

const jorginho = person('Jorginho', '1991-12-20', 'Italy');
const pinto = person('João Pinto', '1971-08-19', 'Portugal');
const marta = person('Marta', '1986-02-19', 'Brazil', { gender: 'F' });
const alex = person('Alex', '1977', 'Brazil');
const watson = person('Dave Watson', '1961', 'England');
const keeper = person('Mohammed Al-Deayea', '1972', 'Saudi Arabia');

const Q1 = { found: 'one', id: 'Q1' };
const NONE = { found: 'none' };
const SEVERAL = { found: 'several' };

type Case = [rule: string, who: Person, candidates: Candidate[], expected: object];

const WITH_A_DAY: Case[] = [
  ['takes the only item born that day', jorginho, [item('Q1', 'Jorginho', '1991-12-20')], Q1],
  [
    'tells two Jorginhos apart by the day',
    jorginho,
    [item('Q2', 'Jorginho', '1964-08-17'), item('Q1', 'Jorginho', '1991-12-20')],
    Q1,
  ],
  [
    'tells two of the same name, nation and decade apart',
    pinto,
    [item('Q2', 'João Pinto', '1961-11-21'), item('Q1', 'João Pinto', '1971-08-19')],
    Q1,
  ],
  [
    'shows nobody for namesakes of the same day',
    pinto,
    [item('Q1', 'João Pinto', '1971-08-19'), item('Q2', 'João Pinto', '1971-08-19')],
    SEVERAL,
  ],
  [
    'counts an item once that the search found twice',
    pinto,
    [item('Q1', 'João Pinto', '1971-08-19'), item('Q1', 'João Pinto', '1971-08-19')],
    Q1,
  ],
  ['refuses a day beside the right one', jorginho, [item('Q1', 'Jorginho', '1991-12-21')], NONE],
  ['refuses day and month exchanged', pinto, [item('Q1', 'João Pinto', '1971-19-08')], NONE],
  ['refuses the same day of another year', jorginho, [item('Q1', 'Jorginho', '1992-12-20')], NONE],
  [
    'refuses another day even if everything else fits',
    pinto,
    [item('Q1', 'João Pinto', '1971-08-20', { nations: ['Portugal'] })],
    NONE,
  ],
  [
    'takes an item with two dates if one is the day',
    person('Ronaldo', '1976-09-18', 'Brazil'),
    [item('Q1', 'Ronaldo', ['1976-09-22', '1976-09-18'])],
    Q1,
  ],
  ['refuses an item without a date', jorginho, [item('Q1', 'Jorginho', '', { nations: ['Italy'] })], NONE],
  [
    'refuses someone who never played football',
    marta,
    [item('Q1', 'Marta', '1986-02-19', { isFootballer: false })],
    NONE,
  ],
  ['refuses what is no human', jorginho, [item('Q1', 'Jorginho', '1991-12-20', { isHuman: false })], NONE],
  ['refuses a man for a woman of the same name and day', marta, [item('Q1', 'Marta', '1986-02-19')], NONE],
  ['takes a woman whose gender is not known', marta, [item('Q1', 'Marta', '1986-02-19', { gender: null })], Q1],
  ['refuses another name born that day', jorginho, [item('Q1', 'Jorge Silva', '1991-12-20')], NONE],
  [
    'refuses a name that shares only the first name',
    person('Alan Smith', '1980-10-28', 'England'),
    [item('Q1', 'Alan Shearer', '1980-10-28')],
    NONE,
  ],
  [
    'refuses a name of which the shared part is a particle',
    person('Li', '1980-10-28', 'China'),
    [item('Q1', 'Li Tie', '1980-10-28')],
    NONE,
  ],
  [
    'takes the full name of someone known by one word',
    person('Danilo', '1991-07-15', 'Brazil'),
    [item('Q1', 'Danilo Luiz da Silva', '1991-07-15')],
    Q1,
  ],
  [
    'takes a short label of someone with a long name',
    person('Edinson Cavani', '1987-02-14', 'Uruguay'),
    [item('Q1', 'Cavani', '1987-02-14')],
    Q1,
  ],
  ['ignores accents and case', person('Özil', '1988-10-15', 'Germany'), [item('Q1', 'MESUT OZIL', '1988-10-15')], Q1],
  [
    'ignores the order of family and given name',
    person('Son Heung-min', '1992-07-08', 'South Korea'),
    [item('Q1', 'Heung-Min Son', '1992-07-08')],
    Q1,
  ],
  [
    'ignores a hyphen that joins or parts a name',
    person('Park Ji-sung', '1981-02-25', 'South Korea'),
    [item('Q1', 'Park Jisung', '1981-02-25')],
    Q1,
  ],
  [
    'ignores letters that Unicode does not decompose',
    person('Łukasz Fabiański', '1985-04-18', 'Poland'),
    [item('Q1', 'Lukasz Fabianski', '1985-04-18')],
    Q1,
  ],
  [
    'takes an item by one of our other spellings',
    person('Oleg Blokhin', '1952-11-05', 'Ukraine', { aliases: ['Oleh Blokhin'] }),
    [item('Q1', 'Oleh Blokhin', '1952-11-05')],
    Q1,
  ],
  [
    "takes an item by one of the item's other spellings",
    person('Hulk', '1986-07-25', 'Brazil'),
    [item('Q1', 'Givanildo Vieira de Sousa', '1986-07-25', { names: ['Givanildo Vieira de Sousa', 'Hulk'] })],
    Q1,
  ],
  [
    'prefers the day to a namesake of whom the year is known',
    pinto,
    [item('Q1', 'João Pinto', '1971-08-19'), item('Q2', 'João Pinto', '1971', { nations: ['Portugal'] })],
    Q1,
  ],
  [
    'does not take the first of January for a day that is only a year',
    person('Ali Daei', '1969-01-01', 'Iran'),
    [item('Q1', 'Ali Daei', '1969')],
    NONE,
  ],
];

const inBrazil = { nations: ['Brazil'] };

const WITH_A_YEAR: Case[] = [
  ['refuses a year alone', alex, [item('Q1', 'Alex', '1977')], NONE],
  ['takes a year with the nation', alex, [item('Q1', 'Alex', '1977', inBrazil)], Q1],
  ['takes a full date for a year, with the nation', alex, [item('Q1', 'Alex', '1977-09-14', inBrazil)], Q1],
  ['refuses a year with another nation', alex, [item('Q1', 'Alex', '1977', { nations: ['Portugal'] })], NONE],
  ['refuses the nation with another year', alex, [item('Q1', 'Alex', '1976', inBrazil)], NONE],
  [
    'shows nobody for two of the same year and nation',
    alex,
    [item('Q1', 'Alex', '1977-09-14', inBrazil), item('Q2', 'Alex', '1977-03-01', inBrazil)],
    SEVERAL,
  ],
  ['refuses part of a name for a year', alex, [item('Q1', 'Alex Pinto', '1977', inBrazil)], NONE],
  [
    'refuses a state of which the nation is only a part',
    watson,
    [item('Q1', 'Dave Watson', '1961', { nations: ['United Kingdom'] })],
    NONE,
  ],
  [
    'takes one of several nations',
    watson,
    [item('Q1', 'Dave Watson', '1961', { nations: ['United Kingdom', 'England'] })],
    Q1,
  ],
  [
    'knows the other names of a nation',
    person('Didier Test', '1970', 'Ivory Coast'),
    [item('Q1', 'Didier Test', '1970', { nations: ["Côte d'Ivoire"] })],
    Q1,
  ],
  [
    'keeps the two Koreas apart',
    person('Kim Test', '1970', 'South Korea'),
    [item('Q1', 'Kim Test', '1970', { nations: ['North Korea'] })],
    NONE,
  ],
  [
    'takes a month of a day that is known, with the nation',
    person('Zico Test', '1953-03-03', 'Brazil'),
    [item('Q1', 'Zico Test', '1953-03', inBrazil)],
    Q1,
  ],
  [
    'refuses another month',
    person('Zico Test', '1953-03-03', 'Brazil'),
    [item('Q1', 'Zico Test', '1953-04', inBrazil)],
    NONE,
  ],
  [
    'refuses the year and nation of someone who never played football',
    keeper,
    [item('Q1', keeper.name, '1972', { nations: ['Saudi Arabia'], isFootballer: false })],
    NONE,
  ],
  [
    'refuses a table entry without a nation',
    person('Alex', '1977', ''),
    [item('Q1', 'Alex', '1977', { nations: [''] })],
    NONE,
  ],
];

it.each(WITH_A_DAY)('%s', (_, who, candidates, expected) => {
  expect(identify(who, { candidates, isComplete: false })).toEqual(expected);
});

it.each(WITH_A_YEAR)('%s', (_, who, candidates, expected) => {
  expect(identify(who, { candidates, isComplete: true })).toEqual(expected);
});

it('rejects a match by year if the search has unread results', () => {
  const candidates = [item('Q1', 'Alex', '1977', inBrazil)];
  expect(identify(alex, { candidates, isComplete: false })).toEqual(SEVERAL);
});

it('finds nobody without candidates', () => {
  expect(identify(alex, { candidates: [], isComplete: true })).toEqual(NONE);
});
