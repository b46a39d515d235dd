import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { isUsual, suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { roleOf, worthAt } from '#lib/assistant/scout/answer/strength.ts';
import { conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { or, positionsText } from '#lib/assistant/scout/say/phrases.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Role } from '#lib/players/vocabulary/roles.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { FORMATION_IDS, type Slot } from '#types/team.ts';

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

/** 'Can I play four strikers?' */
export function formationsWith({ positions, many }: Role, count: number): Answer {
  const places = FORMATION_IDS.map((id) => {
    const slots = formationOf(id).positions.filter((slot) => positions.includes(naturalPosition(slot)));
    return [id, slots.length] as const;
  });
  const fitting = places.filter(([, own]) => own >= count).map(([id]) => id);
  const most = Math.max(...places.map(([, own]) => own));
  const best = places.filter(([, own]) => own === most).map(([id]) => id);
  return lines(
    fitting.length > 0
      ? `Yes: ${or.format(fitting)} has ${count} or more places for ${many}.`
      : `No formation here has places for ${count} ${many}: the most is ${most}, in ${or.format(best)}.`,
  );
}

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
  const fitting = team.players.filter(({ slot }) => isUsualAt(slot));
  const usual = fitting.length > 0 ? fitting : team.players.filter(({ slot }) => fitAt(slot) > 0);
  const [first, ...others] = usual.toSorted((a, b) => costOf(a) - costOf(b));
  if (!first) return `${who} fits no position of your ${team.formation}.`;
  const rated = ({ entry: there }: ScreenPlayer) => (there ? ` (${ratedText(there)})` : '');
  const standIn = fitting.length > 0 ? '' : ', though it isn’t his usual position';
  const also = others.slice(0, 2).map((place) => `${place.slot} for ${place.name}${rated(place)}`);
  return `${who} fits best at ${first.slot} (${roleOf(first.slot)})${standIn}, where ${first.name}${rated(first)} would make way.${also.length > 0 ? ` Or at ${or.format(also)}.` : ''}`;
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
