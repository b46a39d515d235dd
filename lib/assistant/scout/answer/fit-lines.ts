import { suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { USUAL_PLACE } from '#lib/assistant/scout/answer/screen.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { positionsText } from '#lib/assistant/scout/say/phrases.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Slot } from '#types/team.ts';

/** Who fits the open positions, or a position in question. */
export function fitLines(entries: readonly IndexedPlayer[], query: Query, team: ScreenTeam | null): string[] {
  const roles = conditionsOf(query, 'role').flatMap(({ role }) => role.positions);
  const best = (slots: readonly Slot[], entry: IndexedPlayer) =>
    slots.filter((slot) => (suitability(entry, slot) ?? 0) >= USUAL_PLACE);
  if (roles.length > 0) {
    const fits = entries.filter(({ details }) => details.positions.some((position) => roles.includes(position)));
    const natural = fits.filter(({ details }) => roles.includes(details.positions[0] ?? ''));
    const [among = []] = [natural, fits, entries].filter((some) => some.length > 0);
    const [pick] = among.toSorted((a, b) => b.peak - a.peak);
    const where = conditionsOf(query, 'role')[0]?.role.one ?? '';
    if (!pick) return [];
    const others = entries
      .filter((entry) => entry !== pick)
      .map((entry) => `${entry.player.name} is a ${positionsText(entry)}, rated ${entry.peak}`);
    return [
      `At ${where} I’d pick ${pick.player.name}: ${positionsText(pick)}, rated ${pick.peak}; ${others.join('; ')}.`,
    ];
  }
  if (!team || team.players.length === 0) return [];
  const taken = team.players.filter(({ entry }) => entry !== null && entries.includes(entry));
  const free = entries.filter((entry) => taken.every((place) => place.entry !== entry));
  const places = taken.map(({ name, slot }) => `${name} is already in your team, at ${slot}`);
  const fits = free.map((entry) => {
    const slots = best(team.open, entry);
    const where = slots.length > 0 ? `your open ${slots.join(', ')}` : 'none of your open positions';
    return `${entry.player.name} fits ${where}`;
  });
  const rest = team.open.length === 0 ? ['all eleven positions are taken'] : fits;
  return [`In your team: ${[...places, ...rest].join('; ')}.`];
}
