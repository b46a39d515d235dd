import { bestPlayersFor } from '#lib/match/strength/best-eleven.ts';
import type { Place, Squad } from '#lib/players/squads/squad-book.ts';
import { DEFAULT_TEAM_NAME, formationOf } from '#lib/team/formation/formations.ts';
import type { Edit } from '#lib/team/operations.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Starters, Team } from '#types/team.ts';

/** A player with the number they wore. */
function inSquad({ entry, number }: Place): Player {
  return { ...entry.player, jerseyNumber: number };
}

/** The squad's best eleven in the team's formation, with the next best on the bench (D53). */
export function startFromSquad(team: Team, squad: Squad): Edit {
  const candidates = squad.places.map((place) => ({
    place,
    quality: place.entry.peak,
    // The squad list's position counts too, but less than the precise one.
    roles: [...place.entry.details.positions, place.group],
  }));
  const starters = bestPlayersFor(team.formation, candidates);
  const chosen = new Set(starters);
  const bench = candidates
    .filter((candidate) => !chosen.has(candidate))
    .sort((a, b) => b.quality - a.quality)
    .slice(0, MAX_SUBSTITUTES);
  const slots = formationOf(team.formation).positions;
  const players: Starters = {};
  for (const [at, slot] of slots.entries()) {
    const starter = starters[at];
    players[slot] = starter ? inSquad(starter.place) : null;
  }
  return {
    ok: true,
    team: {
      ...team,
      name: team.name === DEFAULT_TEAM_NAME ? `${squad.team} ${squad.year}` : team.name,
      players,
      substitutes: bench.map(({ place }) => ({ ...inSquad(place), isSubstitute: true })),
      captain: null,
      viceCaptain: null,
    },
  };
}
