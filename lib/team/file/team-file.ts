import { PRODUCT_NAME } from '#lib/platform/product.ts';
import { buildTeam } from '#lib/team/file/check-team.ts';
import { cleanText } from '#lib/team/file/clean-text.ts';
import { isRecord } from '#lib/team/file/read-values.ts';
import { DEFAULT_TEAM_NAME, startersOf } from '#lib/team/formation/formations.ts';
import { MAX_TEAM_FILE, MAX_TEAM_NAME } from '#types/limits.ts';
import type { Team } from '#types/team.ts';

const FILE_VERSION = '1.0';

/** The caller reads the file and reports 'unreadable'. `fileMessage` has the messages. */
export type FileRefusal = 'wrong-type' | 'too-large' | 'unreadable' | 'parse-failed' | 'wrong-app' | 'invalid-team';

/** `cabinet` is unchecked: only backups have one. */
type TeamFileReading =
  | { ok: true; team: Team; versionWarning: boolean; cabinet: unknown }
  | { ok: false; reason: FileRefusal };

/** `exportDate` is an ISO date and time. The cloud id is left out, because other people may import the file. */
export function exportTeam(team: Team, exportDate: string) {
  const { name, formation, substitutes, captain, viceCaptain, shirt, pitch } = team;
  const players = startersOf(team).map(({ slot, player }) => ({ slot, ...player }));
  const teamData = { name, formation, players, substitutes, captain, viceCaptain, shirt, pitch };
  return { version: FILE_VERSION, exportDate, appId: PRODUCT_NAME, teamData };
}

function fileStem(team: Team): string {
  const stem = cleanText(team.name, MAX_TEAM_NAME)
    .replace(/[\\/:*?"<>|\s]/gu, '_')
    .replace(/\.{2,}/gu, '.')
    .replace(/^\./u, '');
  return stem || DEFAULT_TEAM_NAME.replaceAll(' ', '_');
}

export function teamFileName(team: Team): string {
  return `${fileStem(team)}_dream11.json`;
}

export function backupFileName(team: Team, date: string): string {
  return `${fileStem(team)}_backup_${date.slice(0, 10)}.json`;
}

export function checkTeamFile({ type, size }: { type: string; size: number }): FileRefusal | null {
  if (type !== 'application/json') return 'wrong-type';
  return size > MAX_TEAM_FILE ? 'too-large' : null;
}

export function readTeamFile(text: string): TeamFileReading {
  if (text.length > MAX_TEAM_FILE) return { ok: false, reason: 'too-large' };
  let file: unknown;
  try {
    // Some editors add a byte order mark.
    file = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return { ok: false, reason: 'parse-failed' };
  }
  if (!isRecord(file) || file.appId !== PRODUCT_NAME) return { ok: false, reason: 'wrong-app' };
  const team = readTeamData(file.teamData);
  if (!team) return { ok: false, reason: 'invalid-team' };
  const versionWarning = Number.parseFloat(String(file.version)) > Number(FILE_VERSION);
  return { ok: true, team, versionWarning, cabinet: file.cabinet };
}

function readTeamData(data: unknown): Team | null {
  if (!isRecord(data) || !Array.isArray(data.players)) return null;
  const formation = isRecord(data.formation) ? (data.formation.id ?? data.formation.name) : data.formation;
  // Files without `slot` use `position` (D11).
  const starters = data.players.map((player: unknown) => ({
    slot: isRecord(player) ? (player.slot ?? player.position) : undefined,
    player,
  }));
  return buildTeam({ ...data, id: null, formation }, starters);
}
