import { isTeamOf, reachedText, yearOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { hostsOf } from '#lib/assistant/scout/answer/hosts.ts';
import { asksIn, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

const { IN_THEIR_YEAR } = patternsIn('referents');

/** They tell of each year, or of none. */
const LISTED = asksIn('manager list count eleven');

type IsThen = (squad: Squad, tables: ScoutTables) => boolean;
const FINALS = ['winners', 'lost the final'];
/** By the pattern's groups, when it was, and the question whether there was such a year. */
const YEARS: readonly (readonly [group: string, isThen: IsThen, ever: string])[] = [
  ['won', ({ isWinner }) => isWinner, 'won the World Cup'],
  ['hosted', ({ year, team }, tables) => hostsOf(year, false, tables).includes(team), 'hosted the World Cup'],
  ['lost', (squad, tables) => reachedText(tables, squad) === 'lost the final', 'lost the World Cup final'],
  ['reached', (squad, tables) => FINALS.includes(reachedText(tables, squad)), 'played in the World Cup final'],
];

/** 'Did Spain lose a game when they won it?' is about the World Cups they won. */
export function inTheirYears(text: string, query: Query, tables: ScoutTables): string {
  const said = IN_THEIR_YEAR.exec(text);
  const [nation, ...others] = conditionsOf(query, 'nation').map(({ group }) => group);
  const [, isThen, ever] = YEARS.find(([group]) => said?.groups?.[group]) ?? [];
  // 'Has Mexico ever won it as hosts?' is about the hosts anyway.
  if (query.ask === 'hosts' && query.cues.has('champion')) return text;
  if (!said || !isThen || nation?.nations.length !== 1 || others.length + query.players.length > 0) return text;
  const years = tables.squads.flatMap((squad) =>
    isTeamOf(tables, [nation])(squad.year, squad.team) && isThen(squad, tables) ? squad.year : [],
  );
  if (years.length > 1 && LISTED.includes(query.ask) && !query.order) return text;
  if (years.length === 0) return `has ${nation.label} ever ${ever}?`;
  const rest = text
    .replace(said[0], ' ')
    .replace(/^(?:[\s,]|and\b)+|[\s?.!]+$/gu, '')
    .replace(/\bthey\b/iu, nation.label);
  const { who = 'they' } = said.groups ?? {};
  const whole = who === 'they' || rest.includes(nation.label) ? rest : `${rest} for ${nation.label}`;
  const when = years.map((year) => `in ${year}`).join(query.ask === 'match' ? ' and ' : ' or ');
  return years.includes(yearOf(query) ?? 0) ? whole : `${whole} ${when}`;
}
