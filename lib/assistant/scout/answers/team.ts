import { namesOf, USUAL_PLACE } from '#lib/assistant/scout/answers/comparison.ts';
import { countOf } from '#lib/assistant/scout/answers/lists.ts';
import { lineOf, list, numbered, positionName, positionsText } from '#lib/assistant/scout/answers/phrases.ts';
import { criteriaText, type Ranked } from '#lib/assistant/scout/criteria.ts';
import { chooseEleven, suitability } from '#lib/assistant/scout/eleven.ts';
import type { Reading } from '#lib/assistant/scout/reading.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { careerOf } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import { FORMATION_IDS, type Slot } from '#types/team.ts';

export const NO_TEAM =
  'Your team has no players yet. Add some, or ask for an eleven, such as “Build me the best Italian XI”.';

const inTeam = (team: ScreenTeam) => team.players.flatMap(({ entry }) => (entry ? [entry] : []));

const roleOf = (slot: Slot) => positionName(naturalPosition(slot));

/** `players` may be suggested, best known first. */
export function missingAnswer(team: ScreenTeam, players: readonly Ranked[]): string {
  if (team.open.length === 0) return `All eleven positions are taken. ${outOfPositionAnswer(team)}`;
  const fixed = team.players.map(({ slot, entry }) => ({ slot, entry }));
  const free = players.filter(({ entry }) => !team.bench.includes(entry.player.name));
  const { chosen } = chooseEleven(team.formation, free, { keysOf: ({ player }) => [player.id] }, fixed);
  const lines = team.open.map((slot) => {
    const name = chosen.find((place) => place.slot === slot)?.entry.player.name;
    return `${slot} (${roleOf(slot)})${name ? `: for example ${name}` : ''}`;
  });
  const count = team.open.length === 1 ? 'one position is' : `${team.open.length} positions are`;
  return [`In your ${team.formation}, ${count} empty:`, ...lines].join('\n');
}

const isMisplaced = ({ slot, entry }: ScreenPlayer) => entry !== null && (suitability(entry, slot) ?? 0) < USUAL_PLACE;

export function outOfPositionAnswer(team: ScreenTeam, only: readonly IndexedPlayer[] = []): string {
  if (team.players.length === 0) return NO_TEAM;
  const asked = only.length === 0 ? team.players : team.players.filter(({ entry }) => entry && only.includes(entry));
  if (asked.length === 0) return `${namesOf(only)} ${only.length === 1 ? 'is' : 'are'} not in your team.`;
  const misplaced = asked.filter(isMisplaced);
  const unknown = asked.filter(({ entry }) => entry === null).map(({ name }) => name);
  const lines = misplaced.map(
    ({ name, slot, entry }) =>
      `${name} is playing at ${slot} (${roleOf(slot)}), but is a ${entry ? positionsText(entry) : ''}.`,
  );
  const right = asked.map(({ name, slot }) => `${name} at ${slot}`);
  const nobody = only.length > 0 ? `${list.format(right)}: that’s the right position.` : 'Nobody is out of position.';
  return [
    ...(lines.length > 0 ? lines : [nobody]),
    ...(unknown.length > 0 ? [`The table doesn’t know ${list.format(unknown)}.`] : []),
  ].join('\n');
}

/** Who could play a role, or next to a player. */
export function suggestionAnswer(reading: Reading, players: readonly IndexedPlayer[], team: ScreenTeam | null): string {
  const taken = new Set([...(team ? inTeam(team) : []), ...reading.players.map(({ entry }) => entry)]);
  const free = players
    .filter((entry) => !taken.has(entry))
    .slice(0, countOf({ ...reading, count: reading.count ?? 5 }));
  if (free.length === 0) return `The table has no ${criteriaText(reading)}.`;
  const named = namesOf(reading.players.map(({ entry }) => entry));
  const beside = named === '' ? '' : `${reading.cues.has('nextTo') ? ' next to' : ' instead of'} ${named}`;
  const moves = team ? team.players.filter((player) => isMisplaced(player) && canMove(player, reading)) : [];
  const own = moves.map(({ name, slot }) => `${name}, now at ${slot}, could play there too.`);
  return [
    `Best known ${criteriaText(reading)}${beside}, not in your team yet:`,
    numbered(free.map(lineOf)),
    ...own,
  ].join('\n');
}

