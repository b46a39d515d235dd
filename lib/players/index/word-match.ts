/** How a typed word meets a word of a name, worst first. */
export const MATCHES = ['none', 'mistakenPrefix', 'mistaken', 'inside', 'prefix', 'exact'] as const;
export type Match = (typeof MATCHES)[number];

/** Shorter words are forgiven nothing: at four letters one change makes another name (Sane, Mane, Kane). */
const FORGIVING_LENGTH = 5;

/** One letter too many, too few, wrong, or two neighbours swapped; 'mistaken' means it is then the whole word. */
function matchWithMistake(typed: string, word: string): Match {
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) at++;

  let best: Match = 'none';
  const meets = (typedFrom: number, wordFrom: number) => {
    if (best === 'mistaken' || !word.startsWith(typed.slice(typedFrom), wordFrom)) return;
    best = typed.length - typedFrom === word.length - wordFrom ? 'mistaken' : 'mistakenPrefix';
  };
  if (at < word.length) meets(at + 1, at + 1);
  meets(at + 1, at);
  meets(at, at + 1);
  if (
    at + 1 < typed.length &&
    typed.charCodeAt(at) === word.charCodeAt(at + 1) &&
    typed.charCodeAt(at + 1) === word.charCodeAt(at)
  ) {
    meets(at + 2, at + 2);
  }
  return best;
}

export function matchWord(typed: string, word: string): Match {
  if (word.startsWith(typed)) return word.length === typed.length ? 'exact' : 'prefix';
  if (word.length > typed.length && word.includes(typed)) return 'inside';
  // One change reaches no word that differs in both of the first two letters.
  if (typed.length < FORGIVING_LENGTH || word.length < typed.length - 1) return 'none';
  if (typed[0] !== word[0] && typed[1] !== word[1] && typed[0] !== word[1] && typed[1] !== word[0]) return 'none';
  return matchWithMistake(typed, word);
}
