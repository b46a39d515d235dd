import { appendSamples, mergeDuplicates } from '#lib/players/duplicates.ts';
import { LEVEL, matchLevel, toNameQuery } from '#lib/players/index/names/name-match.ts';
import { nameWords } from '#lib/players/index/names/name-words.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import {
  compareRanked,
  type Found,
  levelOf,
  type Ranked,
  rankOf,
  type SearchOptions,
} from '#lib/players/index/rank.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { completePlayer } from '#lib/team/player.ts';
import type { Player } from '#types/player.ts';

/** The first `close` players are close spellings, if nobody has the typed words; the next `named` ones have all of it. */
export type Merged = { players: Player[]; close: number; named: number };

const UNKNOWN_FAME = -1;

const idOf = ({ name, year }: Player) => (year === null ? '' : playerId(name, year));

/** Sorts other sources' players in by the same rules. If the index has a player too, they fill gaps in its record. */
export function mergeResults(
  { index, live, samples }: { index: Found; live: readonly Player[]; samples: readonly Player[] },
  query: string,
  options: SearchOptions,
): Merged {
  const typed = toNameQuery(query);
  // Few compared with the index's, so that nothing is built per result.
  const asked = new Set([...live, ...samples].map(idOf));
  const known = new Set<string>();
  for (const { id } of index.close) if (asked.has(id)) known.add(id);
  for (const { player } of index.ranked) if (asked.has(player.id)) known.add(player.id);
  const isKnown = (player: Player) => known.has(idOf(player));
  const unknownSamples = samples.filter((player) => !isKnown(player));
  const others =
    index.close.length + index.ranked.length + live.length > 0
      ? appendSamples(live, unknownSamples)
      : mergeDuplicates(samples);
  const additions = new Map([...live, ...samples].filter(isKnown).map((player) => [idOf(player), player]));
  const added = (player: Player) => {
    const addition = additions.get(player.id);
    return addition ? completePlayer(player, addition) : player;
  };

  const close = index.close.map(added);
  const strangers = others
    .filter((player) => !isKnown(player))
    .map((player) => {
      const foldedName = foldText(player.name);
      const level = typed.words.length === 0 ? 0 : matchLevel(typed, nameWords(player.name, foldedName, []));
      const fame = UNKNOWN_FAME;
      return { player, foldedName, level, fame, rank: rankOf(player, level, fame, options) };
    });
  const all: readonly Ranked[] =
    strangers.length === 0 ? index.ranked : [...index.ranked, ...strangers].sort(compareRanked);
  const players = all.map(({ player }) => added(player));
  let named = 0;
  while (named < all.length && levelOf(all[named] as Ranked) >= LEVEL.insideWords) named++;
  const isExact = strangers.some(({ level }) => level >= LEVEL.startsOfWords);
  return isExact
    ? { players: [...players, ...close], close: 0, named }
    : { players: [...close, ...players], close: close.length, named };
}
