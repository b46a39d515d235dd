import { checkTeam } from '#lib/team/file/check-team.ts';
import { formationOf, startersOf } from '#lib/team/formation/formations.ts';
import type { CloudTeam, TeamHead } from '#types/cloud.ts';
import type { PlayerRow, ReadRow, SubstituteRow, TeamHeadRow, TeamRow } from '#types/database.ts';
import { type FieldRule, PLAYER_FIELD_NAMES, PLAYER_FIELDS, type Player, type PlayerColumns } from '#types/player.ts';
import type { Team } from '#types/team.ts';

type RowsToSave = {
  id: string | null;
  name: string;
  formation_id: string;
  formation_name: string;
  players: PlayerRow[];
  substitutes: SubstituteRow[];
  captain_id: string | null;
  vice_captain_id: string | null;
  shirt_colour: string;
  pitch_colour: string;
};

/** `toCloudTeam` is its exact inverse (D2). */
export function toRows(team: Team): RowsToSave {
  return {
    id: team.id,
    name: team.name,
    formation_id: team.formation,
    formation_name: formationOf(team.formation).name,
    players: startersOf(team).map(({ slot, player }) => ({ position: slot, ...toMemberRow(player) })),
    substitutes: team.substitutes.map((player, index) => ({
      slot: index + 1,
      position: player.position,
      ...toMemberRow(player),
    })),
    captain_id: team.captain,
    vice_captain_id: team.viceCaptain,
    shirt_colour: team.shirt,
    pitch_colour: team.pitch,
  };
}

const COLUMNS = PLAYER_FIELD_NAMES.flatMap((field) => {
  const rule: FieldRule = PLAYER_FIELDS[field];
  return rule.column === undefined ? [] : [{ field, column: rule.column }];
});
const FURTHER = PLAYER_FIELD_NAMES.filter((field) => COLUMNS.every((one) => one.field !== field));

export const MEMBER_COLUMNS = ['position', ...COLUMNS.map(({ column }) => column), 'api_data'].join(',');

function toMemberRow(player: Player): Omit<PlayerRow, 'position'> {
  const columns = Object.fromEntries(COLUMNS.map(({ field, column }) => [column, player[field]])) as PlayerColumns;
  return { ...columns, api_data: Object.fromEntries(FURTHER.map((field) => [field, player[field]])) };
}

/** Null for an invalid team, which its owner can create through the database's own API. */
export function toCloudTeam(row: TeamRow): CloudTeam | null {
  const team = checkTeam({
    id: row.id,
    name: row.name,
    formation: row.formation_id,
    players: Object.fromEntries(row.team_players.map((member) => [member.position, fromMemberRow(member)])),
    substitutes: row.team_substitutes
      .toSorted((one, other) => Number(one.slot) - Number(other.slot))
      .map((member) => ({ ...fromMemberRow(member), position: member.position })),
    captain: row.captain_id,
    viceCaptain: row.vice_captain_id,
    shirt: row.shirt_colour,
    pitch: row.pitch_colour,
  });
  if (team === null) return null;
  return { ...team, ...toTeamHead(row), name: team.name, coach: row.team_coaches[0]?.coach_name ?? null };
}

function fromMemberRow(row: ReadRow): Record<string, unknown> {
  const further = typeof row.api_data === 'object' ? row.api_data : null;
  return { ...further, ...Object.fromEntries(COLUMNS.map(({ field, column }) => [field, row[column]])) };
}

export function toTeamHead(row: TeamHeadRow): TeamHead {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    isDefault: row.is_default,
    updatedAt: row.updated_at,
  };
}
