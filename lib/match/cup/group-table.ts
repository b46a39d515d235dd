export type GroupResult = { home: number; away: number; goals: readonly [home: number, away: number] };

export type TableRow = {
  team: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
};

export type TableRules = {
  pointsForWin: 2 | 3;
  /** From 2026: matches between level teams count before overall goals. */
  headToHeadFirst: boolean;
  /** Drawn once per team. The lower one goes first if everything else is equal. */
  lots: readonly number[];
};

type Order = (a: TableRow, b: TableRow) => number;

function rowsOf(
  teams: readonly number[],
  results: readonly GroupResult[],
  pointsForWin: number,
): Map<number, TableRow> {
  const rows = new Map<number, TableRow>();
  for (const team of teams) {
    rows.set(team, { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 });
  }
  const count = (team: number, scored: number, conceded: number) => {
    const row = rows.get(team);
    if (!row) return;
    row.played++;
    row.scored += scored;
    row.conceded += conceded;
    if (scored > conceded) {
      row.won++;
      row.points += pointsForWin;
    } else if (scored === conceded) {
      row.drawn++;
      row.points++;
    } else row.lost++;
  };
  for (const { home, away, goals } of results) {
    if (!rows.has(home) || !rows.has(away)) continue;
    count(home, goals[0], goals[1]);
    count(away, goals[1], goals[0]);
  }
  return rows;
}

const byPoints: Order = (a, b) => b.points - a.points;
const byGoals: Order = (a, b) => b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored;

/** Best first. */
export function groupTable(teams: readonly number[], results: readonly GroupResult[], rules: TableRules): TableRow[] {
  const rows = [...rowsOf(teams, results, rules.pointsForWin).values()];
  const overall: Order = rules.headToHeadFirst ? byPoints : (a, b) => byPoints(a, b) || byGoals(a, b);
  return ranked(rows, overall).flatMap((level) => settle(level, results, rules));
}

/** Best first; teams that the order leaves level stay together. */
function ranked(rows: readonly TableRow[], order: Order): TableRow[][] {
  const levels: TableRow[][] = [];
  for (const row of rows.toSorted(order)) {
    const last = levels.at(-1);
    if (last?.[0] && order(last[0], row) === 0) last.push(row);
    else levels.push([row]);
  }
  return levels;
}

/** Orders level teams by the matches between them; where some are still level, by the matches between these alone. */
function settle(level: TableRow[], results: readonly GroupResult[], rules: TableRules): TableRow[] {
  if (level.length === 1) return level;
  const teams = level.map(({ team }) => team);
  const between = rowsOf(teams, results, rules.pointsForWin);
  const mutual: Order = (a, b) => {
    const [x, y] = [between.get(a.team) ?? a, between.get(b.team) ?? b];
    return byPoints(x, y) || byGoals(x, y);
  };
  const levels = ranked(level, mutual);
  if (levels.length > 1) return levels.flatMap((next) => settle(next, results, rules));
  return level.toSorted((a, b) => byGoals(a, b) || byLots(rules.lots)(a, b));
}

const byLots =
  (lots: readonly number[]): Order =>
  (a, b) =>
    (lots[a.team] ?? 0) - (lots[b.team] ?? 0);

/** Ranks teams from different groups, such as the best third-placed ones. */
export function rankAcrossGroups(rows: readonly TableRow[], lots: readonly number[]): TableRow[] {
  return rows.toSorted((a, b) => byPoints(a, b) || byGoals(a, b) || byLots(lots)(a, b));
}
