import { HOSTS, MONTHS, NUMBER_WORDS, ORDINALS } from '#lib/assistant/scout/words/number-words.ts';
import { rowsOf } from '#lib/assistant/scout/words/rows.ts';
import { DECADE } from '#lib/players/vocabulary/decades.ts';

export type Pattern = readonly [said: RegExp, meant: string];
type Rewrite = (folded: string) => string;
export type Phrases = {
  /** Names that are the whole ones of what rows of a kind match, of which `nameOf` may know none. */
  names: (kind: string, question: string, nameOf: (word: string) => string | undefined) => string;
  typed: Rewrite;
  english: Rewrite;
  numbers: readonly Pattern[];
};

const alternatives = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');

/** From data/scout-phrases.tsv. `name` rows come first, `typed` before other languages are translated, `english` after, then `numbers`. */
export function toPhrases(table: string, nouns: Iterable<string>): Phrases {
  const rows = rowsOf(table);
  const parts = new Map([
    ['NUMBER_WORDS', alternatives(Object.keys(NUMBER_WORDS))],
    ['HOSTS', alternatives(Object.keys(HOSTS))],
    ['NOUNS', alternatives(nouns)],
    ['MONTHS', MONTHS.join('|')],
    ['ORDINALS', ORDINALS.join('|')],
    ['DECADES', DECADE],
  ]);
  const whole = (said: string) => said.replace(/\{([A-Z_]+)\}/g, (same, name) => parts.get(name) ?? same);
  for (const [when, name = '', said = ''] of rows) if (when === 'part') parts.set(name, whole(said));
  const patternsOf = (stage: string, edge = '', flags = 'g') =>
    rows.flatMap(([when, said = '', meant = '']): Pattern[] =>
      when === stage ? [[new RegExp(`${edge}${whole(said)}${edge}`, flags), meant]] : [],
    );
  const names = patternsOf('name', '', 'gu');
  const rewrite = (patterns: readonly Pattern[]): Rewrite => {
    return (folded) => patterns.reduce((text, [said, meant]) => text.replace(said, meant), folded);
  };
  return {
    names: (kind, question, nameOf) =>
      names
        .filter(([, meant]) => meant === kind)
        .reduce((text, [said]) => text.replace(said, (word) => nameOf(word) ?? word), question),
    typed: rewrite(patternsOf('typed')),
    english: rewrite(patternsOf('English')),
    numbers: patternsOf('number', '\\b'),
  };
}
