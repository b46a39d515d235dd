const MOST_SENTENCES = 3;
const LEAST_SENTENCES = 2;
const ENOUGH = 260;
const MOST = 600;

/** A full stop after these, or after an initial, doesn't end a sentence. */
const ABBREVIATION =
  /(^|[\s(])(\p{Lu}|st|jr|sr|dr|mr|mrs|no|c|ca|vs|lit|pron|f\.c|a\.c|s\.c|u\.s|i\.e|e\.g|a\.k\.a)\.$/iu;

function sentences(text: string): string[] {
  const whole: string[] = [];
  let begun = '';
  for (const part of text.split(/(?<=[.!?]["”’)]?) +(?=["“‘(]?[\p{Lu}\p{N}])/u)) {
    begun = begun === '' ? part : `${begun} ${part}`;
    if (ABBREVIATION.test(begun)) continue;
    whole.push(begun);
    begun = '';
  }
  return begun === '' ? whole : [...whole, begun];
}

/** Two sentences of a summary, or three short ones. Null if even the first is too long. */
export function shortStory(summary: string): string | null {
  const text = summary.replace(/\s+/g, ' ').trim();
  let story = '';
  for (const [index, sentence] of sentences(text).slice(0, MOST_SENTENCES).entries()) {
    const longer = story === '' ? sentence : `${story} ${sentence}`;
    const isEnough = index >= LEAST_SENTENCES && longer.length > ENOUGH;
    if (longer.length > MOST || isEnough) break;
    story = longer;
  }
  return story === '' ? null : story;
}
