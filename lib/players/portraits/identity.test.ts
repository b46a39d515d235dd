import { type BirthDate, type Candidate, identify, type Person } from '#lib/players/portraits/identity.ts';

const date = (text: string): BirthDate => {
  const [year = 0, month, day] = text.split('-').map(Number);
  return { year, month: month ?? null, day: day ?? null };
};

/** From 'name, date, nation'. */
const person = (text: string, more: Partial<Person> = {}): Person => {
  const [name = '', born = '', nation = ''] = text.split(', ');
  return { name, born, nations: [nation], aliases: [], gender: 'M', ...more };
};

const listed = (text = '') => text.split('/').filter(Boolean);

/** From 'id: names, dates, nations', several of one kind separated by slashes. */
const item = (text: string, more: Partial<Candidate> = {}): Candidate => {
  const [id = '', facts = ''] = text.split(': ');
  const [names, born, nations] = facts.split(', ').map(listed);
  const births = (born ?? []).map(date);
  const known = { id, names: names ?? [], births, nations: nations ?? [] };
  return { isHuman: true, isFootballer: true, gender: 'M', ...known, ...more };
};

const find = (who: string | Person, candidates: readonly (string | Candidate)[], isComplete: boolean) =>
  identify(typeof who === 'string' ? person(who) : who, {
    candidates: candidates.map((one) => (typeof one === 'string' ? item(one) : one)),
    isComplete,
  });

const jorginho = 'Jorginho, 1991-12-20, Italy';
const pinto = 'João Pinto, 1971-08-19, Portugal';
const marta = person('Marta, 1986-02-19, Brazil', { gender: 'F' });
const alex = 'Alex, 1977, Brazil';
const watson = 'Dave Watson, 1961, England';
const keeper = 'Mohammed Al-Deayea, 1972, Saudi Arabia';

const Q1 = { found: 'one', id: 'Q1' };
const NONE = { found: 'none' };
const SEVERAL = { found: 'several' };

type Case = [rule: string, who: string | Person, candidates: (string | Candidate)[], expected: object];

const WITH_A_DAY: Case[] = [
  ['takes the only item born that day', jorginho, ['Q1: Jorginho, 1991-12-20'], Q1],
  ['tells two Jorginhos apart by the day', jorginho, ['Q2: Jorginho, 1964-08-17', 'Q1: Jorginho, 1991-12-20'], Q1],
  [
    'tells two of the same name, nation and decade apart',
    pinto,
    ['Q2: João Pinto, 1961-11-21', 'Q1: João Pinto, 1971-08-19'],
    Q1,
  ],
  [
    'shows nobody for namesakes of the same day',
    pinto,
    ['Q1: João Pinto, 1971-08-19', 'Q2: João Pinto, 1971-08-19'],
    SEVERAL,
  ],
  [
    'counts an item once that the search found twice',
    pinto,
    ['Q1: João Pinto, 1971-08-19', 'Q1: João Pinto, 1971-08-19'],
    Q1,
  ],
  ['refuses a day beside the right one', jorginho, ['Q1: Jorginho, 1991-12-21'], NONE],
  ['refuses day and month exchanged', pinto, ['Q1: João Pinto, 1971-19-08'], NONE],
  ['refuses the same day of another year', jorginho, ['Q1: Jorginho, 1992-12-20'], NONE],
  ['refuses another day even if everything else fits', pinto, ['Q1: João Pinto, 1971-08-20, Portugal'], NONE],
  [
    'takes an item with two dates if one is the day',
    'Ronaldo, 1976-09-18, Brazil',
    ['Q1: Ronaldo, 1976-09-22/1976-09-18'],
    Q1,
  ],
  ['refuses an item without a date', jorginho, ['Q1: Jorginho, , Italy'], NONE],
  ['refuses someone who never played football', marta, [item('Q1: Marta, 1986-02-19', { isFootballer: false })], NONE],
  ['refuses what is no human', jorginho, [item('Q1: Jorginho, 1991-12-20', { isHuman: false })], NONE],
  ['refuses a man for a woman of the same name and day', marta, ['Q1: Marta, 1986-02-19'], NONE],
  ['takes a woman whose gender is not known', marta, [item('Q1: Marta, 1986-02-19', { gender: null })], Q1],
  ['refuses another name born that day', jorginho, ['Q1: Jorge Silva, 1991-12-20'], NONE],
  [
    'refuses a name that shares only the first name',
    'Alan Smith, 1980-10-28, England',
    ['Q1: Alan Shearer, 1980-10-28'],
    NONE,
  ],
  ['refuses a name of which the shared part is a particle', 'Li, 1980-10-28, China', ['Q1: Li Tie, 1980-10-28'], NONE],
  [
    'takes the full name of someone known by one word',
    'Danilo, 1991-07-15, Brazil',
    ['Q1: Danilo Luiz da Silva, 1991-07-15'],
    Q1,
  ],
  [
    'takes a short label of someone with a long name',
    'Edinson Cavani, 1987-02-14, Uruguay',
    ['Q1: Cavani, 1987-02-14'],
    Q1,
  ],
  ['ignores accents and case', 'Özil, 1988-10-15, Germany', ['Q1: MESUT OZIL, 1988-10-15'], Q1],
  [
    'ignores the order of family and given name',
    'Son Heung-min, 1992-07-08, South Korea',
    ['Q1: Heung-Min Son, 1992-07-08'],
    Q1,
  ],
  [
    'ignores a hyphen that joins or parts a name',
    'Park Ji-sung, 1981-02-25, South Korea',
    ['Q1: Park Jisung, 1981-02-25'],
    Q1,
  ],
  [
    'ignores letters that Unicode does not decompose',
    'Łukasz Fabiański, 1985-04-18, Poland',
    ['Q1: Lukasz Fabianski, 1985-04-18'],
    Q1,
  ],
  [
    'takes an item by one of our other spellings',
    person('Oleg Blokhin, 1952-11-05, Ukraine', { aliases: ['Oleh Blokhin'] }),
    ['Q1: Oleh Blokhin, 1952-11-05'],
    Q1,
  ],
  [
    "takes an item by one of the item's other spellings",
    'Hulk, 1986-07-25, Brazil',
    ['Q1: Givanildo Vieira de Sousa/Hulk, 1986-07-25'],
    Q1,
  ],
  [
    'prefers the day to a namesake of whom the year is known',
    pinto,
    ['Q1: João Pinto, 1971-08-19', 'Q2: João Pinto, 1971, Portugal'],
    Q1,
  ],
  [
    'does not take the first of January for a day that is only a year',
    'Ali Daei, 1969-01-01, Iran',
    ['Q1: Ali Daei, 1969'],
    NONE,
  ],
];

