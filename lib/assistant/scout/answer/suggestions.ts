import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { isMisplaced } from '#lib/assistant/scout/answer/screen.ts';
import { type Condition, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';

const SUGGESTIONS = 5;

/** Who could play a role, next to someone or instead of someone. */
export function suggestAnswer(query: Query, screen: ScreenTeam | null, tables: ScoutTables): Answer {
  const asked = conditionsOf(query, 'role').map(({ role }) => role);
  const named = query.players.map(({ entry }) => entry);
  const slot = screen && named.length === 0 ? (screen.selected ?? screen.open[0] ?? null) : null;
  const position = slot ? naturalPosition(slot) : named[0]?.details.positions[0];
  const roles = asked.length > 0 ? asked : ROLES.filter(({ positions }) => positions[0] === position).slice(0, 1);
  if (roles.length === 0)
    return lines(screen?.open.length === 0 ? 'Your team has no empty positions.' : 'Which position do you mean?');
  const meant: Condition[] = asked.length > 0 ? [] : roles.map((role) => ({ kind: 'role', role }));
  const complete: Query = { ...query, conditions: [...query.conditions, ...meant] };
  const team = screen?.players ?? [];
  const inRole = team.filter(({ slot: at }) => roles.some(({ positions }) => positions.includes(naturalPosition(at))));
  const present = named.length === 0 && query.cues.has('mine') ? inRole.flatMap(({ entry }) => entry ?? []) : [];
  const least = query.cues.has('thanMine') ? Math.max(0, ...present.map(({ peak }) => peak)) : 0;
  const taken = new Set([...named, ...team.flatMap(({ entry }) => entry ?? [])]);
  const free = playersFor(complete, tables).filter(({ record: { entry } }) => !taken.has(entry) && entry.peak > least);
  const records = free.slice(0, query.limit ?? SUGGESTIONS).map(({ record }) => record);
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
    own: own.map(({ name, slot: at }) => `${name}, now at ${at}, could play there too.`),
  };
}
