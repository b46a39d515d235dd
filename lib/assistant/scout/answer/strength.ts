import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { isUsual } from '#lib/assistant/scout/answer/eleven.ts';
import { conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { list, positionName, positionsText, unratedText } from '#lib/assistant/scout/say/phrases.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { UNKNOWN_QUALITY } from '#lib/match/strength/quality.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot } from '#types/team.ts';

export const NO_TEAM =
  'Your team has no players yet. Add some, or ask for an eleven, such as “Build me the best Italian XI”.';
/** Rating points lost by standing out of position. */
const MISPLACED = 15;

export const roleOf = (slot: Slot) => positionName(naturalPosition(slot));
export const isMisplaced = ({ slot, entry }: ScreenPlayer) => entry !== null && !isUsual(entry, slot);

/** Those who retired before 1975 have no rating. */
const qualityOf = ({ entry }: ScreenPlayer) => entry?.peak || UNKNOWN_QUALITY;
/** What a place is worth: the rating, less if the player is out of position. */
export const worthAt = (at: ScreenPlayer) => qualityOf(at) - (isMisplaced(at) ? MISPLACED : 0);

/** The weakest or strongest positions, or the lowest rated players, and who comes next. */
export function extremes(whole: ScreenTeam, isWorst: boolean, query: Query): Answer {
  const roles = positionsIn(query);
  const isAsked = (slot: Slot) => roles.length === 0 || roles.includes(naturalPosition(slot));
  const asked = whole.players.filter(({ slot, entry }) => isAsked(slot) && entry?.peak !== 0);
  const open = whole.open.filter(isAsked);
  // 'The lowest rated' is so wherever he plays.
  const isOfRating = /lowest/.test(query.said.get('weakest') ?? '');
  const worthOf = isOfRating ? qualityOf : worthAt;
  const sorted = asked.toSorted((a, b) => (worthOf(a) - worthOf(b)) * (isWorst ? 1 : -1));
  const [first] = sorted;
  if (!first) return lines(NO_TEAM);
  const level = sorted.filter((place) => worthOf(place) === worthOf(first));
  const next = sorted.slice(level.length, level.length + 2);
  const others = next.map((place) => `${place.name}, ${place.slot}, ${rating(place)}`);
  const worst = isOfRating ? 'lowest rated' : 'weakest';
  const word = isWorst ? worst : 'strongest';
  const said = lines(
    isWorst && open.length > 0 && `${list.format(open)} ${open.length === 1 ? 'is' : 'are'} still empty.`,
    `Your ${word} ${isOfRating ? 'player' : 'position'}${level.length === 1 ? ' is' : 's are level:'} ${list.format(level.map(({ slot, name }) => `${slot} (${roleOf(slot)}) with ${name}`))}, ${rating(first)}.`,
    others.length > 0 && `Next: ${others.join('; ')}.`,
    unratedText(whole.players.flatMap(({ entry }) => entry ?? [])),
  );
  return { ...said, about: { player: level.length === 1 ? (first.entry ?? undefined) : undefined } };
}

const LINES = [
  ['goalkeeper', 'goal'],
  ['defender', 'defence'],
  ['midfielder', 'midfield'],
  ['forward', 'attack'],
] as const;

/** 'What's my weakest line?' */
export function strengthOfLines({ players }: ScreenTeam, query: Query): Answer {
  const asked = conditionsOf(query, 'role').map(({ role }) => role.one);
  const isWorst = asked.length === 0 && !/strong|best/.test(query.said.get('ofLines') ?? '');
  const own = LINES.flatMap(([one, name]) => {
    if (asked.length > 0 && !asked.includes(one)) return [];
    const positions = ROLES.find((role) => role.one === one)?.positions ?? [];
    const there = players.filter(({ slot }) => positions.includes(naturalPosition(slot)));
    const mean = there.reduce((sum, place) => sum + worthAt(place), 0) / there.length;
    return there.length > 0 ? [{ name, there, mean }] : [];
  }).toSorted((a, b) => (a.mean - b.mean) * (isWorst ? 1 : -1));
  const [first, ...others] = own;
  if (!first || others.length < asked.length - 1) return lines('Which lines of your team do you mean?');
  const points = (mean: number) => mean.toFixed(1).replace('.0', '');
  return lines(
    `${others.length === 1 ? `Your ${isWorst ? 'weaker' : 'stronger'}` : `Your ${isWorst ? 'weakest' : 'strongest'}`} line is ${first.name}, rated ${points(first.mean)} on average: ${first.there.map(({ name, entry }) => `${name} (${entry?.peak || '?'})`).join(', ')}.`,
    `The others: ${others.map(({ name, mean }) => `${name} ${points(mean)}`).join(', ')}.`,
  );
}

export const rating = (place: ScreenPlayer) =>
  place.entry === null
    ? 'not in my tables'
    : `${place.entry.peak > 0 ? `rated ${place.entry.peak} of 99` : 'not rated'}${isMisplaced(place) ? `, but usually ${positionsText(place.entry)}` : ''}`;

export const thereIn = (query: Query, { players }: ScreenTeam) =>
  players.filter(({ slot }) => positionsIn(query).includes(naturalPosition(slot)));

/** 'Is my left back any good?' asks about the player in that position. */
export function standingThere(query: Query, team: ScreenTeam): Answer | null {
  const there = thereIn(query, team);
  const isOfRole =
    team.called === 'players' &&
    positionsIn(query).length > 0 &&
    query.conditions.every(({ kind }) => kind === 'role') &&
    !query.cues.has('howMany');
  if (!isOfRole) return null;
  if (there.length === 0) return lines('Nobody stands there in your team yet.');
  return lines(...there.map((at) => `${at.name}, your ${roleOf(at.slot)} (${at.slot}), is ${rating(at)}.`));
}
