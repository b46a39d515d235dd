import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import { isUsual, suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { isMisplaced, roleOf, worthAt } from '#lib/assistant/scout/answer/strength.ts';
import { type Condition, conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { or, positionsText } from '#lib/assistant/scout/say/phrases.ts';
import {
  everyoneNamed,
  placeNamed,
  type ScreenPlayer,
  type ScreenTeam,
  withTeamsGender,
} from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { ROLES, type Role } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot } from '#types/team.ts';

const SUGGESTIONS = 5;

/** Who could play a role, next to someone or instead of someone. */
export function suggestAnswer({ query, screen, tables }: Context): Answer | null {
  const asked = conditionsOf(query, 'role').map(({ role }) => role);
  const named = query.players.map(({ entry }) => entry);
  const roles = asked.length > 0 ? asked : rolesOf(query, screen);
  if (asked.length + named.length === 0 && query.cues.has('only')) return null;
  if (roles.length === 0) return lines('Which position do you mean?');
  const meant: Condition[] = asked.length > 0 ? [] : roles.map((role) => ({ kind: 'role', role }));
  const team = screen?.players ?? [];
  const complete = withTeamsGender({ ...query, conditions: [...query.conditions, ...meant] }, team);
  const inRole = team.filter(({ slot: at }) => roles.some(({ positions }) => positions.includes(naturalPosition(at))));
  const present = named.length === 0 && query.cues.has('mine') ? inRole.flatMap(({ entry }) => entry ?? []) : [];
  const taken = new Set([...named, ...team.flatMap(({ entry }) => entry ?? [])]);
  const free = playersFor(complete, tables).flatMap(({ record }) => (taken.has(record.entry) ? [] : record));
  const onBench = free.filter(({ entry }) => screen?.bench.some((sub) => sub.entry === entry));
  const records = free.filter((one) => !onBench.includes(one)).slice(0, query.limit ?? SUGGESTIONS);
  const own = team.filter(
    (place) =>
      isMisplaced(place) && roles.some(({ positions }) => positions.includes(place.entry?.details.positions[0] ?? '')),
  );
  return {
    kind: 'suggestions',
    query: complete,
    records,
    beside: [...named, ...present],
    isNext: query.cues.has('nextTo'),
    own: [
      ...own.map(({ name, slot: at }) => `${name}, now at ${at}, could play there too.`),
      ...onBench.map(({ entry }) => `${entry.player.name}, on your bench, could play there too (${ratedText(entry)}).`),
    ],
  };
}

/** Of the chosen or first empty position, or of the player who is to be replaced, where he stands. */
function rolesOf(query: Query, screen: ScreenTeam | null): Role[] {
  const [first] = everyoneNamed(query);
  const slot = first ? placeNamed(query, screen)?.slot : (screen?.selected ?? screen?.open[0]);
  const position = slot ? naturalPosition(slot) : first?.details.positions[0];
  return ROLES.filter(({ positions }) => positions[0] === position).slice(0, 1);
}

const STAND_IN = 15;

const ratedText = ({ peak }: IndexedPlayer) => (peak > 0 ? `rated ${peak}` : 'not rated');

/** Where each named player would play in the team on screen, and who would make way. */
export const roomAnswer = ({ players }: Query, team: ScreenTeam | null): Answer =>
  lines(
    ...players.map(({ entry }) =>
      team && team.players.length > 0
        ? roomFor(entry, team)
        : `${entry.player.name}: ${positionsText(entry)}. Your team has no players yet.`,
    ),
  );

function roomFor(entry: IndexedPlayer, team: ScreenTeam): string {
  const { name } = entry.player;
  const own = team.players.find((place) => place.entry === entry);
  if (own) return `${name} is already in your team, at ${own.slot} (${roleOf(own.slot)}).`;
  const who = `${name} (${positionsText(entry)}, ${ratedText(entry)})`;
  const fitAt = (slot: Slot) => suitability(entry, slot);
  const isUsualAt = (slot: Slot) => isUsual(entry, slot);
  const open = team.open.filter(isUsualAt).toSorted((a, b) => fitAt(b) - fitAt(a));
  if (open.length > 0)
    return `${who} fits your empty ${or.format(open.map((slot) => `${slot} (${roleOf(slot)})`))}, so nobody has to make way.`;
  const costOf = (place: ScreenPlayer) => worthAt(place) - (fitAt(place.slot) / 100) * STAND_IN;
  const [first] = team.players.filter(({ slot }) => isUsualAt(slot)).toSorted((a, b) => costOf(a) - costOf(b));
  if (!first) return `${who} fits no position of your ${team.formation}.`;
  const rated = first.entry ? ` (${ratedText(first.entry)})` : '';
  return `${who} fits best at ${first.slot} (${roleOf(first.slot)}), where ${first.name}${rated} would make way.`;
}

/** Who fits a position in question best. */
export function fitLines(entries: readonly IndexedPlayer[], query: Query): string[] {
  const roles = positionsIn(query);
  const fits = entries.filter(({ details }) => details.positions.some((position) => roles.includes(position)));
  const natural = fits.filter(({ details }) => roles.includes(details.positions[0] ?? ''));
  const [among = []] = [natural, fits, entries].filter((some) => some.length > 0);
  const [pick] = among.toSorted((a, b) => b.peak - a.peak);
  const where = conditionsOf(query, 'role')[0]?.role.one;
  if (!pick || !where) return [];
  const others = entries
    .filter((entry) => entry !== pick)
    .map((entry) => `${entry.player.name}: ${positionsText(entry)}, ${ratedText(entry)}`);
  return [
    `At ${where} I’d pick ${pick.player.name}: ${positionsText(pick)}, ${ratedText(pick)}; ${others.join('; ')}.`,
  ];
}
