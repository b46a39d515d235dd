import { condition, lacking, type Reader } from '#lib/assistant/scout/read/number-meaning.ts';
import { COMPARED, CUP, rangeOf } from '#lib/assistant/scout/read/ranges.ts';
import { CUP_YEARS } from '#lib/assistant/scout/read/year-readers.ts';

const ROUNDS: Readonly<Record<string, string>> = { 32: 'round of 32', 8: 'quarter-final', 4: 'semi-final' };

/** Rounds, groups and years of World Cups, and awards. */
export const ROUND_READERS: readonly Reader[] = [
  lacking(`(?:of|per|for) (?:each|every) (?:${CUP}|tournament)`, 'a list for each World Cup'),
  lacking(`(?:fifa )?(?:wom[ae]n ?s?|ladies|female) ${CUP}`, 'the Women’s World Cup'),
  CUP_YEARS,
  [
    `${COMPARED} (?:ballons? d or|ballon dor|golden balls?)(?! win)`,
    (...range) => condition({ kind: 'measure', measure: 'awards', ...rangeOf(...range) }),
  ],
  [
    // 'Their last 16 matches' are none.
    '(?:the )?(?:round of|last) (32|16|8|4|sixteen)(?! (?:world cups?|matches|games|years|goals))',
    (count = '') => condition({ kind: 'stage', stage: ROUNDS[count] ?? 'round of 16' }),
  ],
  ['group ([a-l])\\b(?! (?:great|good|list|team|player))', () => ({ kind: 'cue', cue: 'whichGroup' })],
];
