import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { corrected } from '#lib/assistant/scout/read/names.ts';
import { readNumbers } from '#lib/assistant/scout/read/numbers.ts';
import type { Reading } from '#lib/assistant/scout/read/reading.ts';
import { Walk } from '#lib/assistant/scout/read/walk.ts';
import { EVERYDAY_WORDS } from '#lib/assistant/scout/words/everyday-words.ts';
import { inEnglish } from '#lib/assistant/scout/words/languages.ts';
import { spelledOut } from '#lib/assistant/scout/words/short-forms.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** `language` is that of the question before, for 'y el de 2018'. */
export function readQuestion(question: string, lexicon: Lexicon, language: string | null = null): Reading {
  const folded = spelledOut(foldText(question.replaceAll(/[’`´]/g, "'").replaceAll(/(\d)\+/g, '$1 or more ')));
  const isKnown = (word: string) => lexicon.phrases.has(word) || EVERYDAY_WORDS.has(word);
  const { text: english, language: read } = inEnglish(folded, isKnown, language);
  const numbers = readNumbers(english);
  const tokens = corrected(numbers.text.split(' ').filter(Boolean), lexicon);
  return new Walk(tokens, lexicon, numbers, read).read();
}
