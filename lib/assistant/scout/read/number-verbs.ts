import type { Condition, End, Reading } from '#lib/assistant/scout/query.ts';
import { CUP_EVERY, LAST_CUP } from '#lib/assistant/scout/read/cup-years.ts';
import { type Meaning, NOUNS } from '#lib/assistant/scout/read/lexicon.ts';
import { between, MANY, numberOf, rangeOf, since, until, yearOf } from '#lib/assistant/scout/read/ranges.ts';
import { formationWith } from '#lib/assistant/scout/read/shape.ts';
import { list } from '#lib/assistant/scout/say/phrases.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';
import { HOSTS, MONTHS, ORDINALS } from '#lib/assistant/scout/words/number-words.ts';
import type { Pattern } from '#lib/assistant/scout/words/phrases.ts';
import { decadeOf, type Years } from '#lib/players/vocabulary/decades.ts';
import { STARTERS } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';

export type NumberMeaning =
  | Meaning
  | { kind: 'formation'; id: FormationId }
  | { kind: 'year'; years: Years }
  | { kind: 'rank'; rank: number }
  /** How many of the group that follows. */
  | { kind: 'many'; range: Years }
  | { kind: 'part'; part: Partial<Pick<Reading, 'hostYear' | 'times' | 'limit' | 'atMost'>> };

type Words = (string | undefined)[];
export type Part = Extract<NumberMeaning, { kind: 'part' }>['part'];
const part = (some: Part): NumberMeaning => ({ kind: 'part', part: some });
const condition = (what: Condition): NumberMeaning => ({ kind: 'condition', condition: what });
const measure = (name: string, ...range: Words): NumberMeaning =>
  condition({ kind: 'measure', measure: NOUNS.get(name) ?? (name as Measure), ...rangeOf(...range) });

/** The last year in which it was host; another text is the year itself. */
const hostYear = (host: string) => yearOf(HOSTS[host]?.split(' ').at(-1) ?? host);
/** Null if it was no host then. */
const yearOfHost = (host: string, year = String(hostYear(host))) =>
  HOSTS[host]?.split(' ').includes(year.slice(-2)) ? yearOf(year) : null;

const YEARS: Readonly<Record<string, (one: string, other: string) => Years | null>> = {
  in: (one) => between(yearOf(one), yearOf(one)),
  between: (one, other) => between(hostYear(one), hostYear(other)),
  before: (one) => until(yearOf(one) - 1),
  until: (one) => until(hostYear(one)),
  after: (one) => since(yearOf(one) + 1),
  since: (one) => since(yearOf(one)),
  decade: decadeOf,
  sinceDecade: (one, other) => since(decadeOf(one || other).from),
  decades: (one, other) => between(decadeOf(one).from, decadeOf(other).to),
  /** 'Born in 45' */
  birth: (one) => between(Number(one) + (Number(one) < 20 ? 2000 : 1900)),
};
const during =
  (kind: 'year' | 'born' | 'ended' | 'active' | 'cup') =>
  (range = '', one = '', other = ''): NumberMeaning | null => {
    const years = YEARS[range]?.(one, other) ?? null;
    if (years === null) return null;
    return kind === 'year' ? { kind, years } : condition({ kind, years });
  };

function formation(...words: Words): NumberMeaning | null {
  const lines = words.flatMap((word) => (word ? numberOf(word) : []));
  if (lines.reduce((sum, line) => sum + line, 0) !== STARTERS - 1) return null;
  const id = lines.join('-');
  const known = FORMATION_IDS.find((one) => one === id);
  return known
    ? { kind: 'formation', id: known }
    : { kind: 'lacking', what: `${id} among the formations, only ${list.format(FORMATION_IDS)}` };
}

function atMost(number = '', ...shared: Words): NumberMeaning {
  const kinds = shared.flatMap((word) => (word ? [/^(?:club|team)/.test(word) ? 'club' : 'nation'] : []));
  return part({ atMost: Object.fromEntries(kinds.map((kind) => [kind, numberOf(number)])) });
}

const LAST_MINUTE = 120;
const FULL_TIME = 90;
const MINUTES: Readonly<Record<string, (one: number, other: number) => Years>> = {
  between: (one, other) => between(one, other),
  first: (one) => between(1, one),
  last: (one) => between(FULL_TIME + 1 - one, FULL_TIME),
  before: (one) => between(1, one - 1),
  after: (one) => between(one + 1, LAST_MINUTE),
};

