import { readFileSync, writeFileSync } from 'node:fs';
import { askScout, scoutTables } from '#scripts/data/scout-questions.ts';

const LONGEST = 400;
/** In ms. An eleven with limits takes about one second. */
const MOST = 3000;
const COMBINED = 4000;

/** The same numbers in every run. */
function* numbersFrom(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

const again = (words: string) => `${words} `.repeat(Math.ceil(LONGEST / (words.length + 1))).slice(0, LONGEST);

/**
 * Asks the scout each word of its vocabulary again and again, then groups of words, the way an attacker would to keep the
 * server busy. The scout's turns of phrase are regular expressions, and some are slow on text that their author didn't expect.
 */
export async function soakQuestions([count = String(COMBINED), seed = '1']: readonly string[]): Promise<boolean> {
  const written = ['data/scout-phrases.tsv', 'data/scout-patterns.json'].map((path) => readFileSync(path, 'utf8'));
  const plain = [
    ...new Set(
      written
        .join(' ')
        .toLowerCase()
        .match(/[a-z]+|\d+/g) ?? [],
    ),
  ];
  const all = [...plain, ...scoutTables().lexicon.phrases.keys()];
  const random = numbersFrom(Number(seed));
  const pick = () => all[Math.floor(random.next().value * all.length)] ?? '';
  const groups = Array.from({ length: Number(count) }, (_, at) =>
    Array.from({ length: 2 + (at % 10) }, pick).join(at % 5 === 0 ? ', ' : ' '),
  );
  const timed = [...plain, ...groups].map((words) => {
    const start = performance.now();
    askScout({ question: again(words), team: null });
    return { words, ms: Math.round(performance.now() - start) };
  });
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, 20);
  const report = [
    `${timed.length} questions, the slowest:`,
    ...slowest.map(({ words, ms }) => `${String(ms).padStart(6)} ms  ${words}`),
  ].join('\n');
  console.log(report);
  writeFileSync('.local/soak/questions.txt', `${report}\n`);
  return slowest.every(({ ms }) => ms <= MOST);
}
