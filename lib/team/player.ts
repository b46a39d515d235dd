import { PLAYER_FIELD_NAMES, PLAYER_FIELDS, type Player, type PlayerFacts, unknownValue } from '#types/player.ts';

const UNKNOWN = Object.fromEntries(
  PLAYER_FIELD_NAMES.map((field) => [field, unknownValue(PLAYER_FIELDS[field])]),
) as PlayerFacts;

export type KnownFacts = Pick<Player, 'id' | 'name'> & Partial<Player>;

/** What isn't known is '' or null. */
export function newPlayer(known: KnownFacts): Player {
  return { ...UNKNOWN, isSubstitute: false, ...known };
}

/** Fills a record's gaps from another one of the same person. */
export function completePlayer(player: Player, other: Player): Player {
  const gaps = PLAYER_FIELD_NAMES.filter((field) => player[field] === UNKNOWN[field]);
  const filled: Player = { ...player, ...Object.fromEntries(gaps.map((field) => [field, other[field]])) };
  // The country is the club's (D17), so both come from the same record.
  const takesClub = player.team === '' && other.team !== '';
  return { ...filled, country: takesClub ? other.country : player.country };
}
