import { cleanText } from '#lib/team/file/clean-text.ts';
import { DEFAULT_TEAM_NAME, emptyStarters, isFormationId, naturalPosition } from '#lib/team/formation/formations.ts';
import { isSamePlayer } from '#lib/team/operations.ts';
import { isAllowedImageUrl } from '#types/image-url.ts';
import {
  BIRTH_YEARS,
  HIGHEST_COUNT,
  HIGHEST_SHIRT_NUMBER,
  MAX_ID,
  MAX_SUBSTITUTES,
  MAX_TEAM_NAME,
  MAX_TEXT,
  STARTERS,
} from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import { isPositionGroup } from '#types/position.ts';
import { PITCH_COLOURS, SHIRT_CHOICES, SLOTS, type Slot, type Team } from '#types/team.ts';

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
    shirt: SHIRT_CHOICES.find((colour) => colour === data.shirt) ?? SHIRT_CHOICES[0],
    pitch: PITCH_COLOURS.find((colour) => colour === data.pitch) ?? PITCH_COLOURS[0],
  };
}

function readPlayer(value: unknown, isSubstitute: boolean): Player | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const name = readText(value.name, MAX_TEXT);
  if (id === null || name === '') return null;
  return {
    id,
    name,
    position: readPosition(value.position),
    nationality: readText(value.nationality, MAX_TEXT),
    team: readText(value.team, MAX_TEXT),
    country: readText(value.country, MAX_TEXT),
    year: readNumber(value.year, BIRTH_YEARS.first, BIRTH_YEARS.last),
    jerseyNumber: readNumber(value.jerseyNumber, 1, HIGHEST_SHIRT_NUMBER),
    imageUrl: readImageUrl(value.imageUrl),
    isSubstitute,
    apiId: readId(value.apiId),
    goals: readNumber(value.goals, 0, HIGHEST_COUNT),
    assists: readNumber(value.assists, 0, HIGHEST_COUNT),
  };
}

function readPosition(value: unknown): Player['position'] {
  if (isPositionGroup(value)) return value;
  return isSlot(value) ? naturalPosition(value) : '';
}

function readText(value: unknown, max: number): string {
  return typeof value === 'string' ? cleanText(value, max) : '';
}

/** Ids are never cut, because two different ones could become the same. */
function readId(value: unknown): string | null {
  if (typeof value !== 'string' && !Number.isFinite(value)) return null;
  const id = cleanText(String(value), Number.POSITIVE_INFINITY);
  return id !== '' && id.length <= MAX_ID ? id : null;
}

function readImageUrl(value: unknown): string | null {
  return typeof value === 'string' && isAllowedImageUrl(value) ? value : null;
}

function readNumber(value: unknown, first: number, last: number): number | null {
  return Number.isInteger(value) && Number(value) >= first && Number(value) <= last ? Number(value) : null;
}

function isSlot(value: unknown): value is Slot {
  return SLOTS.includes(value as Slot);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