const WITH_A_YEAR: Case[] = [
  ['finds nobody without candidates', alex, [], NONE],
  ['refuses a year alone', alex, ['Q1: Alex, 1977'], NONE],
  ['takes a year with the nation', alex, ['Q1: Alex, 1977, Brazil'], Q1],
  ['takes a full date for a year, with the nation', alex, ['Q1: Alex, 1977-09-14, Brazil'], Q1],
  ['refuses a year with another nation', alex, ['Q1: Alex, 1977, Portugal'], NONE],
  ['refuses the nation with another year', alex, ['Q1: Alex, 1976, Brazil'], NONE],
  [
    'shows nobody for two of the same year and nation',
    alex,
    ['Q1: Alex, 1977-09-14, Brazil', 'Q2: Alex, 1977-03-01, Brazil'],
    SEVERAL,
  ],
  ['refuses part of a name for a year', alex, ['Q1: Alex Pinto, 1977, Brazil'], NONE],
  ['refuses a state of which the nation is only a part', watson, ['Q1: Dave Watson, 1961, United Kingdom'], NONE],
  ['takes one of several nations', watson, ['Q1: Dave Watson, 1961, United Kingdom/England'], Q1],
  ['knows the other names of a nation', 'Didier Test, 1970, Ivory Coast', ["Q1: Didier Test, 1970, Côte d'Ivoire"], Q1],
  ['keeps the two Koreas apart', 'Kim Test, 1970, South Korea', ['Q1: Kim Test, 1970, North Korea'], NONE],
  [
    'takes a month of a day that is known, with the nation',
    'Zico Test, 1953-03-03, Brazil',
    ['Q1: Zico Test, 1953-03, Brazil'],
    Q1,
  ],
  ['refuses another month', 'Zico Test, 1953-03-03, Brazil', ['Q1: Zico Test, 1953-04, Brazil'], NONE],
  [
    'refuses the year and nation of someone who never played football',
    keeper,
    [item('Q1: Mohammed Al-Deayea, 1972, Saudi Arabia', { isFootballer: false })],
    NONE,
  ],
  ['refuses a table entry without a nation', 'Alex, 1977, ', [item('Q1: Alex, 1977', { nations: [''] })], NONE],
];

it.each(WITH_A_DAY)('%s', (_, who, candidates, expected) => {
  expect(find(who, candidates, false)).toEqual(expected);
});

it.each(WITH_A_YEAR)('%s', (_, who, candidates, expected) => {
  expect(find(who, candidates, true)).toEqual(expected);
});

it('rejects a match by year if the search has unread results', () => {
  expect(find(alex, ['Q1: Alex, 1977, Brazil'], false)).toEqual(SEVERAL);
});
