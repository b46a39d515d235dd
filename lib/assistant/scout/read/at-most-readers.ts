import { type NumberMeaning, part, type Reader } from '#lib/assistant/scout/read/number-meaning.ts';
import { NUMBER, numberOf } from '#lib/assistant/scout/read/ranges.ts';
import { STARTERS } from '#types/limits.ts';

const SOME = '(?:players? |men |man |ones? )?';
const SHARED_ONE = '(countr(?:y|ies)|nations?|clubs?|teams?)';
const SHARED = `${SHARED_ONE}(?: (?:or|and|nor) (?:the same |per )?${SHARED_ONE})?`;

function atMost(number = '', ...shared: (string | undefined)[]): NumberMeaning {
  const count = numberOf(number);
  const kinds = shared.flatMap((word) => (word ? [/^(?:club|team)/.test(word) ? 'club' : 'nation'] : []));
  return part({ atMost: Object.fromEntries(kinds.map((kind) => [kind, count])) });
}

/** Who has won a World Cup, in 1930 or since. */
const WINNERS = 'Argentina Brazil England France Germany Italy Spain Uruguay'.split(' ');
const withoutAny = (label: string) => ({ kind: 'nation', isNot: true, group: { label, nations: [label] } }) as const;

/** 'One per club', 'no two from the same country' */
export const AT_MOST: readonly Reader[] = [
  [
    `no (?:two|2|more than one) ?${SOME}(?:from|of|sharing|with) (?:the |a )?(?:same )?${SHARED}`,
    (one, other) => atMost('1', one, other),
  ],
  [
    `(?:no more than|max|maximum|maximum of|at most|up to|only|just) ${NUMBER} ${SOME}(?:per|(?:from|of|in) (?:each|every|any|any one|one|a|a single|the same)) ${SHARED}`,
    atMost,
  ],
  [`${NUMBER} ${SOME}(?:max |maximum |at most )?(?:per|(?:from|of|for) (?:each|every)) ${SHARED}`, atMost],
  [
    `(?<!how many )(?:all |each |every player |everyone |eleven |11 )?(?:(?:(?:comes?|is|are) )?from )?(?:an? )?(?:eleven |11 )?(?:different|another|distinct) (countr(?:y|ies)|nations?)(?: each)?`,
    (one) => atMost('1', one),
  ],
  [
    '(?:all|each|every player|everyone)(?:(?: comes?| is| are)? from)? (?:an? )?(?:different|another) (clubs?|teams?)',
    (one) => atMost('1', one),
  ],
  [
    `(?:one|an?|1) ${SOME}(?:from|of|for|per) (?:each|every|all) (?:of the )?(?:world (?:cup )?)?(?:winning (?:countr(?:y|ies)|nations?|teams?)|winners?|champions?)(?: since \\d{4})?(?: plus)?(?: (?:all )?\\d (?:countries|nations))?`,
    () => part({ atMost: { of: WINNERS.map((nation) => ({ group: withoutAny(nation), most: STARTERS - 1 })) } }),
  ],
  ['(?:eleven|11) (nations|countries|clubs)', (one) => atMost('1', one)],
];
