import { type NumberMeaning, VERBS } from '#lib/assistant/scout/read/number-verbs.ts';
import type { Pattern } from '#lib/assistant/scout/words/phrases.ts';

export type Numbers = { text: string; meanings: NumberMeaning[]; said: string[] };

/** 'Born before $1' with the parts of what was said. Null if the words turn out to mean something else. */
function meaningOf(meant: string, parts: readonly unknown[]): NumberMeaning | null {
  const [verb = '', ...words] = meant.split(' ').map((word) => {
    const part = word.startsWith('$') ? parts[Number(word.slice(1)) - 1] : word;
    return typeof part === 'string' && part !== '-' ? part : undefined;
  });
  const read = VERBS[verb];
  if (!read) throw new Error(`There is no number called '${verb}'.`);
  return read(...words);
}

/** Puts `#a`, `#b` … where a folded question has formations, years, numbers with units and the like. */
export function readNumbers(question: string, patterns: readonly Pattern[]): Numbers {
  const meanings: NumberMeaning[] = [];
  const said: string[] = [];
  const text = patterns.reduce(
    (rest, [words, meant]) =>
      rest.replace(words, (whole: string, ...parts: unknown[]) => {
        const meaning = meaningOf(meant, parts.slice(0, -2));
        if (meaning === null) return whole;
        meanings.push(meaning);
        said.push(whole);
        // Letters, so that no later pattern reads the digits.
        return ` #${String.fromCharCode(96 + meanings.length)} `;
      }),
    question,
  );
  return { text, meanings, said };
}
