import { AT_MOST } from '#lib/assistant/scout/read/at-most-readers.ts';
import { CUP_EVERY, LAST_CUP } from '#lib/assistant/scout/read/cup-years.ts';
import { AT_THE_BACK, readFormation } from '#lib/assistant/scout/read/formation-words.ts';
import { NOUNS } from '#lib/assistant/scout/read/lexicon.ts';
import { condition, lacking, type NumberMeaning, part, type Reader } from '#lib/assistant/scout/read/number-meaning.ts';
import {
  alternatives,
  between,
  COMPARED,
  CUP,
  MANY,
  mayBeAge,
  NUMBER,
  numberOf,
  rangeOf,
  UNNAMED,
  yearOf,
} from '#lib/assistant/scout/read/ranges.ts';
import { RECORD_READERS } from '#lib/assistant/scout/read/record-readers.ts';
import { ROLE_READERS } from '#lib/assistant/scout/read/role-readers.ts';
import { ROUND_READERS } from '#lib/assistant/scout/read/round-readers.ts';
import { AGED, BORN, ENDED, hostYear, YEAR, YEARS } from '#lib/assistant/scout/read/year-readers.ts';
import { LACKING_CAPS, LACKING_GOALS, SCORERS, TAKERS } from '#lib/assistant/scout/words/lacking-words.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';
import { HOSTS, ORDINALS } from '#lib/assistant/scout/words/number-words.ts';
import { STARTERS } from '#types/limits.ts';

const OVER =
  '(?:(?:over|above|under|below|at least|(?:taller|shorter|bigger|smaller|more|less|heavier|lighter) than)(?: of)?)';
const cup = (text = ''): NumberMeaning =>
  condition({ kind: 'cup', years: between(String(yearOf(text)), String(yearOf(text))) });
const measure = (name: Measure, ...range: (string | undefined)[]): NumberMeaning =>
  condition({ kind: 'measure', measure: name, ...rangeOf(...(range as [string])) });

const SAME = '(?:one|a single|one single|the same|any one|1)';
const RANK = `(${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th))`;
const rankOf = (text: string) => ORDINALS.indexOf(text) + 1 || Number.parseInt(text, 10);
const GOALS = 'one|two|three|four|five|six|seven|eight|nine|ten';
const RIVALS = '(?:or|v|vs|versus|against|beat|defeat)';

