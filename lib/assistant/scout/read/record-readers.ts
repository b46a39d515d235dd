import type { End } from '#lib/assistant/scout/query.ts';
import { condition, type Reader } from '#lib/assistant/scout/read/number-meaning.ts';

const MATCHES = '(?: of)?(?: (?:its|their|the|his|her))?(?: (group|knockout))?(?: world cup)? (?:match(?:es)?|games?)';
const ANY = '(?: (?:a|an|any|one|even one))?(?: single)?';
const NEVER = '(?:have |has |had |having )?(?:never|didn t|did not|haven t|hasn t|not) (?:ever )?(?:even )?';

const record = (words: string, end: End, { isAll = false, isEver = false } = {}): Reader => [
  words,
  (stage) => condition({ kind: 'record', end, isAll, isEver, ...(stage && { stage }) }),
];
const none = (verbs: string, gerund: string, end: End): readonly Reader[] => [
  record(`${NEVER}(?:${verbs})${ANY}${MATCHES}`, end, { isEver: true }),
  record(`without (?:ever )?${gerund}${ANY}${MATCHES}`, end),
];
const all = (verbs: string, end: End): Reader =>
  record(`(?:${verbs}) (?:every|all|each)(?: single)?(?: one)?${MATCHES}(?: (?:there|they played))?`, end, {
    isAll: true,
  });

const OF_SQUAD = '(?:(?<=\\bsquad\\b.*)|(?=.*\\bsquad\\b))';
/** 'Never got on the pitch', of a squad */
const UNUSED: Reader = [
  `${OF_SQUAD}(?:unused|${NEVER}(?:(?:got|get|set foot) on(?: to)? the (?:pitch|field)|play(?:ed)?|feature[d]?|used)(?: a(?: single)? (?:minute|match|game)| at all)?(?=$))`,
  () => condition({ kind: 'measure', measure: 'cupMatches', from: 0, to: 0 }),
];

/** How all matches of a team ended, and who in a squad had none. */
export const RECORD_READERS: readonly Reader[] = [
  UNUSED,
  ...none('lose|lost', 'losing', 'lost'),
  ...none('win|won', 'winning', 'won'),
  ...none('draw|drew|drawn', 'drawing', 'drawn'),
  record(
    '(?:(?:go|went|stayed|remained|finished|were|was) )?(?:unbeaten|undefeated)|without (?:a|any|one)(?: single)? (?:defeat|loss)(?! of)',
    'lost',
  ),
  record(
    'winless|(?:not|without) a single (?:draw|win) or (?:draw|win)|without (?:a|any|one)(?: single)? (?:win|victory)',
    'won',
  ),
  record(`(?:(?:without|never) conceding|${NEVER}concede[ds]?)(?:${ANY} goals?)?`, 'conceded'),
  all('lost|lose|loses', 'lost'),
  all('won|win|wins', 'won'),
  all('drew|draw|draws|drawn', 'drawn'),
  record('(?:have |has )?only (?:ever )?(?:lost|lose)(?=$| (?:at|in|since)\\b)', 'lost', { isAll: true, isEver: true }),
];
