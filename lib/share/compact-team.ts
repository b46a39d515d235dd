import { playerId } from '#lib/players/index/player-id.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { formationOf, isFormationId } from '#lib/team/formation/formations.ts';
import { everyone } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';

// Shared links use this format, so changing the fields' order or meaning needs a new version in team-code.ts.

const PICTURES = 'https://r2.thesportsdb.com/images/media/player/';

/** Ids derived from the other fields. The link stores the index in this list instead. */
const KNOWN_IDS: readonly ((player: Omit<Player, 'id'>) => string)[] = [
  ({ apiId }) => `tsdb-${apiId}`,
  ({ name, year }) => playerId(name, year ?? 0),
  ({ name }) => `sample-${foldText(name).replaceAll(' ', '-')}`,
];

function writePlayer({ id, ...player }: Player): unknown[] {
  const knownId = KNOWN_IDS.findIndex((make) => make(player) === id);
  const { name, position, nationality, team, country, year, jerseyNumber, imageUrl, apiId, goals, assists } = player;
  const fields = [
    name,
    knownId === -1 ? id : knownId,
    position,
    nationality,
    team,
    country === nationality ? 0 : country,
    year,
    jerseyNumber,
    apiId,
    imageUrl?.startsWith(PICTURES) ? imageUrl.slice(PICTURES.length) : imageUrl,
    goals,
    assists,
  ];
  return fields.slice(0, fields.findLastIndex((field) => field !== null) + 1);
}

/** Malformed players get no id, so `checkTeam` rejects them. */
function readPlayer(value: unknown): Record<string, unknown> {
  if (!Array.isArray(value)) return {};
  const [name, id, position, nationality, team, country, year, jerseyNumber, apiId, image, goals, assists]: unknown[] =
    value;
  const player = {
    name,
    position,
    nationality,
    team,
    country: country === 0 ? nationality : country,
    year,
    jerseyNumber,
    apiId,
    imageUrl: typeof image === 'string' && !image.startsWith('https:') ? PICTURES + image : image,
    goals,
    assists,
  };
  const make = typeof id === 'number' && typeof name === 'string' ? KNOWN_IDS[id] : undefined;
  return { ...player, id: make ? make(player as Omit<Player, 'id'>) : id };
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
