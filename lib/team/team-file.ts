import { PRODUCT_NAME } from '#lib/platform/product.ts';
import { cleanText } from '#lib/team/clean-text.ts';
import {
  DEFAULT_TEAM_NAME,
  emptyStarters,
  isFormationId,
  naturalPosition,
  newTeam,
  startersOf,
} from '#lib/team/formations.ts';
import { hasSlot, isSamePlayer } from '#lib/team/operations.ts';
import {
  BIRTH_YEARS,
  HIGHEST_COUNT,
  HIGHEST_SHIRT_NUMBER,
  MAX_ID,
  MAX_SUBSTITUTES,
  MAX_TEAM_FILE,
  MAX_TEAM_NAME,
  MAX_TEXT,
  STARTERS,
} from '#types/limits.ts';
import { isAllowedImageUrl, type Player } from '#types/player.ts';
import {
  type FormationId,
  PITCH_COLOURS,
  type PitchColour,
  SHIRT_COLOURS,
  type ShirtColour,
  SLOTS,
  type Slot,
  type Team,
} from '#types/team.ts';

const FILE_VERSION = '1.0';

export type TeamFile = {
  version: typeof FILE_VERSION;
  /** ISO date and time. */
  exportDate: string;
  appId: typeof PRODUCT_NAME;
  /** Without the cloud id: a file is a copy, and it may be read by somebody else. */
  teamData: {
    name: string;
    formation: FormationId;
    players: (Player & { slot: Slot })[];
    substitutes: Player[];
    /** Player ids. */
    captain: string | null;
    viceCaptain: string | null;
    shirt: ShirtColour;
    pitch: PitchColour;
  };
};

/** Why a file was not taken; 'unreadable' is for the caller, who reads it. `lib/messages` has the sentences. */
export type FileRefusal = 'wrong-type' | 'too-large' | 'unreadable' | 'parse-failed' | 'wrong-app' | 'invalid-team';

export type TeamFileReading =
  /** `versionWarning`: written by a later version of the format; read all the same, worth a line in the console (D11). */
  { ok: true; team: Team; versionWarning: boolean } | { ok: false; reason: FileRefusal };

/** `exportDate`: ISO date and time. Without the cloud id. */
export function exportTeam(team: Team, exportDate: string): TeamFile {
  return {
    version: FILE_VERSION,
    exportDate,
    appId: PRODUCT_NAME,
    teamData: {
      name: team.name,
      formation: team.formation,
      players: startersOf(team).map(({ slot, player }) => ({ slot, ...writePlayer(player) })),
      substitutes: team.substitutes.map(writePlayer),
      captain: team.captain,
      viceCaptain: team.viceCaptain,
      shirt: team.shirt,
      pitch: team.pitch,
    },
  };
}

/** A name that no file system takes for a path: spaces as underscores (spec §9), separators and leading dots gone. */
function fileStem(team: Team): string {
  const stem = cleanText(team.name, MAX_TEAM_NAME)
    .replace(/[\\/:*?"<>|\s]/gu, '_')
    .replace(/\.{2,}/gu, '.')
    .replace(/^\./u, '');
  return stem || DEFAULT_TEAM_NAME.replaceAll(' ', '_');
}

/** spec §9: the team's name, spaces as underscores, then `_dream11.json`. */
export function teamFileName(team: Team): string {
  return `${fileStem(team)}_dream11.json`;
}

/** `date`: ISO, with or without the time; a backup is named after the day (D11). */
export function backupFileName(team: Team, date: string): string {
  return `${fileStem(team)}_backup_${date.slice(0, 10)}.json`;
}

/** What can be told of a file before it is read; null when nothing speaks against reading it. */
export function checkTeamFile({ type, size }: { type: string; size: number }): FileRefusal | null {
  if (type !== 'application/json') return 'wrong-type';
  return size > MAX_TEAM_FILE ? 'too-large' : null;
}

/** Reads a file's text: whatever it holds, the answer is a sound team or the reason for refusing it (spec §5, D11). */
export function readTeamFile(text: string): TeamFileReading {
  if (text.length > MAX_TEAM_FILE) return { ok: false, reason: 'too-large' };
  const file = parse(text);
  if (!file.ok) return { ok: false, reason: 'parse-failed' };
  if (!isRecord(file.value) || file.value.appId !== PRODUCT_NAME) return { ok: false, reason: 'wrong-app' };
  const team = readTeamData(file.value.teamData);
  return team
    ? { ok: true, team, versionWarning: Number.parseFloat(String(file.value.version)) > Number(FILE_VERSION) }
    : { ok: false, reason: 'invalid-team' };
}

/**
 * A team that comes back from storage or from the wire: its texts cleaned, what is unknown or out of range emptied,
 * its slots exactly those of the formation. Null when it cannot be one of ours: an unknown formation or slot, somebody
 * twice or without id or name, more than seven on the bench.
 */
export function checkTeam(team: unknown): Team | null {
  if (!isRecord(team) || !isRecord(team.players) || !Array.isArray(team.substitutes)) return null;
  return assemble({
    id: readId(team.id),
    name: team.name,
    formation: team.formation,
    starters: Object.entries(team.players)
      .filter(([, player]) => player !== null && player !== undefined)
      .map(([slot, player]) => ({ slot, player })),
    substitutes: team.substitutes,
    marks: team,
  });
}

function parse(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    // Some editors put a byte order mark before the text.
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/u, '')) };
  } catch {
    return { ok: false };
  }
}

