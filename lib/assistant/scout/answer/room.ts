import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { NO_TEAM, roleOf, USUAL_PLACE, worthOf } from '#lib/assistant/scout/answer/screen.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import { or, positionsText } from '#lib/assistant/scout/say/phrases.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';

const STAND_IN = 15;

/** Where each named player would play in the team on screen, and who would make way. */
export const roomAnswer = ({ players }: Query, team: ScreenTeam | null): Answer =>
  team && team.players.length > 0 ? lines(...players.map(({ entry }) => roomFor(entry, team))) : lines(NO_TEAM);

function roomFor(entry: IndexedPlayer, team: ScreenTeam): string {
  const { name } = entry.player;
  const own = team.players.find((place) => place.entry === entry);
  if (own) return `${name} is already in your team, at ${own.slot} (${roleOf(own.slot)}).`;
  const who = `${name} (${positionsText(entry)}, rated ${entry.peak})`;
  const fitAt = (slot: ScreenPlayer['slot']) => suitability(entry, slot) ?? 0;
  const open = team.open.filter((slot) => fitAt(slot) >= USUAL_PLACE).toSorted((a, b) => fitAt(b) - fitAt(a));
  if (open.length > 0)
    return `${who} fits your empty ${or.format(open.map((slot) => `${slot} (${roleOf(slot)})`))}, so nobody has to make way.`;
  const costOf = ({ slot, ...rest }: ScreenPlayer) => worthOf({ slot, ...rest }) - (fitAt(slot) / 100) * STAND_IN;
  const fitting = team.players.filter(({ slot }) => fitAt(slot) >= USUAL_PLACE);
  const usual = fitting.length > 0 ? fitting : team.players.filter(({ slot }) => fitAt(slot) > 0);
  const [first, ...others] = usual.toSorted((a, b) => costOf(a) - costOf(b));
  if (!first) return `${who} fits no position of your ${team.formation}.`;
  const rated = ({ entry: there }: ScreenPlayer) => (there ? ` (rated ${there.peak})` : '');
  const standIn = fitting.length > 0 ? '' : ', though it isn’t his usual position';
  const also = others.slice(0, 2).map((place) => `${place.slot} for ${place.name}${rated(place)}`);
  return `${who} fits best at ${first.slot} (${roleOf(first.slot)})${standIn}, where ${first.name}${rated(first)} would make way.${also.length > 0 ? ` Or at ${or.format(also)}.` : ''}`;
}
