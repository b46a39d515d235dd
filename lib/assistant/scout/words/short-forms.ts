/** Abbreviations people type in a hurry, and what they mean. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  wc: 'world cup',
  wcs: 'world cups',
  worldcup: 'world cup',
  worldcups: 'world cups',
  ur: 'your',
  wat: 'what',
  wot: 'what',
  wats: 'what s',
  whats: 'what s',
  whos: 'who s',
  wheres: 'where s',
  hows: 'how s',
  gonna: 'going to',
  nd: 'and',
  n: 'and',
  w: 'with',
  cos: 'because',
  'front three': 'three forwards',
  'front two': 'two strikers',
};

const SHORT_FORM = new RegExp(`\\b(${Object.keys(SHORT_FORMS).join('|')})\\b(?! ?\\d)`, 'g');

/** 'dont', 'isnt' */
const NEGATION = /\b(do|does|did|is|are|was|were|has|have|had|could|would|should)nt\b/g;

export function spelledOut(folded: string): string {
  return folded.replace(NEGATION, '$1n t').replace(SHORT_FORM, (word) => SHORT_FORMS[word] ?? word);
}
