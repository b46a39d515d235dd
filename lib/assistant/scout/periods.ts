import type { Reading } from '#lib/assistant/scout/reading.ts';
import { CUP_NAMES, NUMBER_WORDS } from '#lib/assistant/scout/vocabulary/cues.ts';
import { LAST_YEAR } from '#lib/players/index/career.ts';
import { DECADE, decadeOf, type Years } from '#lib/players/vocabulary/decades.ts';
import { STARTERS } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';

const FIRST_YEAR = 1900;
const FUTURE = 2100;
const PLAYERS_BUT_KEEPER = 10;
const words = (table: Readonly<Record<string, number>>) => Object.keys(table).join('|');

const YEAR = '((?:19|20)\\d\\d)';
const CUP = '(?:fifa )?(?:world cup|worldcup|wc|mundial)';
const NUMBER = `(\\d{1,2}|${words(NUMBER_WORDS)})`;

const year = (text: string) => Number(text);
/** '98' and '1998', '06' and '2006'. */
const cupYear = (text: string) => (text.length === 4 ? year(text) : year(text) + (year(text) < 70 ? 2000 : 1900));

const numberOf = (text: string) => NUMBER_WORDS[text] ?? Number(text);

function readFormation(reading: Reading, digits: readonly string[]): boolean {
  const lines = digits.filter(Boolean);
  const isFormation = lines.reduce((sum, line) => sum + Number(line), 0) === PLAYERS_BUT_KEEPER;
  if (!isFormation) return false;
  const id = lines.join('-');
  if (FORMATION_IDS.includes(id as FormationId)) reading.formation = id as FormationId;
  else reading.unknownFormation = id;
  return true;
}

/** Returns false if the words turn out to mean something else. */
type Pattern = readonly [words: RegExp, read: (reading: Reading, parts: string[]) => boolean | undefined];

const pattern = (source: string, read: (reading: Reading, parts: string[]) => void): Pattern => [
  new RegExp(`\\b${source}\\b`, 'g'),
  (reading, parts) => {
    read(reading, parts);
    return true;
  },
];
const born = (source: string, toYears: (parts: string[]) => Years) =>
  pattern(`born ${source}`, (reading, parts) => {
    reading.born = toYears(parts);
  });
const active = (source: string, toYears: (parts: string[]) => Years) =>
  pattern(source, (reading, parts) => {
    reading.active = toYears(parts);
  });
const between = ([one = '', other = '']: string[]): Years => ({
  from: Math.min(year(one), year(other)),
  to: Math.max(year(one), year(other)),
});

/** In reading order: later patterns don't see what earlier ones have consumed. */
const PATTERNS: readonly Pattern[] = [
  [/\b([345]) ?([1-5]) ?([1-5])(?: ?([1-4]))?\b(?! ?\d)/g, readFormation],
  pattern('^(?:is|was|are|were)', ({ cues }) => {
    cues.add('isIt');
  }),
  pattern(`(${words(CUP_NAMES)})`, (reading, [name = '']) => {
    reading.cup = CUP_NAMES[name] ?? null;
    reading.cupName = name;
  }),
  pattern(`${CUP}(?: squads?| finals?| in| of| from| at| the){0,3} (\\d{4}|\\d\\d)`, (reading, [text = '']) => {
    reading.cup = cupYear(text);
  }),
  pattern(`(\\d{4}|\\d\\d)(?: s)? ${CUP}`, (reading, [text = '']) => {
    reading.cup = cupYear(text);
  }),
  born(`(?:between|from) ${YEAR} (?:and|to|until|till) ${YEAR}`, between),
  born(`(?:before|until|earlier than|prior to) ${YEAR}`, ([text = '']) => ({ from: FIRST_YEAR, to: year(text) - 1 })),
  born(`(?:after|later than) ${YEAR}`, ([text = '']) => ({ from: year(text) + 1, to: FUTURE })),
  born(`(?:since|from) ${YEAR}(?: on| onwards)?`, ([text = '']) => ({ from: year(text), to: FUTURE })),
  born(`(?:in |during )?(?:the )?(${DECADE})`, ([text = '']) => decadeOf(text)),
  born(`(?:in |around )?${YEAR}`, ([text = '']) => ({ from: year(text), to: year(text) })),
  pattern('(?:under|younger than|below|u) ?(\\d\\d)(?: s| years old)?', (reading, [age = '']) => {
    reading.born = { from: LAST_YEAR - Number(age) + 1, to: FUTURE };
  }),
  pattern('(?:over|older than|above) (\\d\\d)(?: s| years old)?', (reading, [age = '']) => {
    reading.born = { from: FIRST_YEAR, to: LAST_YEAR - Number(age) - 1 };
    reading.cues.add('active');
  }),
  pattern(
    '(?:number|no|nr|shirt|jersey|squad number|wore|wears|wearing)(?: the| number| no)* (\\d{1,2}) ?s?(?: shirts?)?',
    (reading, [text = '']) => {
      reading.shirt = Number(text);
    },
  ),
  active(`(?:between|from) ${YEAR} (?:and|to|until|till) ${YEAR}`, between),
  active(`(?:in |of |from |during )?(?:the )?(?:early |mid |late )?(${DECADE})`, ([text = '']) => decadeOf(text)),
  active(`(?:before|until|prior to) ${YEAR}`, ([text = '']) => ({ from: FIRST_YEAR, to: year(text) - 1 })),
  active(`(?:after) ${YEAR}`, ([text = '']) => ({ from: year(text) + 1, to: FUTURE })),
  active(`(?:since|from) ${YEAR}(?: on| onwards)`, ([text = '']) => ({ from: year(text), to: FUTURE })),
  active(`since ${YEAR}`, ([text = '']) => ({ from: year(text), to: FUTURE })),
  active(`(?:in |of |from |during )?(?:the )?${YEAR}`, ([text = '']) => ({ from: year(text), to: year(text) })),
  pattern(`(?:in |of )?(7[048]|8[26]|9[048])`, (reading, [text = '']) => {
    reading.active = { from: cupYear(text), to: cupYear(text) };
  }),
  pattern(NUMBER, (reading, [text = '']) => {
    const number = numberOf(text);
    if (number === STARTERS) reading.cues.add('eleven');
    else if (number > 0) reading.count = number;
  }),
];

/** Removes formations, years, numbers and the like from a folded question, leaving `|` in their place. */
export function readPeriods(question: string, reading: Reading): string {
  return PATTERNS.reduce(
    (text, [words, read]) =>
      text.replace(words, (whole: string, ...rest: unknown[]) => {
        const parts = rest.slice(0, -2).map((part) => (typeof part === 'string' ? part : ''));
        return read(reading, parts) === false ? whole : ' | ';
      }),
    question,
  );
}
