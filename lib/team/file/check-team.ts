import { readPlayer } from '#lib/team/file/read-player.ts';
import { isRecord, readId, readText } from '#lib/team/file/read-values.ts';
import { DEFAULT_TEAM_NAME, emptyStarters, isFormationId, isSlot } from '#lib/team/formation/formations.ts';
import { isSamePlayer } from '#lib/team/operations.ts';
import { MAX_SUBSTITUTES, MAX_TEAM_NAME, STARTERS } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import { isShirtChoice, PITCH_COLOURS, type Team } from '#types/team.ts';

/** Repairs what it can. Null for an unknown formation or slot, or a player who is a duplicate or has no id or name. */
export function checkTeam(team: unknown): Team | null {
  if (!isRecord(team) || !isRecord(team.players)) return null;
  const starters = Object.entries(team.players).map(([slot, player]) => ({ slot, player }));
  return buildTeam(
    team,
    starters.filter(({ player }) => player !== null && player !== undefined),
  );
}

type UncheckedStarter = { slot: unknown; player: unknown };

/** Builds a team from unchecked data, field by field (D11). Starters are a list, so that duplicate slots show. */
export function buildTeam(data: Record<string, unknown>, starters: readonly UncheckedStarter[]): Team | null {
  const { formation, substitutes } = data;
  if (!isFormationId(formation) || !Array.isArray(substitutes)) return null;
  if (starters.length > STARTERS || substitutes.length > MAX_SUBSTITUTES) return null;

  const everyone: Player[] = [];
  const add = (value: unknown, isSubstitute: boolean): Player | null => {
    const player = readPlayer(value, isSubstitute);
    if (!player || everyone.some((other) => isSamePlayer(other, player))) return null;
    everyone.push(player);
    return player;
  };

  const players = emptyStarters(formation);
  for (const { slot, player: value } of starters) {
    const isFree = isSlot(slot) && players[slot] === null;
    const player = isFree && add(value, false);
    if (!player) return null;
    players[slot] = player;
  }
  const bench = substitutes.flatMap((value: unknown) => add(value, true) ?? []);
  if (bench.length < substitutes.length) return null;

  const wearer = (value: unknown) => everyone.find(({ id }) => id === readId(value))?.id ?? null;
  const captain = wearer(data.captain);
  const viceCaptain = wearer(data.viceCaptain);
  return {
    id: readId(data.id),
    name: readText(data.name, MAX_TEAM_NAME) || DEFAULT_TEAM_NAME,
    formation,
    players,
    substitutes: bench,
    captain,
    viceCaptain: viceCaptain === captain ? null : viceCaptain,
    shirt: isShirtChoice(data.shirt) ? data.shirt : 'national',
    pitch: PITCH_COLOURS.find((colour) => colour === data.pitch) ?? PITCH_COLOURS[0],
  };
}
