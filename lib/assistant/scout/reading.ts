import type { ClubGroup } from '#lib/assistant/scout/lexicon.ts';
import type { Cue } from '#lib/assistant/scout/vocabulary/cues.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import type { Role } from '#lib/players/vocabulary/roles.ts';
import type { FormationId } from '#types/team.ts';

/** `others` share the name and are nearly as well known. `typed` is set if a typo was corrected. */
export type NamedPlayer = { entry: IndexedPlayer; others: readonly IndexedPlayer[]; typed: string | null };

export type Reading = {
  players: NamedPlayer[];
  nations: NationGroup[];
  excludedNations: NationGroup[];
  clubs: ClubGroup[];
  excludedClubs: ClubGroup[];
  excludedPlayers: IndexedPlayer[];
  roles: Role[];
  active: Years | null;
  born: Years | null;
  cup: number | null;
  /** A fan name such as 'France 98', meaning the tournament or the host's team. */
  cupName: string | null;
  formation: FormationId | null;
  unknownFormation: string | null;
  count: number | null;
  shirt: number | null;
  cues: Set<Cue>;
  topics: string[];
  unknown: string[];
};

export const emptyReading = (): Reading => ({
  players: [],
  nations: [],
  excludedNations: [],
  clubs: [],
  excludedClubs: [],
  excludedPlayers: [],
  roles: [],
  active: null,
  born: null,
  cup: null,
  cupName: null,
  formation: null,
  unknownFormation: null,
  count: null,
  shirt: null,
  cues: new Set(),
  topics: [],
  unknown: [],
});

export function hasFilter(reading: Reading): boolean {
  const { nations, excludedNations, clubs, excludedClubs, roles, active, born, cup, shirt, cues } = reading;
  const lists = [nations, excludedNations, clubs, excludedClubs, roles];
  const single = [active, born, cup, shirt];
  return (
    lists.some((list) => list.length > 0) ||
    single.some((value) => value !== null) ||
    (['active', 'retired', 'women', 'lesser'] as const).some((cue) => cues.has(cue))
  );
}
