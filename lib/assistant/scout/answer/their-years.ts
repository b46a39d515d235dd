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

/** Whose World Cups they are: 'who coached Argentina when Maradona won it?' */
function theirsIn(query: Query, tables: ScoutTables) {
  const [nation, ...others] = conditionsOf(query, 'nation').map(({ group }) => group);
  const [player, ...more] = query.players.map(({ entry }) => tables.recordOf(entry));
  if (others.length + more.length > 0 || !(player ? query.ask === 'manager' : nation?.nations.length === 1))
    return null;
  const isTheirs = isTeamOf(tables, nation ? [nation] : []);
  const label = nation?.label ?? player?.entry.player.nationality ?? '';
  const squads = player?.cups.map(({ squad }) => squad) ?? tables.squads.filter((one) => isTheirs(one.year, one.team));
  return { label, name: player?.entry.player.name ?? label, squads };
}

/** 'Did Spain lose a game when they won it?' is about the World Cups they won. */
export function inTheirYears(text: string, query: Query, tables: ScoutTables): string {
  const said = IN_THEIR_YEAR.exec(text);
  const theirs = theirsIn(query, tables);
  const [, isThen, ever] = YEARS.find(([group]) => said?.groups?.[group]) ?? [];
  // 'Has Mexico ever won it as hosts?' is about the hosts anyway.
  if (!said || !isThen || !theirs || (query.ask === 'hosts' && query.cues.has('champion'))) return text;
  const { label, name, squads } = theirs;
  const { who = 'they' } = said.groups ?? {};
  // A nation is no 'he'.
  if (name === label && /^s?he$/i.test(who)) return text;
  const years = squads.flatMap((squad) => (isThen(squad, tables) ? squad.year : []));
  if (years.length > 1 && name === label && LISTED.includes(query.ask) && !query.order) return text;
  if (years.length === 0) return `has ${name} ever ${ever}?`;
  const rest = text
    .replace(said[0], ' ')
    .replace(/^(?:[\s,]|and\b)+|[\s?.!]+$/gu, '')
    .replace(/\bthey\b/iu, label);
  const whole = who === 'they' || rest.includes(label) ? rest : `${rest} for ${label}`;
  const when = years.map((year) => `in ${year}`).join(['match', 'manager'].includes(query.ask) ? ' and ' : ' or ');
  return years.includes(yearOf(query) ?? 0) ? whole : `${whole} ${when}`;
}
