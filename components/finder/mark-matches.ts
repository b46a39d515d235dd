import { foldText } from '#lib/team/fold-text.ts';

/** The highlight in the global styles. */
const FOUND = 'found';

const MARK = /\p{M}/u;

/** Where the typed words meet a name, as pairs of start and end: at the start of a word, or else inside one. */
export function matchesIn(name: string, query: string): [number, number][] {
  // Folding changes lengths, so every folded character remembers its place.
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of name) {
    const plain = MARK.test(character) ? '' : foldText(character) || ' ';
    folded += plain;
    for (let one = 0; one < plain.length; one += 1) places.push(place);
    place += character.length;
  }
  places.push(place);
  return foldText(query)
    .split(' ')
    .flatMap((word): [number, number][] => {
      const atStart = ` ${folded}`.indexOf(` ${word}`);
      const found = atStart === -1 ? folded.indexOf(word) : atStart;
      const [start, end] = [places[found], places[found + word.length]];
      return word === '' || start === undefined || end === undefined ? [] : [[start, end]];
    });
}

/** Underlines in the names of a list what was typed. The rows know nothing of it and need not render again. */
export function markMatches(list: HTMLElement, query: string): void {
  const ranges = [...list.querySelectorAll('b')].flatMap(({ firstChild }) =>
    firstChild instanceof Text
      ? matchesIn(firstChild.data, query).map(([start, end]) => {
          const range = new Range();
          range.setStart(firstChild, start);
          range.setEnd(firstChild, end);
          return range;
        })
      : [],
  );
  CSS.highlights.set(FOUND, new Highlight(...ranges));
}

export function unmarkMatches(): void {
  CSS.highlights.delete(FOUND);
}
