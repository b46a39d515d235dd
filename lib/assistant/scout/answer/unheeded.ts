import { replacementsIn } from '#lib/assistant/scout/words/patterns.ts';

const LIMITS = replacementsIn('limits');
/** Each is one more answer, and no question that makes sense has more. */
const MOST = 8;

/**
 * Words that limit what is asked for, such as 'same', 'only' or a number, but not here: `isSame` tells that the question has
 * the same answer without them, or with their contrary.
 */
export function unheededIn(question: string, isSame: (other: string) => boolean): string[] {
  const found = new Set(
    LIMITS.flatMap(([said, contrary]) =>
      [...question.matchAll(said)].map(({ 0: words, index }) => ({
        words,
        other: `${question.slice(0, index)}${contrary}${question.slice(index + words.length)}`,
      })),
    )
      .slice(0, MOST)
      .flatMap(({ words, other }) => (other !== question && isSame(other) ? [words.trim()] : [])),
  );
  return [...found].filter((words) => ![...found].some((other) => other !== words && other.includes(words)));
}
