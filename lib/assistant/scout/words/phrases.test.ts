import { readFileSync } from 'node:fs';
import words from '#data/scout-words.json' with { type: 'json' };
import { toPhrases } from '#lib/assistant/scout/words/phrases.ts';

const table = readFileSync('data/scout-phrases.tsv', 'utf8');
const [header = '', ...rows] = table.trimEnd().split('\n');

it.each(rows.flatMap((row, at) => (row.startsWith('part\t') ? [] : [[row.split('\t').at(-1) ?? '', at] as const])))(
  'has a use for each phrase, which none before it takes away: “%s”',
  (example, at) => {
    const until = (end: number) => toPhrases([header, ...rows.slice(0, end)].join('\n'));
    const stage = rows[at]?.startsWith('typed') ? 'typed' : 'english';
    expect(until(at + 1)[stage](example)).not.toBe(until(at)[stage](example));
  },
);

it('translates each word of a language once', () => {
  const [[, ...languages] = [], ...lines] = readFileSync('data/scout-languages.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const twice = languages.flatMap((language, at) => {
    const said = lines.flatMap((cells) => (cells[at + 1] ?? '').split('|').filter(Boolean));
    return said.filter((word, place) => said.indexOf(word) !== place).map((word) => `${language}: ${word}`);
  });
  expect(twice).toEqual([]);
});

it('gives no phrase two meanings', () => {
  const { cues, fillers, lacking, stages, orders, honours, conditions } = words;
  const lines = [cues, fillers, lacking, stages, orders].flatMap((meanings) => Object.values(meanings).flat());
  const said = [...lines, ...[...honours, ...conditions].flatMap((one) => one.words)].flatMap((line) =>
    line.split(', '),
  );
  expect(said.filter((phrase, place) => said.indexOf(phrase) !== place)).toEqual([]);
});
