import { type Answer, type Context, lines } from '#lib/assistant/scout/answer/answer.ts';
import { isTeamOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { conditionsOf } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { finalGoals } from '#lib/match/score.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { UNKNOWN_QUALITY } from '#lib/match/strength/quality.ts';
import { playVersus, versusChances } from '#lib/match/versus.ts';
import { STARTERS } from '#types/limits.ts';

/** Two World Cup teams, or the user's team and one, by the match engine. */
export function versusAnswer({ query, screen, tables }: Context): Answer {
  const isMine = query.cues.has('mine');
  if (conditionsOf(query, 'gender').some(({ gender }) => gender === 'F'))
    return lines('I don’t have women’s national teams at World Cups, so I can’t play such a match out.');
  if (isMine && (!screen || screen.players.length < STARTERS))
    return lines('Your team needs eleven players before it can play.');
  if (query.players.length > 0)
    return lines('I play teams out as they were, so I can’t put anyone in or leave anyone out.');
  const years = cupYearsOf(query);
  // 'Brazil or Spain in 2010'
  const sides =
    query.sides.length > 0 || years === null
      ? query.sides
      : conditionsOf(query, 'nation').map(({ group }) => ({ group, year: years.from }));
  const elevens = sides.slice(0, isMine ? 1 : 2).map(({ group, year }) => {
    const isTheirs = isTeamOf(tables, [group]);
    const squad = tables.squads.find((one) => one.year === year && isTheirs(year, one.team));
    const cup = tables.cups.cup(year);
    const eleven = cup?.elevens[cup.format.teams.indexOf(squad?.team ?? '')];
    return eleven ? { ...eleven, name: `${eleven.name} ${year}` } : `${group.label} ${year}`;
  });
  const absent = elevens.find((eleven) => typeof eleven === 'string');
  if (absent !== undefined)
    return lines(
      `I have no World Cup team ${absent}; I can play out teams of the World Cups since 1974, such as “Brazil 1982 or Spain 2010”.`,
    );
  const [one, other] = [
    ...(isMine && screen ? [mine(screen, tables)] : []),
    ...elevens.filter((eleven) => typeof eleven !== 'string'),
  ];
  if (!one || !other)
    return lines(
      'I can play out your team and teams of World Cups since 1974, such as “Brazil 1982 or Spain 2010”.',
      isMine && 'In Play you can send your team to any of these World Cups.',
    );
  const { strengths, side, score } = playVersus(one, other);
  const away = side === 0 ? 1 : 0;
  const goals = finalGoals(score);
  return {
    kind: 'versus',
    names: [one.name, other.name],
    outcome: versusChances(strengths[side], strengths[away]),
    goals: [goals[side], goals[away]],
  };
}

function mine(screen: ScreenTeam, { cups }: ScoutTables): Eleven {
  const starters = screen.players.map(({ name, entry }) => {
    const known = entry?.player.year ? cups.person(entry.player.name, entry.player.year) : null;
    const nation = entry?.player.nationality ?? '';
    return {
      name,
      shirtName: name,
      number: null,
      nation,
      roles: [],
      career: null,
      cups: 0,
      quality: UNKNOWN_QUALITY,
      isUnknown: true,
      ...known,
    };
  });
  return { name: 'Your team', formation: screen.formation, starters };
}
