import { transliterate } from 'transliteration';
import type { Search } from '#lib/players/filters.ts';
import { meets } from '#lib/players/index/meets.ts';
import { MOST_CLOSE } from '#lib/players/index/names/find-close.ts';
import { highestOf, type NameBook, nameBook } from '#lib/players/index/names/name-book.ts';
import { LEVEL, MAX_WORDS, type NameQuery, toNameQuery } from '#lib/players/index/names/name-match.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { compareRanked, type Found, levelOf, type SearchOptions } from '#lib/players/index/rank.ts';
import { searchByName } from '#lib/players/index/search.ts';
import { consonantsOf, isConsonantal, mayHaveConsonants } from '#lib/players/scripts/consonants.ts';
import { foldScript } from '#lib/players/scripts/fold-script.ts';
import type { NativeNames } from '#lib/players/scripts/native-names.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { Player } from '#types/player.ts';

export type ScriptSearch = (
  index: PlayerIndex,
  search: Search,
  options: SearchOptions,
  squads?: SquadBook | null,
) => Found;

const HAN = /\p{Script=Han}/u;
/** Fewer consonants match too many names. */
const FEWEST_CONSONANTS = 2;

/** Finds names typed in other scripts by their native spelling, or else by their sound in Latin letters (D52). */
export function createScriptSearch(native: NativeNames): ScriptSearch {
  const spelled = new WeakMap<PlayerIndex, PlayerIndex>();

  const inScript = (index: PlayerIndex): PlayerIndex => {
    let entries = spelled.get(index);
    if (!entries) {
      entries = index.flatMap((entry, row) => {
        const own = native.get(row);
        return own ? [{ ...entry, words: own.words, aliases: own.spellings }] : [];
      });
      spelled.set(index, entries);
    }
    return entries;
  };

  return (index, search, options, squads = null) => {
    const isMet = meets(search, squads);
    const typed = search.query.slice(0, MAX_TEXT);
    const written = searchByName(inScript(index), toScriptQuery(typed), isMet, options);
    if (hasAllWords(written)) return written;

    const query = toNameQuery(transliterate(typed).toLowerCase());
    const read = searchByName(index, query, isMet, options);
    // Chinese syllables sound like parts of many names, so only the whole name counts.
    if (HAN.test(typed))
      return { ...written, ranked: read.ranked.filter(({ foldedName }) => foldedName === query.folded) };
    if (hasAllWords(read)) return read;
    const alike = isConsonantal(typed) ? soundingLike(index, query, isMet) : [];
    const close = [...new Set([...written.close, ...alike, ...read.close])].slice(0, MOST_CLOSE);
    const shown = new Set(close);
    const ranked = [...new Map([...read.ranked, ...written.ranked].map((entry) => [entry.player, entry])).values()];
    return { ranked: ranked.filter(({ player }) => !shown.has(player)).sort(compareRanked), close };
  };
}

const hasAllWords = ({ ranked: [best] }: Found) => best !== undefined && levelOf(best) >= LEVEL.insideWords;

function toScriptQuery(typed: string): NameQuery {
  const folded = foldScript(typed);
  return { words: [...new Set(folded.split(' ').filter(Boolean))].slice(0, MAX_WORDS), folded };
}

/** The best-known players with every word's consonants, because scripts such as Arabic leave out vowels. */
function soundingLike(index: PlayerIndex, { words }: NameQuery, isMet: (entry: IndexedPlayer) => boolean): Player[] {
  // In the middle of a word, Hebrew's V is usually a vowel.
  const typed = words.map((word) => [consonantsOf(word), consonantsOf(word.replace(/(?<=.)v/g, ''))]);
  if (typed.flat().join('').length < FEWEST_CONSONANTS) return [];
  const book = nameBook(index);
  const alike = typed.map((forms) => withConsonants(forms, book));
  const found: Player[] = [];
  for (const row of book.order) {
    if (!alike.every((words) => highestOf(words, book, row) > 0)) continue;
    const entry = index[row] as IndexedPlayer;
    if (isMet(entry) && found.push(entry.player) === MOST_CLOSE) break;
  }
  return found;
}

/** 1 for each word of the book that has these consonants. */
function withConsonants(forms: readonly string[], { texts, letters }: NameBook): Uint8Array {
  const tests = forms.map(mayHaveConsonants);
  return letters.reduce((found, own, at) => {
    const mayHave = tests.some((test) => test(own));
    if (mayHave && forms.includes(consonantsOf(texts[at] as string))) found[at] = 1;
    return found;
  }, new Uint8Array(texts.length));
}
