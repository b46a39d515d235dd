import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { isMisplaced } from '#lib/assistant/scout/answer/strength.ts';
import { type Condition, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { everyoneNamed, placeNamed, type ScreenTeam, withTeamsGender } from '#lib/assistant/scout/screen-team.ts';
import { ROLES, type Role } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';

const SUGGESTIONS = 5;
/** From the back: where someone more defensive, or more attacking, plays. */
const LADDERS = ['CDM CM CAM ST', 'LB LWB', 'LB LM LW', 'RB RWB', 'RB RM RW'].map((ladder) => ladder.split(' '));

/** Who could play a role, next to someone or instead of someone. */
export function suggestAnswer({ query, screen, tables }: Context): Answer | null {
  const asked = conditionsOf(query, 'role').map(({ role }) => role);
  const named = query.players.map(({ entry }) => entry);
  const roles = asked.length > 0 ? asked : rolesOf(query, screen);
  if (asked.length + named.length === 0 && query.cues.has('only')) return null;
  if (roles.length === 0)
    return lines(
      screen?.open.length === 0 && !query.cues.has('instead') && named.length + query.conditions.length === 0
        ? 'Your team has no empty positions.'
        : 'Which position do you mean?',
    );
  const meant: Condition[] = asked.length > 0 ? [] : roles.map((role) => ({ kind: 'role', role }));
  const team = screen?.players ?? [];
  const complete = withTeamsGender({ ...query, conditions: [...query.conditions, ...meant] }, team);
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

/** Of the chosen or first empty position, or of the player who is to be replaced, where he stands. */
function rolesOf(query: Query, screen: ScreenTeam | null): Role[] {
  const { cues } = query;
  const [first] = everyoneNamed(query);
  const chosen = first ? undefined : (screen?.selected ?? screen?.open[0]);
  const slot = cues.has('nextTo') ? chosen : (placeNamed(query, screen)?.slot ?? chosen);
  const natural = (slot ? naturalPosition(slot) : first?.details.positions[0]) ?? '';
  const step = Number(cues.has('attacking')) - Number(cues.has('defensive'));
  const ladders = LADDERS.filter((ladder) => ladder.includes(natural));
  const [position] = step === 0 ? [natural] : ladders.flatMap((ladder) => ladder[ladder.indexOf(natural) + step] ?? []);
  return ROLES.filter(({ positions }) => positions[0] === position).slice(0, 1);
}