function readTeamData(data: unknown): Team | null {
  if (!isRecord(data) || !Array.isArray(data.players) || !Array.isArray(data.substitutes)) return null;
  const { formation } = data;
  return assemble({
    id: null,
    name: data.name,
    formation: isRecord(formation) ? (formation.id ?? formation.name) : formation,
    // A file without `slot` has it in `position` (D11).
    starters: data.players.map((player: unknown) => ({
      slot: isRecord(player) ? (player.slot ?? player.position) : undefined,
      player,
    })),
    substitutes: data.substitutes,
    marks: data,
  });
}

type Parts = {
  id: string | null;
  name: unknown;
  formation: unknown;
  starters: { slot: unknown; player: unknown }[];
  substitutes: unknown[];
  /** Captain, vice-captain and colours: absent from teams of before there were any. */
  marks: Record<string, unknown>;
};

/** The meaning checks (D11), the same for a file and for a stored team. Builds new objects, field by field. */
function assemble({ id, name, formation, starters, substitutes, marks }: Parts): Team | null {
  if (!isFormationId(formation) || starters.length > STARTERS || substitutes.length > MAX_SUBSTITUTES) return null;
  const team: Team = {
    ...newTeam(),
    id,
    name: readText(name, MAX_TEAM_NAME) || DEFAULT_TEAM_NAME,
    formation,
    players: emptyStarters(formation),
  };
  const people: Player[] = [];
  const join = (player: Player | null): player is Player => {
    if (!player || people.some((other) => isSamePlayer(other, player))) return false;
    return people.push(player) > 0;
  };
  for (const { slot, player: value } of starters) {
    const player = readPlayer(value, false);
    if (!isSlot(slot) || !hasSlot(team, slot) || team.players[slot] || !join(player)) return null;
    team.players[slot] = player;
  }
  for (const value of substitutes) {
    const player = readPlayer(value, true);
    if (!join(player)) return null;
    team.substitutes.push(player);
  }
  return { ...team, ...readMarks(team, people, marks) };
}

/** An armband on nobody's arm, or both on one, and a colour that we do not have are left out. */
function readMarks(team: Team, people: readonly Player[], marks: Record<string, unknown>): Partial<Team> {
  const captain = readWearer(people, marks.captain);
  const viceCaptain = readWearer(people, marks.viceCaptain);
  return {
    captain,
    viceCaptain: viceCaptain === captain ? null : viceCaptain,
    shirt: SHIRT_COLOURS.find((colour) => colour === marks.shirt) ?? team.shirt,
    pitch: PITCH_COLOURS.find((colour) => colour === marks.pitch) ?? team.pitch,
  };
}

function readWearer(people: readonly Player[], value: unknown): string | null {
  const id = readId(value);
  return people.some((player) => player.id === id) ? id : null;
}

function writePlayer(player: Player): Player {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    nationality: player.nationality,
    team: player.team,
    country: player.country,
    year: player.year,
    jerseyNumber: player.jerseyNumber,
    imageUrl: player.imageUrl,
    isSubstitute: player.isSubstitute,
    apiId: player.apiId,
    goals: player.goals,
    assists: player.assists,
  };
}

/** The reader beside the writer: null for what has no id or no name, everything else repaired. */
function readPlayer(value: unknown, isSubstitute: boolean): Player | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const name = readText(value.name, MAX_TEXT);
  if (id === null || name === '') return null;
  return {
    id,
    name,
    position: isSlot(value.position) ? naturalPosition(value.position) : '',
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

function readText(value: unknown, max: number): string {
  return typeof value === 'string' ? cleanText(value, max) : '';
}

/** An id is never cut: two different ones could become the same. */
function readId(value: unknown): string | null {
  if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value))) return null;
  const id = cleanText(String(value), Number.POSITIVE_INFINITY);
  return id !== '' && id.length <= MAX_ID ? id : null;
}

/** The URL parser forgives blanks and control characters around and within an address; the database's check does not. */
function readImageUrl(value: unknown): string | null {
  return typeof value === 'string' && /^https:[^\s\p{C}]+$/u.test(value) && isAllowedImageUrl(value) ? value : null;
}

/** By hand, because a list of teams holds more than a thousand numbers. */
function readNumber(value: unknown, first: number, last: number): number | null {
  return Number.isInteger(value) && Number(value) >= first && Number(value) <= last ? Number(value) : null;
}

function isSlot(value: unknown): value is Slot {
  return SLOTS.includes(value as Slot);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
