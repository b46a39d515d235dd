import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { corrected } from '#lib/assistant/scout/read/names.ts';
import { readNumbers } from '#lib/assistant/scout/read/numbers.ts';
import type { Reading } from '#lib/assistant/scout/read/reading.ts';
import { Walk } from '#lib/assistant/scout/read/walk.ts';
import { EVERYDAY_WORDS } from '#lib/assistant/scout/words/everyday-words.ts';
import { inEnglish } from '#lib/assistant/scout/words/languages.ts';
import { spelledOut } from '#lib/assistant/scout/words/short-forms.ts';
import { foldText } from '#lib/team/fold-text.ts';

const FORMS = [
  [
    'question',
    /^(?!(?:can|could|would|will) (?:you|we)\b)(?:is|are|was|were|am|do|does|did|has|have|can|could|would|will|who|whom|what|which|where|when|how|why)\b/,
  ],
  [
    'wish',
    /^(?:i (?:want|need|d like)|i would like|let s|please|give me|get me|(?:can|could|would|will) (?:you|we)|put|play|start|bring|add|sign|make (?:it|this|us|them)|go|turn)\b/,
  ],
  ['only', /^(?:only|all|just|nobody but)\b/],
  [
    'exclusion',
    /^(?:and |but |now |ok |please )*(?:no|without|not|drop|remove|leave out|exclude|get rid of|take out|ban)\b/,
  ],
] as const;

/** `language` is that of the question before, for 'y el de 2018'. */
export function readQuestion(question: string, lexicon: Lexicon, language: string | null = null): Reading {
  const folded = spelledOut(foldText(question.replaceAll(/[’`´]/g, "'").replaceAll(/(\d)\+/g, '$1 or more ')));
  const isKnown = (word: string) => lexicon.phrases.has(word) || EVERYDAY_WORDS.has(word);
  const isName = (words: string) => words.includes(' ') && lexicon.phrases.get(words)?.kind === 'player';
  const { text: english, language: read } = inEnglish(folded, isKnown, isName, language);
  const numbers = readNumbers(english);
  const tokens = corrected(numbers.text.split(' ').filter(Boolean), lexicon);
  return {
    ...new Walk(tokens, lexicon, numbers, read).read(),
    form: FORMS.find(([, words]) => words.test(english))?.[0] ?? null,
  };
}
