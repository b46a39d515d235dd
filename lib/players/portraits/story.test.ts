import { shortStory } from '#lib/players/portraits/story.ts';

const FIRST = 'Gianluigi Buffon (born 28 January 1978) is an Italian former footballer.';
const SECOND = 'He is regarded as one of the greatest goalkeepers of all time.';
const THIRD = 'He won the World Cup in 2006.';
const LONG = `He ${'played on '.repeat(30)}for years.`;

it.each([
  ['keeps a single sentence', FIRST, FIRST],
  ['keeps three short sentences', `${FIRST} ${SECOND} ${THIRD} And more.`, `${FIRST} ${SECOND} ${THIRD}`],
  ['ends before a long third sentence', `${FIRST} ${SECOND} ${LONG}`, `${FIRST} ${SECOND}`],
  ['joins lines', `${FIRST}\n\n${SECOND}`, `${FIRST} ${SECOND}`],
  ['is nothing without a text', '  ', null],
  ['is nothing rather than half a sentence', `He ${'played '.repeat(100)}.`, null],
  [
    'does not end at an initial or an abbreviation',
    'Patrick J. Bonner played for St. Mirren and Celtic F.C. He retired in 1998. A. B. C. D. Four.',
    'Patrick J. Bonner played for St. Mirren and Celtic F.C. He retired in 1998. A. B. C. D. Four.',
  ],
])('%s', (_, summary, story) => {
  expect(shortStory(summary)).toBe(story);
});
