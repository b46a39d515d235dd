import { type Answer, lines, type Side } from '#lib/assistant/scout/answer/answer.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { absent, type CupContext, isTeamOf, resultText } from '#lib/assistant/scout/answer/cup-scope.ts';
import { matchesOf, partsFor } from '#lib/assistant/scout/answer/parts.ts';
import { figuresTogether } from '#lib/assistant/scout/answer/players.ts';
import { conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { names } from '#lib/assistant/scout/say/phrases.ts';
import { CUPS } from '#lib/assistant/scout/tables.ts';
import { lineOf, type Role } from '#lib/match/strength/eleven.ts';
import type { Lineup, Squad } from '#lib/players/squads/squad-book.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';

/** The lines, such as defence, that some positions belong to. */
const linesOf = (query: Query, isNot: boolean) =>
  new Set(
    conditionsOf(query, 'role', isNot)
      .flatMap(({ role }) => role.positions.slice(0, 1))
      .map((position) => lineOf(position as Role)),
  );

export function squadAnswer(context: CupContext): Answer {
  const { query, tables } = context;
  const [squad] = context.own;
  if (!squad) return absent(context);
  const [wanted, unwanted] = [linesOf(query, false), linesOf(query, true)];
  const conditions = query.conditions.filter(({ kind }) => kind !== 'nation' && kind !== 'role');
  const isAsked = whoMeets({ ...query, ask: 'count', conditions }, tables);
  const places = squad.places.filter(
    ({ group, entry }) =>
      (wanted.size === 0 || wanted.has(group)) && !unwanted.has(group) && isAsked(tables.recordOf(entry)),
  );
  const records = places.map(({ entry }) => tables.recordOf(entry));
  const average = query.cues.has('average') && figuresTogether({ ...query, ask: 'count' }, records, tables);
  // 'Howard, Lalas, Jones: who was in the squad?'
  const absentees = query.players.filter((one) => squad.places.every(({ entry }) => entry !== one.entry));
  const found: Answer = { kind: 'squad', squad, places, isPart: places.length < squad.places.length };
  const missing = lines(`Not in that squad: ${names(absentees.map(({ entry }) => entry))}.`);
  return average || (absentees.length > 0 ? { kind: 'several', answers: [missing, found] } : found);
}

export function lineupAnswer(context: CupContext): Answer {
  const { query, tables, stages, groups } = context;
  const isOfMatch = groups.length > 1 || stages.length + conditionsOf(query, 'score').length > 0;
  const found = isOfMatch ? matchLineup(context) : usualLineup(context);
  if (found.kind !== 'lineups' || !query.cues.has('average')) return found;
  const records = found.sides.flatMap(({ places }) => places.map(({ entry }) => tables.recordOf(entry)));
  return figuresTogether({ ...query, ask: 'count', conditions: conditionsOf(query, 'cup') }, records, tables) ?? found;
}

const MISSING = `I have line-ups up to ${CUPS.lastWithLineups}, so not that one.`;

function usualLineup(context: CupContext): Answer {
  const [squad] = context.own;
  if (!squad) return absent(context);
  if (!squad.usual) return lines(`${MISSING} I do have the squad: ask for “${squad.team} ${squad.year} squad”.`);
  return {
    kind: 'lineups',
    sides: [onlyRoles(sideOf(squad, squad.usual), context.query)],
    match: null,
    note: finalNote(squad, squad.usual),
  };
}

function matchLineup({ query, tables, groups, year: asked }: CupContext): Answer {
  const found = matchesOf(partsFor(query, tables)).toReversed();
  const [match = found[0], ...others] = found.filter(({ year }) => year <= CUPS.lastWithLineups);
  if (!match) return lines('I know no such match at World Cups since 1974.');
  if (others.length > 0 && asked === null && groups.length === 0) return lines('Which year do you mean?');
  const teams = match.teams.flatMap((team) => tables.squadOf(match.year, team) ?? []);
  // 'England's team against Argentina' is England's.
  const isBoth = query.cues.has('or') || /(?:s|elevens)$/.test(query.said.get('lineup')?.replace('starters', '') ?? '');
  const isTheirs = isTeamOf(tables, groups.length > 1 && !isBoth ? groups.slice(0, 1) : groups);
  // 'And the opponents?'
  const own = teams.filter(({ team, year }) => isTheirs(year, team) !== query.cues.has('opponents'));
  const sides = (own.length > 0 ? own : teams).flatMap((squad) => {
    const lineup = squad.lineups.find(({ date }) => date === match.date);
    return lineup ? [onlyRoles(sideOf(squad, lineup), query)] : [];
  });
  if (sides.length === 0) return lines(MISSING, `${resultText(match)}.`);
  const [place, ...more] = sides.flatMap(({ places }) => places);
  const player = more.length === 0 ? place?.entry : undefined;
  return { kind: 'lineups', sides, match, note: '', about: { match, player } };
}

function sideOf(squad: Squad, lineup: Lineup): Side {
  const { positions } = formationOf(lineup.formation);
  return {
    squad,
    lineup,
    places: lineup.eleven.flatMap(({ entry }, at) => (positions[at] ? [{ slot: positions[at], entry }] : [])),
  };
}

/** Who replaced whom in the final, if the team got there. */
function finalNote({ lineups }: Squad, usual: Lineup): string {
  const final = lineups.find(({ stage }) => stage === 'final');
  if (!final || final === usual) return '';
  const entriesOf = ({ eleven }: Lineup) => new Set(eleven.map(({ entry }) => entry));
  const [before, after] = [entriesOf(usual), entriesOf(final)];
  const [on, off] = [[...after.difference(before)], [...before.difference(after)]];
  return on.length === 0
    ? 'The final had the same eleven.'
    : `In the final, ${names(on)} started instead of ${names(off)}.`;
}

/** Only the players in some positions: 'Who was in goal?' */
function onlyRoles(side: Side, query: Query): Side {
  const roles = positionsIn(query);
  const places = side.places.filter(({ slot }) => roles.length === 0 || roles.includes(naturalPosition(slot)));
  return { ...side, places };
}
