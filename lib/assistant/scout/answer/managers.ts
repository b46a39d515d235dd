import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { type CupContext, reachedText, roundText, SINCE, tally } from '#lib/assistant/scout/answer/cup-scope.ts';
import { hostsOf } from '#lib/assistant/scout/answer/hosts.ts';
import { partsFor, recordRow, standingThere } from '#lib/assistant/scout/answer/parts.ts';
import { isOfNations } from '#lib/assistant/scout/answer/rankings.ts';
import { type Condition, conditionsOf } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { rangeText } from '#lib/assistant/scout/say/criteria-text.ts';
import { list, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { foldText } from '#lib/team/fold-text.ts';

export function managerAnswer(context: CupContext): Answer {
  const { query, year, when } = context;
  const names = [
    ...conditionsOf(query, 'manager').map(({ name }) => name),
    ...query.players.map(({ entry }) => entry.player.name),
  ];
  const [career, ...others] = names.flatMap((name) => careersOf(name, context));
  if (career) return others.length === 0 ? career : { kind: 'several', answers: [career, ...others] };
  const squads = asked(context);
  const [squad] = squads;
  const isOfTeams = context.groups.length > 0;
  if (query.cues.has('most') || query.order !== null || conditionsOf(query, 'measure').length > 0)
    return counted(squads, context);
  if (!squad) return lines(`I know no such manager ${when}.`);
  const isOfSome = isOfTeams || isOfWinners(context) || roundsAsked(context).length > 0;
  if (year === null && !isOfSome) return lines('Which team or World Cup do you mean?');
  if (year === null || !isOfTeams) return listed(squads, context);
  const about = { manager: managerOf(squad, context), team: { name: squad.team, year: squad.year } };
  return { ...lines(...squads.map((one) => managerText(one, context))), about };
}

function listed(squads: readonly Squad[], context: CupContext): Answer {
  const { name, when } = context;
  const [round] = roundsAsked(context);
  const inRound = round ? `, of teams that ${isOfLost(context) ? 'lost' : 'played in'} the ${roundText(round)}` : '';
  const ofWinners = `of World Cup winners${name && ` from ${withArticle(name)}`}`;
  const ofTeams = `${name && `of ${withArticle(name)} `}at World Cups`;
  return {
    kind: 'tally',
    lead: `Managers ${isOfWinners(context) ? ofWinners : ofTeams} ${when}${inRound}:`,
    rows: squads.map((one) => [`${one.year} ${one.team}`, `${managerOf(one, context)}${asPlayer(one, context)}`]),
  };
}

const managerOf = ({ id }: Squad, { tables }: CupContext) => tables.managers.get(id) ?? '';

/** 'Juergen' is 'Jürgen'. */
const withoutUmlauts = (folded: string) => folded.replace(/([aou])e/g, '$1');
const spelled = (name: string) => withoutUmlauts(foldText(name));

const isOfWinners = ({ query }: CupContext) =>
  query.cues.has('champion') ||
  query.cues.has('asPlayer') ||
  query.conditions.some((one) => one.kind === 'measure' && one.measure === 'cupsWon');

/** 'Who lost a final?', but not a match of two teams that are named */
const isOfLost = ({ query, groups }: CupContext) => query.cues.has('lost') && groups.length < 2;

/** What is lost is the final, if nothing else is said. */
const roundsAsked = (context: CupContext) =>
  context.stages.length === 0 && isOfLost(context) ? ['final'] : context.stages;

/** The teams whose managers are asked for. */
function asked(context: CupContext): Squad[] {
  const { query, tables } = context;
  // 'Who coached South Korea when they got to the semis?'
  const rounds = roundsAsked(context).map((stage): Condition => ({ kind: 'stage', stage }));
  const parts = rounds.length > 0 ? partsFor({ ...query, conditions: [...query.conditions, ...rounds] }, tables) : null;
  const wasThere = ({ year, team }: Squad) =>
    parts?.some((part) => part.year === year && part.team === team && (!isOfLost(context) || part.lost > 0)) ?? true;
  const aside = [
    ...conditionsOf(query, 'manager', true).map(({ name }) => name),
    ...conditionsOf(query, 'player', true).map(({ named }) => named.entry.player.name),
  ].map(spelled);
  return context.squads.filter(
    (squad) =>
      wasThere(squad) &&
      !aside.includes(spelled(managerOf(squad, context))) &&
      (!isOfWinners(context) || squad.isWinner) &&
      (!query.cues.has('asPlayer') || asPlayer(squad, context) !== '') &&
      (!query.cues.has('hosts') || hostsOf(squad.year, false, tables).includes(squad.team)),
  );
}

/** 'Who won it as a player and as a coach?' */
function asPlayer(squad: Squad, context: CupContext): string {
  const name = spelled(managerOf(squad, context));
  const winners = squad.isWinner ? context.tables.squads.filter(({ isWinner }) => isWinner) : [];
  const years = winners.flatMap(({ places, year }) =>
    places.some(({ entry }) => withoutUmlauts(entry.foldedName) === name) ? String(year) : [],
  );
  return years.length === 0 ? '' : `, also as a player in ${list.format(years)}`;
}

function managerText({ id, team, year }: Squad, { tables }: CupContext): string {
  const name = tables.managers.get(id) ?? '';
  const others = tables.squads.filter((one) => one.id !== id && tables.managers.get(one.id) === name);
  const also = list.format(others.map((one) => `${one.year} (${one.team})`));
  return `${name} was ${withArticle(team)}’s manager at the ${year} World Cup${also === '' ? ` and at no other ${SINCE}` : `, and also in ${also}`}.`;
}

/** 'Which coach has been to the most World Cups?' */
function counted(squads: readonly Squad[], context: CupContext): Answer {
  const counts = conditionsOf(context.query, 'measure');
  const isOfTeams = isOfNations(context.query) && counts.length === 0;
  const ofEach = (own: readonly Squad[]) => [
    ...new Map(own.map((one) => [isOfTeams ? one.nation : one.id, one])).values(),
  ];
  const all = Map.groupBy(squads, (one) => managerOf(one, context));
  const isAsked = (own: readonly Squad[]) =>
    counts.every((range) =>
      isWithin(range.measure === 'cupTeams' ? new Set(own.map(({ nation }) => nation)).size : own.length, range),
    );
  return tally(
    `Managers ${counts.length > 0 ? `with ${list.format(counts.map(rangeText))}` : `by number of ${isOfTeams ? 'teams at World Cups' : 'World Cups'}${isOfWinners(context) ? ' won' : ''}`}, ${context.when}:`,
    [...all].flatMap(([name, own]) =>
      name !== '' && isAsked(own) ? ofEach(own).map(({ year, team }) => [name, `${year} ${team}`] as const) : [],
    ),
  );
}

/** The teams someone managed, and the World Cups or the managers that a player had. */
function careersOf(name: string, { query, tables, squads, isIn, when }: CupContext): Answer[] {
  const own = spelled(name);
  const managed = squads.filter(({ id }) => spelled(tables.managers.get(id) ?? '') === own);
  const named = tables.records.find(({ entry }) => withoutUmlauts(entry.foldedName) === own);
  const isOfPlayer = query.cues.has('asPlayer');
  const played = (named?.cups ?? []).map(({ squad }) => squad).filter(({ year }) => isOfPlayer || isIn(year));
  const [squad, ...others] = managed;
  const team = squad && others.length === 0 ? { name: squad.team, year: squad.year } : undefined;
  const career = (lead: string, teams: readonly Squad[], textOf: (one: Squad) => string): Answer => ({
    kind: 'tally',
    lead,
    rows: teams.map((one) => [`${one.year} ${one.team}`, textOf(one)] as const),
  });
  const reached = (one: Squad) =>
    [reachedText(tables, one), ...(query.cues.has('record') ? [recordRow(standingThere(one, tables))[1]] : [])].join(
      ', ',
    );
  const asManager = squad
    ? career(`${name} as a manager at World Cups ${when}:`, managed, reached)
    : lines(`${name} managed no such team at World Cups ${when}.`);
  // 'Who coached Maradona?', but 'who did he coach?'
  const isOfOthers = !squad || (query.asks === 'who' && !/^who\w* did\b/.test(query.text));
  if (isOfOthers && !isOfPlayer && played.length > 0)
    return [career(`Managers of ${name}’s teams:`, played, ({ id }) => tables.managers.get(id) ?? '')];
  const answers: Answer[] = [{ ...asManager, about: { manager: name, player: named?.entry, team } }];
  // 'Was Beckenbauer a player or a coach then?'
  if (isOfPlayer && played.length === 0) answers.push(lines(`I know no World Cup ${SINCE} that he played at.`));
  else if (isOfPlayer || (query.cues.has('players') && played.length > 0))
    answers.push(career(`${name} as a player:`, played, reached));
  return answers;
}
