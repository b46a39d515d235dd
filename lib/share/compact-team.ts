import { playerId } from '#lib/players/index/player-id.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { formationOf, isFormationId } from '#lib/team/formation/formations.ts';
import { everyone } from '#lib/team/operations.ts';
import {
  PLAYER_FIELD_NAMES,
  PLAYER_FIELDS,
  type Player,
  type PlayerFacts,
  type PlayerField,
  unknownValue,
} from '#types/player.ts';
import type { Team } from '#types/team.ts';

// Shared links use this format, so changing the fields' order or meaning needs a new version in team-code.ts.

const PICTURES = 'https://r2.thesportsdb.com/images/media/player/';

/** Ids derived from the other fields. The link stores the index in this list instead. */
const KNOWN_IDS: readonly ((player: Omit<PlayerFacts, 'id'>) => string)[] = [
  ({ apiId }) => `tsdb-${apiId}`,
  ({ name, year }) => playerId(name, year ?? 0),
  ({ name }) => `sample-${foldText(name).replaceAll(' ', '-')}`,
];

/** Up to the country, every player has all values. Of the later ones, trailing unknowns are left out. */
const ALWAYS = PLAYER_FIELD_NAMES.indexOf('country') + 1;

function writePlayer({ isSubstitute: _, ...player }: Player): unknown[] {
  const { id, nationality, country, imageUrl } = player;
  const knownId = KNOWN_IDS.findIndex((make) => make(player) === id);
  const packed: Record<PlayerField, unknown> = {
    ...player,
    id: knownId === -1 ? id : knownId,
    country: country === nationality ? 0 : country,
    imageUrl: imageUrl?.startsWith(PICTURES) ? imageUrl.slice(PICTURES.length) : imageUrl,
  };
  const last = PLAYER_FIELD_NAMES.findLastIndex((field) => packed[field] !== unknownValue(PLAYER_FIELDS[field]));
  return PLAYER_FIELD_NAMES.slice(0, Math.max(ALWAYS, last + 1)).map((field) => packed[field]);
}

/** Malformed players get no id, so `checkTeam` rejects them. */
function readPlayer(value: unknown): Record<string, unknown> {
  if (!Array.isArray(value)) return {};
  const packed = Object.fromEntries(PLAYER_FIELD_NAMES.map((field, index) => [field, value[index]]));
  const { id, name, nationality, country, imageUrl } = packed;
  const player = {
    ...packed,
    country: country === 0 ? nationality : country,
    imageUrl: typeof imageUrl === 'string' && !imageUrl.startsWith('https:') ? PICTURES + imageUrl : imageUrl,
  };
  const make = typeof id === 'number' && typeof name === 'string' ? KNOWN_IDS[id] : undefined;
  return { ...player, id: make ? make(player as unknown as PlayerFacts) : id };
}

export function writeCompactTeam(team: Team): string {
  const ids = everyone(team).map(({ id }) => id);
  const wearer = (id: string | null) => (id === null ? -1 : ids.indexOf(id));
  return JSON.stringify([
    team.name,
    team.formation,
    formationOf(team.formation).positions.map((slot) => {
      const player = team.players[slot];
      return player ? writePlayer(player) : 0;
    }),
    team.substitutes.map(writePlayer),
    wearer(team.captain),
    wearer(team.viceCaptain),
    team.shirt,
    team.pitch,
  ]);
}

/** Null for any text that `writeCompactTeam` wouldn't write: edited links are rejected, not repaired. */
export function readCompactTeam(text: string): Team | null {
  const value = parse(text);
  if (!Array.isArray(value)) return null;
  const [name, formation, starters, bench, captain, viceCaptain, shirt, pitch]: unknown[] = value;
  if (!isFormationId(formation) || !Array.isArray(starters) || !Array.isArray(bench)) return null;
  const slots = formationOf(formation).positions;
  const players = slots.map((_, index) => (starters[index] === 0 ? null : readPlayer(starters[index])));
  const substitutes = bench.map(readPlayer);
  const everybody = [...players.filter((player) => player !== null), ...substitutes];
  const wearer = (index: unknown) => (typeof index === 'number' ? everybody[index]?.id : null);
  const team = checkTeam({
    id: null,
    name,
    formation,
    players: Object.fromEntries(slots.map((slot, index) => [slot, players[index]])),
    substitutes,
    captain: wearer(captain),
    viceCaptain: wearer(viceCaptain),
    shirt,
    pitch,
  });
  return team && writeCompactTeam(team) === text ? team : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
