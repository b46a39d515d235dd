import type { CupMatch, PlayedCup, PlayedGroup } from '#lib/match/cup/cup.ts';
import { type CupFormat, isHeadToHeadFirst, pointsForWin } from '#lib/match/cup/cup-format.ts';
import { groupTable, type TableRow } from '#lib/match/cup/group-table.ts';
import { finalGoals } from '#lib/match/score.ts';

const difference = ({ scored, conceded }: TableRow) => scored - conceded;
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** Whether a team played on after a group: the match for third place straight after one doesn't count. */
function isThrough({ matches }: PlayedCup, group: readonly CupMatch[], team: number): boolean {
  const last = group.at(-1)?.number ?? 0;
  const after = matches.slice(last + 1).filter(({ home, away }) => home === team || away === team);
  return after.some(({ stage }) => stage !== group.at(0)?.stage && stage !== 'third place');
}

/** In one line, why a team that was level on points in its group went through or out. Null if it wasn't level. */
export function levelLine(format: CupFormat, cup: PlayedCup, { name, table }: PlayedGroup, own: number): string | null {
  const rank = table.findIndex(({ team }) => team === own);
  const row = table[rank];
  const matches = cup.matches.filter(({ group }) => group === name);
  const level = table.filter(({ points }) => points === row?.points);
  if (!row || level.length < 2) return null;
  const isOwnThrough = isThrough(cup, matches, own);
  const isApart = ({ team }: TableRow) => team !== own && isThrough(cup, matches, team) !== isOwnThrough;
  const neighbours = [table[rank - 1], table[rank + 1]].filter((one) => one !== undefined && level.includes(one));
  const rival = level.find(isApart) ?? neighbours[0];
  if (!rival) return null;
  const went = isOwnThrough ? 'went through' : 'went out';
  const came = table.indexOf(rival) > rank ? 'finished ahead' : 'finished behind';
  const reason = reasonFor(format, matches, level, row, rival);
  return `Level on points with ${format.teams[rival.team]}, you ${isApart(rival) ? went : came} ${reason}.`;
}

function reasonFor(
  { year }: CupFormat,
  matches: readonly CupMatch[],
  level: readonly TableRow[],
  own: TableRow,
  rival: TableRow,
): string {
  const goals = goalsReason(own, rival);
  const mutual = mutualReason(year, matches, level, own, rival);
  const [first, second] = isHeadToHeadFirst(year) ? [mutual, goals] : [goals, mutual];
  return first ?? second ?? 'by drawing lots';
}

function goalsReason(own: TableRow, rival: TableRow): string | null {
  if (difference(own) !== difference(rival)) {
    return `on goal difference (${signed(difference(own))} to ${signed(difference(rival))})`;
  }
  return own.scored === rival.scored ? null : `on goals scored (${own.scored} to ${rival.scored})`;
}

function mutualReason(
  year: number,
  matches: readonly CupMatch[],
  level: readonly TableRow[],
  own: TableRow,
  rival: TableRow,
): string | null {
  const results = matches.map(({ home, away, score }) => ({ home, away, goals: finalGoals(score) }));
  const rules = { pointsForWin: pointsForWin(year), headToHeadFirst: false, lots: [] };
  const teams = level.map(({ team }) => team);
  const table = groupTable(teams, results, rules);
  const [mine, theirs] = [own, rival].map(({ team }) => table.find((one) => one.team === team));
  if (!mine || !theirs || (mine.points === theirs.points && goalsReason(mine, theirs) === null)) return null;
  return level.length === 2 ? 'on the match between you' : 'on the matches between the level teams';
}
