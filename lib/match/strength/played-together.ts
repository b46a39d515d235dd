export type Teammate = {
  /** The one fans associate with the player; '' if unknown. */
  club: string;
  /** Where someone still playing is; otherwise ''. */
  current: string;
  from: number;
  to: number;
  /** World Cup squads, such as '1982 Brazil'. */
  squads: readonly string[];
};

export type SharedTeam = { kind: 'squad' | 'club'; shared: string };

/** Nobody's years at a club are known. These two make it all but certain that they were there together. */
const LONG_OVERLAP = 8;
const LEAST_SHARE = 0.5;

/** The World Cup squad or, failing that, the club that two people surely played in together. */
export function playedTogether(one: Teammate, other: Teammate): SharedTeam | null {
  const squad = one.squads.find((own) => other.squads.includes(own));
  if (squad !== undefined) return { kind: 'squad', shared: squad };
  if (one.current !== '' && one.current === other.current) return { kind: 'club', shared: one.current };
  if (one.club === '' || one.club !== other.club) return null;
  const overlap = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  const shorter = Math.min(one.to - one.from, other.to - other.from);
  return overlap >= LONG_OVERLAP && overlap >= shorter * LEAST_SHARE ? { kind: 'club', shared: one.club } : null;
}
