import type { RefObject } from 'react';
import { foldText } from '#lib/team/fold-text.ts';

const FOUND = 'found';
const MARK = /\p{M}/u;

/** Where the typed words occur in a name, as [start, end]. The start of a word comes before its middle. */
export function matchesIn(name: string, query: string): [number, number][] {
  // Folding may change the length, so remember where each folded character came from.
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

/** Underlines the typed words in the listed names without rendering them again. Returns a function that undoes it. */
export function markMatches({ current: list }: RefObject<HTMLElement | null>, query: string): () => void {
  const ranges = [...(list?.querySelectorAll('b') ?? [])].flatMap(({ firstChild }) =>
    firstChild instanceof Text
      ? matchesIn(firstChild.data, query).map(([start, end]) => {
          const range = new Range();
          range.setStart(firstChild, start);
          range.setEnd(firstChild, end);
          return range;
        })
      : [],
  );
  const highlight = new Highlight(...ranges);
  CSS.highlights.set(FOUND, highlight);
  return () => {
    if (CSS.highlights.get(FOUND) === highlight) CSS.highlights.delete(FOUND);
  };
}
