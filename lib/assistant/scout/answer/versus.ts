import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import { elevenAnswer } from '#lib/assistant/scout/answer/best-eleven.ts';
import { isTeamOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { conditionsOf, stagesIn } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { criteriaText } from '#lib/assistant/scout/say/criteria-text.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { finalGoals } from '#lib/match/score.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { UNKNOWN_QUALITY } from '#lib/match/strength/quality.ts';
import { playVersus, versusChances } from '#lib/match/versus.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { STARTERS } from '#types/limits.ts';
import type { FormationId } from '#types/team.ts';

const OFFER =
  'I can play out your team, elevens such as “the best Italians or the best Germans”, and teams of World Cups since 1974, such as “Brazil 1982 or Spain 2010”.';

/** Two World Cup teams, elevens chosen for it, or the user's team and one of these, by the match engine. */
export function versusAnswer({ query, screen, tables }: Context): Answer {
  const asked = query.elevens ?? [query];
  if (asked.some((one) => one.ask !== 'eleven' && one.players.length > 0))
    return lines('I play teams out as they were, so I can’t put anyone in or leave anyone out.');
  const teams = asked.flatMap((one) => elevensOf({ query: one, screen, tables }));
  const absent = teams.find((team) => typeof team === 'string');
  if (absent !== undefined) return lines(absent);
  const [one, other] = teams.filter((team) => typeof team !== 'string');
  if (!one || !other)
    return lines(OFFER, query.cues.has('mine') && 'In Play you can send your team to any of these World Cups.');
  const { strengths, side, score } = playVersus(one, other);
  const away = side === 0 ? 1 : 0;
  const goals = finalGoals(score);
  return {
    kind: 'versus',
    names: [one.name, other.name],
    outcome: versusChances(strengths[side], strengths[away]),
    goals: [goals[side], goals[away]],
    shared: one.starters.flatMap(({ name }) => (other.starters.some((theirs) => theirs.name === name) ? name : [])),
  };
}

/** Or why there is none. */
function elevensOf({ query, screen, tables }: Context): (Eleven | string)[] {
  if (query.ask === 'eleven') return [chosenEleven({ query, tables, screen })];
  const years = cupYearsOf(query);
  // 'Brazil or Spain in 2010', 'play the 1998 final again'
  const isOfFinal = stagesIn(query).includes('final') && conditionsOf(query, 'nation').length === 0;
  const finalists = tables.matches.flatMap(({ stage, year, teams }) =>
    isOfFinal && stage === 'final' && year === years?.from
      ? teams.map((team) => ({ label: team, nations: [team] }))
      : [],
  );
  const groups = [...conditionsOf(query, 'nation').map(({ group }) => group), ...finalists];
  const sides =
    query.sides.length > 1 || years === null ? query.sides : groups.map((group) => ({ group, year: years.from }));
  const ofCups = sides.map(({ group, year }) => {
    const squad = tables.squads.find((one) => one.year === year && isTeamOf(tables, [group])(year, one.team));
    const cup = tables.cups.cup(year);
    const eleven = cup?.elevens[cup.format.teams.indexOf(squad?.team ?? '')];
    const missing = `I have no World Cup team ${group.label} ${year}. ${OFFER}`;
    return eleven ? { ...eleven, name: `${eleven.name} ${year}` } : missing;
  });
  if (!query.cues.has('mine')) return ofCups;
  const players = screen?.players ?? [];
  return screen && players.length === STARTERS
    ? [toEleven('Your team', screen.formation, players, tables), ...ofCups]
    : ['Your team needs eleven players before it can play.'];
}

function chosenEleven(context: Context): Eleven | string {
  const answer = elevenAnswer(context);
  const what = criteriaText(context.query);
  if (answer?.kind !== 'eleven' || answer.places.length < STARTERS) return `I know no whole eleven of ${what}.`;
  return toEleven(`the best eleven of ${what}`, answer.formation, answer.places, context.tables);
}

const UNKNOWN = { number: null, roles: [], career: null, cups: 0, quality: UNKNOWN_QUALITY, isUnknown: true };

function toEleven(
  label: string,
  formation: FormationId,
  places: readonly { name: string; entry: IndexedPlayer | null }[],
  { cups }: ScoutTables,
): Eleven {
  const starters = places.map(({ name, entry }) => {
    const known = entry?.player.year ? cups.person(entry.player.name, entry.player.year) : null;
    return { ...UNKNOWN, name, shirtName: name, nation: entry?.player.nationality ?? '', ...known };
  });
  return { name: label, formation, starters };
}
