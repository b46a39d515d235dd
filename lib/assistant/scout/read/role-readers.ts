import { condition, type Reader } from '#lib/assistant/scout/read/number-meaning.ts';
import { numberOf } from '#lib/assistant/scout/read/ranges.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';

/** Numbers that stand for a position: 'a false nine', 'the best number tens'. Others are only shirts. */
const POSITIONS: Readonly<Record<number, string>> = {
  1: 'goalkeeper',
  4: 'defensive midfielder',
  6: 'defensive midfielder',
  8: 'central midfielder',
  9: 'striker',
  10: 'attacking midfielder',
};

function roleOf(text = '') {
  const position = POSITIONS[numberOf(text.replace('sixes', 'six').replace(/ ?s$/, ''))];
  const role = ROLES.find(({ one }) => one === position);
  return role ? condition({ kind: 'role', role }) : null;
}

const NOT_WORN = '(?<!\\b(?:wore|wear|wears|wearing|worn|shirts?|jerseys?)\\b.*)';
const NO = '(?:number|no|nr|num)';
const NUMBER = '(10|1|4|6|8|9|ten|nine|eight|six|four|one)';
const KIND =
  '(?:proper|real|true|good|new|great|top|decent|old school|classic|traditional|typical|pure|false|world class|best|greatest|finest|ideal|perfect|another)';
const TELLING_KIND = /false|classic|old school|traditional|proper/;
const BEFORE =
  '(?:in|of|from|for|to|who|with|please|there|and|or|that|at|on|is|he|next|behind|like|now|born|under|ever)';

export const ROLE_READERS: readonly Reader[] = [
  [`${NOT_WORN}${NO} ?(tens|nines|eights|sixes|fours|ones|(?:10|1|4|6|8|9) ?s)`, roleOf],
  // 'The tens' are a decade.
  [
    `${NOT_WORN}(?<!(?:\\d|\\b(?:the|in|of|from|during|and|early|late|mid|number)) ?)(?:false )?(tens|nines|eights|sixes|10s|9s|8s|6s)(?! at)`,
    roleOf,
  ],
  [
    `${NOT_WORN}(?<=\\b(?:an?|my|our|${KIND})(?: (?!shirt|squad)[a-z]+)?? )${NO} ?${NUMBER}(?! (?:shirt|jersey|\\d))`,
    roleOf,
  ],
  [
    `${NOT_WORN}(?<=\\b((?:an?|the|my|our) )?((?:${KIND} )*))(false )?${NUMBER}(?=$| ${BEFORE}\\b)`,
    (article = '', kinds = '', falsely = '', number = '') => {
      const kind = kinds + falsely;
      const isTold = article !== '' || TELLING_KIND.test(kind);
      const isMeant = kind !== '' || /\d/.test(number) || (/^an? /.test(article) && number !== 'one');
      return isTold && isMeant ? roleOf(number) : null;
    },
  ],
];
