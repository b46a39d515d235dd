import type { NumberMeaning } from '#lib/assistant/scout/read/number-meaning.ts';
import { READERS } from '#lib/assistant/scout/read/number-readers.ts';

const PATTERNS = READERS.map(([words, read]) => [new RegExp(`\\b${words}\\b`, 'g'), read] as const);

export type Numbers = { text: string; meanings: NumberMeaning[]; said: string[] };

/** Puts `#0`, `#1` … where a folded question has formations, years, numbers with units and the like. */
export function readNumbers(question: string): Numbers {
  const meanings: NumberMeaning[] = [];
  const said: string[] = [];
  const text = PATTERNS.reduce(
    (rest, [words, read]) =>
      rest.replace(words, (whole: string, ...parts: unknown[]) => {
        const meaning = read(...parts.slice(0, -2).map((part) => (typeof part === 'string' ? part : undefined)));
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