const measured = (name: Measure, words: string): Reader => [words, (...range) => measure(name, ...range)];
/** In reading order: later ones don't see what earlier ones have read. */
export const READERS: readonly Reader[] = [
  ...ROLE_READERS,
  [
    `(${GOALS}) (nil|zero|nothing|${GOALS})(?=$| (?:in|against|win|to|over|at|game|match|defeat|loss|final)\\b)`,
    (one = '', other = '') => condition({ kind: 'score', goals: [numberOf(one), numberOf(other) || 0] }),
  ],
  ...RECORD_READERS,
  ...ROUND_READERS,
  lacking(
    `(?:${OVER} )?(?:[12] ?(?:m|met(?:er|re)s?)(?: ?\\d\\d)?|[12] \\d\\d? ?(?:m|met(?:er|re)s?)|\\d+ ?(?:cm|centimet(?:er|re)s?|kgs?|kilos?|stone)|[4-7] ?(?:ft|foot|feet)(?: ?\\d\\d?)?(?: ?(?:in|inch|inches))?|(?:four|five|six|seven) (?:foot|feet|ft)(?: ${NUMBER})?)|${OVER} 1 \\d\\d`,
    'players’ heights or weights',
  ),
  measured(
    'cupTeams',
    `(?:for|with|took|taken|coached|managed|led|in charge of) ${COMPARED} (?:different )?(?:countries|nations|national teams|teams)`,
  ),
  [
    '(?:for|with) (?:more than one|several|multiple|various|different) (?:different )?(?:country|countries|nations|national teams?)',
    () => measure('cupTeams', 'at least', '2'),
  ],
  [
    // 'Matches with at least eight goals', but not 'players with …'
    `(?<=^(?:(?!players?|who|strikers?|forwards?|scorers?)[a-z\\d ])*\\b(?:match(?:es)?|games?|finals?|semi ?finals|quarter ?finals)\\b(?: (?!in\\b|at\\b)[a-z\\d]+)*? (?:with|had|have|saw|having|of|featuring) )${COMPARED} goals(?: in (?:total|all|them|it)| altogether| overall)*`,
    (...range) => condition({ kind: 'score', total: rangeOf(...(range as [string])) }),
  ],
  // 'Scored more than 5 at a single World Cup'
  ...[`(?:scored|scoring|score|got) ${COMPARED}`, `${COMPARED} goals`].map((goals) =>
    measured(
      'cupGoalsOnce',
      `${goals} (?:goals )?(?:at|in) (?:${SAME}|a) (?:${CUP}|tournament)(?! (?:match|game|final))`,
    ),
  ),
  lacking(
    `goals? (?:(?:[a-z]+ ){0,3}player (?:[a-z]+ ){0,6}(?:match|game)|in (?:${SAME}|a) (?:${CUP} )?(?:match|game) by (?:a|one|any|a single) player)`,
    SCORERS,
  ),
  ...AT_MOST,
  ['([345]) ?([1-5]) ?([1-5])(?: ?([1-4]))?(?! ?\\d)', (...lines) => readFormation(lines)],
  [
    '(3|4|5|three|four|five) at the back',
    (count = '') => ({ kind: 'formation', id: AT_THE_BACK[numberOf(count)] ?? '4-4-2' }),
  ],
  ...[`${YEAR} (\\d\\d)(?! ?s)`, '(\\d\\d) (\\d\\d)'].map(
    (words): Reader => [
      words,
      (one, other) => ((Number(one) + 1) % 100 === Number(other) ? { kind: 'lacking', what: 'club seasons' } : null),
    ],
  ),
  [
    `(?:the )?(?:last|past|latest) ${NUMBER} ${CUP}`,
    (count = '') =>
      condition({ kind: 'cup', years: { from: LAST_CUP - CUP_EVERY * (numberOf(count) - 1), to: LAST_CUP } }),
  ],
  [
    // 'A squad at France 98'
    `(?<=\\b(?:at|during) )(${alternatives(Object.keys(HOSTS))}) ((?:19|20)?\\d\\d)(?! ${RIVALS})`,
    (host = '', year = '') => (HOSTS[host]?.split(' ').includes(year.slice(-2)) ? cup(year) : null),
  ],
  [
    `(?:(?<=\\b(?:at|in|during|boot|ball|scorer|winner|winners) (?:of )?)(${alternatives(Object.keys(HOSTS))}) ((?:19|20)\\d\\d))`,
    (host = '', year = '') =>
      HOSTS[host]?.split(' ').includes(year.slice(2)) ? part({ hostYear: { year: Number(year), host } }) : null,
  ],
  [
    // 'At the Qatar World Cup'
    `(?<=\\b(?:at|in|during|of) the )(${alternatives(Object.keys(HOSTS))}) ${CUP}(?! (?:team|squad|side|xi|eleven|line|captain|coach|players?|goals?|winners?|scorers?|record|campaign|history))`,
    (host = '') => cup(String(hostYear(host))),
  ],
  [
    // 'How did Morocco do in Qatar?'
    `(?<=\\b(?:do|did|go|went|get|got|far|won|win|lost|finish|finished|scorer|scorers|perform|out|final|champions|winner|winners|group|squad) |\\b(?:beat|beaten|lost|lose|knocked|eliminated|eliminator|champions?|captain|coach|manager|run|campaign|path|journey|route|road|semi ?finals?|semis|quarter ?finals?|goals (?:did|has|have)|did [a-z ]+ score)\\b.* )(?:in|at) (?:the )?(${alternatives(Object.keys(HOSTS))})(?! ?\\d)`,
    (host = '') => part({ hostYear: { year: hostYear(host), host } }),
  ],
  [
    // 'France 98 or France 2018' are teams.
    `(?<!${RIVALS} )(${alternatives(Object.keys(HOSTS))}) (\\d\\d)(?! ${RIVALS})`,
    (host = '', short = '') =>
      HOSTS[host]?.split(' ').includes(short) ? part({ hostYear: { year: yearOf(short), host } }) : null,
  ],
  [
    `(?:scored )?(?:the )?most (?:world cup )?goals (?:in|at) ${SAME} (?:${CUP}|tournament)(?! (?:match|game))`,
    () => ({ kind: 'order', measure: 'cupGoalsOnce', isLeast: false }),
  ],
  lacking(
    '(?:miss(?:ed|es|ing)?|took|takes?|taken|scored|score|converted?|saved?|blew|skied|taking) (?:(?:the|a|an|his|their|any|last|first|winning|deciding|decisive|all) )*(?:penalt(?:y|ies))(?: kicks?)?',
    TAKERS,
  ),
  lacking('retired (?:before|at|aged|by) (?:the age of |age )?\\d\\d', 'ages at retirement'),
  lacking(
    `(?<!(?:starting|first) )(?:scored |scoring |score |netted |bagged )?${COMPARED}(?: goals?| times)? (?:in|of)(?: (?:a|one|1|single|the|same|of))+ (?:${CUP} )?(?:match|game|final)`,
    SCORERS,
  ),
  lacking(
    `(?:scored|scoring|score|goals?)(?: \\w+){0,3} in (?:(?:${COMPARED}|every|each|all|both|consecutive|successive|the same|one|a|a single|any)(?: of| his| her| their| the)* )+(?:group |knockout |${CUP} )?(?:match(?:es)?|games?|finals|halves|half)`,
    SCORERS,
  ),
  lacking(
    `(?:(?:who |that )?(?:has |have |had )?never )?(?:scored |scoring |score )?(?:${COMPARED} )?(?:goals? )?(?<=(?:scored|scoring|score|goals?) )for (?:his|her|their|the|a) (?:country|nation|national team|national side)`,
    LACKING_GOALS,
  ),
  [
    `${COMPARED} (?:caps?|international (?:caps?|matches|appearances|(goals))|(goals) (?:for|with) (?:his|her|their|the) (?:country|nation|national team))(?! (?:in|at) (?:a |the )?${CUP})`,
    (_more, _number, _orMore, ...goals) => ({
      kind: 'lacking',
      what: goals.some(Boolean) ? LACKING_GOALS : LACKING_CAPS,
    }),
  ],
  // Being in the squad isn't enough.
  [
    `(?:ever )?(?:to (?:ever )?(?:play|appear|have played)|who (?:ever |actually )?(?:played|appeared))(?= (?:in|at) (?:a |the |any )?${CUP}(?! final\\b))`,
    () => measure('cupMatches', 'at least', '1'),
  ],
  measured(
    'cupsScoredIn',
    `(?:scored |scoring |goals )+(?:in|at) ${COMPARED} (?:different )?${CUP}(?! (?:match|game))`,
  ),
  measured('cupsWon', `(?:won|win|winning|has won|have won) ${COMPARED} (?:different )?${CUP}`),
  measured('cupsWon', `${COMPARED} (?:different )?(?:${CUP} )?winning (?:${CUP} )?(?:squads?|teams?|sides?)`),
  lacking(`(?:${NUMBER} letters?|(?:short|long)(?:est|er)? (?:first |last )?(?:sur)?names?)`, 'lengths of names'),
  [
    // Not '0–0 finals'
    `(?<!\\d )${COMPARED} (?:different )?(?:${CUP} )?(finals?|semi ?finals?|quarter ?finals?)`,
    // 'The 98 final'
    (a, b = '', c, stage = '') =>
      numberOf(b) > 9
        ? null
        : condition({
            kind: 'stage',
            stage: stage.replace(/^(semi|quarter) ?/, '$1-').replace(/s$/, ''),
            ...((a ?? c) !== undefined || numberOf(b) > 1 ? { times: rangeOf(a, b, c) } : {}),
          }),
  ],
  [
    `(only|exactly|just|precisely|at least|more than) (one|1) (?:single )?${CUP}(?! (?:goals?|match|game|final|squad|start|winner|medal|title))`,
    (comparison, one) => measure('cups', comparison, one),
  ],
  measured('cupGoals', `with ${COMPARED} (?:at|in) (?:the |a )?${CUP}`),
  measured(
    'cupGoals',
    `(?:scored|scoring|score|netted|bagged) ${COMPARED}(?: times)?(?=$| (?:in|at|for|during|and|but|or|who|while|since|from)\\b)`,
  ),
  measured('rating', `(?:rated|rating|ratings)(?: of)? ${COMPARED}`),
  [
    `${COMPARED} (?:different )?(${alternatives(NOUNS.keys())})`,
    (a, b, c, noun = '') => measure(NOUNS.get(noun) ?? 'cupGoals', a, b, c),
  ],
  [
    '(?:aged )?(?:between|from) (\\d\\d) (?:and|to) (\\d\\d)(?: years old)?(?=\\s*$| (?:#|(?:from|who|born|with|in|of|for|please)\\b))',
    (one, other) =>
      condition(
        mayBeAge('', other)
          ? { kind: 'age', ...between(one, other) }
          : { kind: 'measure', measure: 'rating', ...between(one, other) },
      ),
  ],
  // 'Strikers above 88', 'keepers 85 or better'
  [
    UNNAMED,
    (comparison, number, alone, more) =>
      mayBeAge(comparison, number ?? alone, more) ? null : measure('rating', comparison, number ?? alone, more),
  ],
  [
    `(?:${COMPARED} times|(twice|more than once|several times|multiple times)|((?:exactly |only |just )?once)(?=$| (?:at|in|on|and|but|or)\\b))`,
    (a, b, c, twice, once) => {
      const range = twice === undefined ? rangeOf(a, b, c) : { from: 2, to: MANY };
      const said = twice ?? once ?? [a, b, c, 'times'].filter(Boolean).join(' ');
      return part({ times: { ...(once === undefined ? range : { from: 1, to: 1 }), said } });
    },
  ],
  [`${CUP}(?: squads?| finals| winners?| in| of| the){0,3} (\\d{4}|\\d\\d)(?! ?s| (?:to|until|till|through) \\d)`, cup],
  [`(\\d{4}|\\d\\d)(?: s)? (?:men s )?${CUP}`, cup],
  ...ENDED,
  ...BORN,
  ...AGED,
  [
    '(?:number|no|nr|shirt|jersey|squad number|wore|wears|wearing)(?: the| number| no)* (\\d{1,2}) ?s?(?: shirts?)?',
    (text) => condition({ kind: 'shirt', number: Number(text) }),
  ],
  ...YEARS,
  [
    `(?:the )?${RANK}(?= (?:best|greatest|top|highest|oldest|youngest|longest|leading|worst|most|fewest|least|better|next))`,
    (text = '') => ({ kind: 'rank', rank: rankOf(text) }),
  ],
  [
    `(?:^(?:and |who s |who is |who was |who |the )*|(?:then|and) (?:the )?)${RANK}(?: one)?(?=$| then| and)`,
    (text = '') => ({ kind: 'rank', rank: rankOf(text) }),
  ],
  ['(\\d) (\\d)', (one, other) => condition({ kind: 'score', goals: [Number(one), Number(other)] })],
  lacking('(\\d+) ?(?:million|millions|mio|euros?|pounds?|dollars?)', 'transfer fees'),
  [
    `(?:no more than|not more than|max|maximum|maximum of|at most|up to) ${NUMBER}`,
    (count = '') => ({ kind: 'many', range: { from: 0, to: numberOf(count) } }),
  ],
  [
    `(?:at least|minimum|minimum of|min) ${NUMBER}`,
    (count = '') => ({ kind: 'many', range: { from: numberOf(count), to: STARTERS } }),
  ],
  [
    // A 'starting eleven' is a line-up.
    `(?<!(?:starting|first|fifa|than|over|above|below|under) )${NUMBER.replace('one|', '')}`,
    (text = '') => {
      if (numberOf(text) === STARTERS) return { kind: 'cue', cue: 'eleven' };
      return numberOf(text) > 0 ? part({ limit: numberOf(text) }) : null;
    },
  ],
];
