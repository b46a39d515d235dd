import { readFileSync } from 'node:fs';
import words from '#data/scout-words.json' with { type: 'json' };
import { readNumbers } from '#lib/assistant/scout/read/number-verbs.ts';
import { toPhrases } from '#lib/assistant/scout/words/phrases.ts';

const table = readFileSync('data/scout-phrases.tsv', 'utf8');
const [header = '', ...rows] = table.trimEnd().split('\n');
const nouns = Object.values(words.measures).flatMap((one) => one.nouns.flatMap((line) => line.split(', ')));

/** An example, read by the rows before an end that are of the last one's kind. */
function read(example: string, end: number, when: string, meant: string): string {
  const before = rows.slice(0, end).filter((row) => row.startsWith('part\t') || row.startsWith(`${when}\t`));
  const { names, typed, english, numbers } = toPhrases([header, ...before].join('\n'), nouns);
  if (when === 'name') return names(meant, example, () => 'Someone');
  if (when === 'number') return readNumbers(example, numbers).text;
  return when === 'typed' ? typed(example) : english(example);
}

it.each(rows.flatMap((row, at) => (row.startsWith('part\t') ? [] : [[row.split('\t').at(-1) ?? '', at] as const])))(
  'has a use for each phrase, which none before it takes away: “%s”',
  (example, at) => {
    const [when = '', , meant = ''] = rows[at]?.split('\t') ?? [];
    expect(read(example, at + 1, when, meant)).not.toBe(read(example, at, when, meant));
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