const canMove = ({ entry }: ScreenPlayer, { roles }: Reading) =>
  entry !== null && roles.some(({ positions }) => positions.includes(entry.details.positions[0] ?? ''));

/** The slot to suggest players for if the question names no role. */
export const slotInQuestion = (team: ScreenTeam): Slot | null => team.selected ?? team.open[0] ?? null;

export function formationAnswer(team: ScreenTeam): string {
  const players = inTeam(team);
  if (players.length === 0) return `${NO_TEAM} Your formation is ${team.formation}.`;
  const ranked = players.map((entry) => ({ entry, weight: entry.fame }));
  const placed = FORMATION_IDS.map((formation) => {
    const { chosen } = chooseEleven(formation, ranked, { keysOf: ({ player }) => [player.id] });
    const usual = chosen.filter(({ slot, entry }) => (suitability(entry, slot) ?? 0) >= USUAL_PLACE);
    return { formation, count: usual.length };
  });
  const most = Math.max(...placed.map(({ count }) => count));
  const best = placed.filter(({ count }) => count === most).map(({ formation }) => formation);
  const here = placed.find(({ formation }) => formation === team.formation)?.count ?? 0;
  const of = `${most} of your ${players.length} players`;
  if (here === most)
    return `Your ${team.formation} suits them: ${of} would be in a usual position. ${alsoText(best, team)}`.trim();
  return `${list.format(best)}: ${of} would be in a usual position, compared with ${here} in your ${team.formation}.`;
}

function alsoText(best: readonly string[], { formation }: ScreenTeam): string {
  const others = best.filter((id) => id !== formation);
  return others.length === 0 ? '' : `${list.format(others)} would suit as many.`;
}

export function captainAnswer(team: ScreenTeam): string {
  const players = inTeam(team);
  const years = ({ details }: IndexedPlayer) => careerOf(details).to - careerOf(details).from;
  const known = players.toSorted((a, b) => b.fame - a.fame)[0];
  const longest = players.toSorted((a, b) => years(b) - years(a))[0];
  if (!known || !longest) return `The table doesn’t say who was captain. ${NO_TEAM}`;
  if (known === longest)
    return `The table doesn’t say who was captain. ${known.player.name} is the best known in your team and has the longest career, so the armband would suit.`;
  return `The table doesn’t say who was captain. In your team, ${known.player.name} is the best known and ${longest.player.name} has the longest career.`;
}

/** Who in the team on screen matches the question, such as 'how many Italians do I have'. */
export function ownAnswer(reading: Reading, matching: readonly IndexedPlayer[], team: ScreenTeam): string {
  const own = inTeam(team).filter((entry) => matching.includes(entry));
  const what = criteriaText(reading);
  if (team.players.length === 0) return NO_TEAM;
  if (own.length === 0) return `Your team has no ${what}.`;
  return `Of your ${team.players.length} players, ${own.length} ${own.length === 1 ? 'is' : 'are'} among the ${what}: ${namesOf(own)}.`;
}

const averageOf = (years: readonly number[]) => Math.round(years.reduce((sum, year) => sum + year, 0) / years.length);

export function describeAnswer(team: ScreenTeam): string {
  const players = inTeam(team);
  if (team.players.length === 0) return NO_TEAM;
  const nations = Map.groupBy(players, ({ player }) => player.nationality);
  const most = [...nations].sort(([, a], [, b]) => b.length - a.length)[0];
  const years = players.flatMap(({ player }) => player.year ?? []);
  const facts = [
    `Your ${team.formation} has ${team.players.length} of 11 players from ${nations.size} ${nations.size === 1 ? 'nation' : 'nations'}`,
    most && most[1].length > 1 && `most of them ${most[0]} (${most[1].length})`,
    years.length > 1 && `born ${Math.min(...years)}–${Math.max(...years)}, on average ${averageOf(years)}`,
  ];
  const open = team.open.length === 0 ? '' : ` Empty: ${team.open.join(', ')}.`;
  return `${facts.filter(Boolean).join(', ')}.${open}\n${outOfPositionAnswer(team)}`;
}
