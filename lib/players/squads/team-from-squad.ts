import { bestPlayersFor } from '#lib/match/strength/best-eleven.ts';
import type { Place, Squad } from '#lib/players/squads/squad-book.ts';
import { DEFAULT_TEAM_NAME, formationOf } from '#lib/team/formation/formations.ts';
import type { Edit } from '#lib/team/operations.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, Starters, Team } from '#types/team.ts';

function inSquad({ entry, number }: Place): Player {
  return { ...entry.player, jerseyNumber: number };
}

const quality = ({ entry, goals }: Place): number => entry.peak + goals;

/** A real eleven in its formation (D64), or the best one in the team's, with the next best on the bench (D53). */
export function startFromSquad(team: Team, squad: Squad, lineup = squad.usual): Edit {
  const { formation, eleven } = lineup ?? {
    formation: team.formation,
    eleven: bestEleven(squad, team.formation),
  };
  const bench = squad.places
    .filter((place) => !eleven.includes(place))
    .sort((a, b) => quality(b) - quality(a))
    .slice(0, MAX_SUBSTITUTES);
  const players: Starters = {};
  for (const [at, slot] of formationOf(formation).positions.entries()) {
    const starter = eleven[at];
    players[slot] = starter ? inSquad(starter) : null;
  }
  return {
    ok: true,
    team: {
      ...team,
      name: team.name === DEFAULT_TEAM_NAME ? `${squad.team} ${squad.year}` : team.name,
      formation,
      players,
      substitutes: bench.map((place) => ({ ...inSquad(place), isSubstitute: true })),
      captain: null,
      viceCaptain: null,
    },
  };
}

function bestEleven({ places }: Squad, formation: FormationId): Place[] {
  const candidates = places.map((place) => ({
    place,
    quality: quality(place),
    // The squad list's position counts too, but less than the precise one.
    roles: [...place.entry.details.positions, place.group],
  }));
  return bestPlayersFor(formation, candidates).map(({ place }) => place);
}
