import { createHash } from 'node:crypto';
import { chancesInBatches } from '#lib/match/cup/cup-chances.ts';
import { eventsInCup, ownCup, playOwnCup, weakestTeam } from '#lib/match/cup/own-cup.ts';
import { makeEleven } from '#lib/match/match.fixtures.ts';
import { playVersus } from '#lib/match/versus.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';

const SOME_CUPS = 50;

/** A hash of every score, event and chance in one team's cup of each year, and in a match between two teams. */
export function playDigest(): string {
  const hash = createHash('sha256');
  const add = (result: unknown) => hash.update(JSON.stringify(result));
  for (const year of CUP_TABLES.years) {
    const cup = CUP_TABLES.cup(year);
    const own = cup && ownCup(cup, makeEleven(70), weakestTeam(cup));
    if (!own) throw new Error(`There is no World Cup ${year}.`);
    const played = playOwnCup(own);
    add(played);
    for (const { number } of played.matches) add(eventsInCup(own, played, number));
    add(chancesInBatches(own.sides, own.own, own.seed, SOME_CUPS)());
  }
  const { score, events } = playVersus(makeEleven(60), makeEleven(61, '4-4-2'));
  add([score, events]);
  return hash.digest('hex');
}