/** What a number row of data/scout-phrases.tsv means, by its first word. Null if it turns out to mean nothing. */
const VERBS: Readonly<Record<string, (...words: Words) => NumberMeaning | null>> = {
  year: during('year'),
  born: during('born'),
  ended: during('ended'),
  active: during('active'),
  cup: during('cup'),
  age: (comparison, ...said) => condition({ kind: 'age', ...rangeOf(comparison, ...said.filter(Boolean)) }),
  birthday: (day, month = '', after) =>
    condition({ kind: 'birthday', month: MONTHS.indexOf(month) + 1, day: Number(day ?? after ?? 0) }),
  measure: (name = '', ...range) => measure(name, ...range),
  order: (name) => ({ kind: 'order', measure: name as Measure, isLeast: false }),
  lacking: (...words) => ({ kind: 'lacking', what: words.join(' ') }),
  cue: (cue) => ({ kind: 'cue', cue: cue as Cue }),
  formation,
  lines: (...said) => {
    const [defenders, midfielders, forwards] = said.map((word) => (word ? numberOf(word) : undefined));
    const id = formationWith({ defenders, midfielders, forwards });
    return id ? { kind: 'formation', id } : null;
  },
  atMost,
  score: (one = '', other = '') => condition({ kind: 'score', goals: [numberOf(one), numberOf(other) || 0] }),
  haul: (...range) => condition({ kind: 'haul', ...rangeOf(...range) }),
  scoredIn: (...range) => condition({ kind: 'haul', ...rangeOf(...range), of: 'matches' }),
  minutes: (span = '', one = '', other = '') => {
    const minutes = MINUTES[span]?.(numberOf(one), numberOf(other));
    return minutes ? condition({ kind: 'goal', minutes }) : null;
  },
  minute: (...said) => {
    const [text = ''] = said.filter(Boolean);
    return condition({ kind: 'goal', minutes: between(ORDINALS.indexOf(text ?? '') + 1 || Number(text)) });
  },
  goals: (...range) => condition({ kind: 'score', total: rangeOf(...range) }),
  side: (end, ...range) =>
    condition({ kind: 'score', side: { end: end as 'scored' | 'conceded' | 'margin', goals: rangeOf(...range) } }),
  record: (end, how = '', stage) =>
    condition({
      kind: 'record',
      end: end as End,
      isAll: how.includes('all'),
      isEver: how.includes('ever'),
      ...(how.includes('some') && { isNot: true }),
      ...(stage && { stage }),
    }),
  rounds: (comparison, number = '', more, round = '') => {
    // 'The 98 final'
    if (numberOf(number) > 9) return null;
    const stage = round.replace(/^(semi|quarter) ?/, '$1-').replace(/s$/, '');
    const isCounted = (comparison ?? more) !== undefined || numberOf(number) > 1;
    return condition({ kind: 'stage', stage, ...(isCounted && { times: rangeOf(comparison, number, more) }) });
  },
  seasons: (one, other) =>
    (Number(one) + 1) % 100 === Number(other) ? { kind: 'lacking', what: 'club seasons' } : null,
  everyCup: (since = '') => measure('cups', 'at least', String((LAST_CUP - yearOf(since)) / CUP_EVERY + 1)),
  lastCups: (count = '') =>
    condition({ kind: 'cup', years: between(LAST_CUP - CUP_EVERY * (numberOf(count) - 1), LAST_CUP) }),
  cupOf: (host = '', said) => {
    const year = yearOfHost(host, said);
    return year === null ? null : condition({ kind: 'cup', years: between(year) });
  },
  host: (host = '', said) => {
    const year = yearOfHost(host, said);
    return year === null ? null : part({ hostYear: { year, host } });
  },
  times: (comparison, number, more, twice, once) => {
    const range = twice === undefined ? rangeOf(comparison, number, more) : between(2, MANY);
    const said = twice ?? once ?? [comparison, number, more, 'times'].filter(Boolean).join(' ');
    return part({ times: { ...(once === undefined ? range : between(1)), said } });
  },
  shirt: (number) => condition({ kind: 'shirt', number: Number(number) }),
  rank: (text = '') => ({ kind: 'rank', rank: ORDINALS.indexOf(text) + 1 || Number.parseInt(text, 10) }),
  upTo: (count = '') => ({ kind: 'many', range: between(0, numberOf(count)) }),
  atLeast: (count = '') => ({ kind: 'many', range: between(numberOf(count), STARTERS) }),
  limit: (text = '') => {
    if (numberOf(text) === STARTERS) return { kind: 'cue', cue: 'eleven' };
    return numberOf(text) > 0 ? part({ limit: numberOf(text) }) : null;
  },
};

export type Numbers = { text: string; meanings: NumberMeaning[]; said: string[] };

/** 'Born before $1' with the parts of what was said. Null if the words turn out to mean something else. */
function meaningOf(meant: string, parts: readonly unknown[]): NumberMeaning | null {
  const [verb = '', ...words] = meant.split(' ').map((word) => {
    const part = word.startsWith('$') ? parts[Number(word.slice(1)) - 1] : word;
    return typeof part === 'string' && part !== '-' ? part : undefined;
  });
  const read = VERBS[verb];
  if (!read) throw new Error(`There is no number called '${verb}'.`);
  return read(...words);
}

/** Puts `#a`, `#b` … where a folded question has formations, years, numbers with units and the like. */
export function readNumbers(question: string, patterns: readonly Pattern[]): Numbers {
  const meanings: NumberMeaning[] = [];
  const said: string[] = [];
  const text = patterns.reduce(
    (rest, [words, meant]) =>
      rest.replace(words, (whole: string, ...parts: unknown[]) => {
        const meaning = meaningOf(meant, parts.slice(0, -2));
        if (meaning === null) return whole;
        meanings.push(meaning);
        said.push(whole);
        // Letters, so that no later pattern reads the digits.
        return ` #${String.fromCharCode(96 + meanings.length)} `;
      }),
    question,
  );
  return { text, meanings, said };
}
