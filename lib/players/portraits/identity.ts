import { isSameNation } from '#lib/players/portraits/nations.ts';
import { foldText } from '#lib/team/fold-text.ts';

export type Person = {
  name: string;
  aliases: readonly string[];
  /** `YYYY-MM-DD`, or `YYYY` if only the year is certain. */
  born: string;
  /** The one of the time first (D65). */
  nations: readonly string[];
  gender: 'M' | 'F';
};

export type BirthDate = { year: number; month: number | null; day: number | null };

export type Candidate = {
  id: string;
  isHuman: boolean;
  isFootballer: boolean;
  names: readonly string[];
  births: readonly BirthDate[];
  /** Null if the item doesn't say. */
  gender: 'M' | 'F' | null;
  /** Labels of the countries for sport and of citizenship. */
  nations: readonly string[];
};

export type Match = 'day' | 'year' | null;

/** How well a candidate's date of birth matches the person's. Null rules the candidate out. */
function birthMatch(born: string, births: readonly BirthDate[]): Match {
  const [year, month, day] = born.split('-').map(Number);
  const agrees = births.filter(
    (birth) =>
      birth.year === year &&
      (month === undefined || birth.month === null || birth.month === month) &&
      (day === undefined || birth.day === null || birth.day === day),
  );
  if (agrees.length === 0) return null;
  return day !== undefined && agrees.some((birth) => birth.day === day) ? 'day' : 'year';
}

const SHORTEST_WORD = 3;

const wordsOf = (name: string): string[] => foldText(name).split(' ').filter(Boolean);

/** Whether the longer name has all words of the shorter: 'Pelé' is in 'Pelé Santos'; 'Alan Smith' isn't 'Alan Shearer'. */
function isSameName(name: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(name), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (!shorter || !longer || !shorter.some((word) => word.length >= SHORTEST_WORD)) return false;
  return shorter.every((word) => longer.includes(word)) || shorter.join('') === longer.join('');
}

function hasName(person: Person, { names }: Candidate): boolean {
  const spellings = [person.name, ...person.aliases];
  return names.some((name) => spellings.some((spelling) => isSameName(spelling, name)));
}

const isFullName = (person: Person, { names }: Candidate): boolean =>
  [person.name, ...person.aliases].some((spelling) => names.some((name) => foldText(name) === foldText(spelling)));

/** Leaves out the nation, which takes another call. A year alone needs the full name: 'Alex' of 1977 could be several. */
export function match(person: Person, candidate: Candidate): Match {
  const { isHuman, isFootballer, gender, births } = candidate;
  if (!isHuman || !isFootballer || (gender !== null && gender !== person.gender)) return null;
  if (!hasName(person, candidate)) return null;
  const kind = birthMatch(person.born, births);
  return kind === 'year' && !isFullName(person, candidate) ? null : kind;
}

/** 'several' must never lead to a picture: it could be the wrong person's. */
export type Identity = { found: 'one'; id: string } | { found: 'none' } | { found: 'several' };

type Found = {
  candidates: readonly Candidate[];
  /** False if the search has further results, which might include another person born that year. */
  isComplete: boolean;
};

/** Certain or nothing (D59): the one candidate born that day, or else the only one born that year for that nation. */
export function identify(person: Person, { candidates, isComplete }: Found): Identity {
  const ids = (kind: Match, isBacked: (candidate: Candidate) => boolean) => [
    ...new Set(candidates.filter((one) => match(person, one) === kind && isBacked(one)).map(({ id }) => id)),
  ];
  const byDay = ids('day', () => true);
  const byYear = ids('year', ({ nations }) =>
    person.nations.some((own) => nations.some((nation) => isSameNation(own, nation))),
  );
  const [id, ...others] = byDay.length > 0 ? byDay : byYear;
  if (id === undefined) return { found: 'none' };
  const isAlone = others.length === 0 && (byDay.length > 0 || isComplete);
  return isAlone ? { found: 'one', id } : { found: 'several' };
}
