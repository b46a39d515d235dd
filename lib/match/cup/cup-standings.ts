import type { PlayedCup } from '#lib/match/cup/cup.ts';
import { type CupFormat, tableRules } from '#lib/match/cup/cup-format.ts';
import { groupTable, type TableRow } from '#lib/match/cup/group-table.ts';
import { finalGoals } from '#lib/match/score.ts';

/** The team's group table before a match. Null in the knockout stage. */
export function standingsBefore(
  format: CupFormat,
  cup: PlayedCup,
  before: number,
  team: number,
): { title: string; rows: TableRow[] } | null {
  const next = cup.matches[before];
  if (!next || next.group === '') return null;
  const own = cup.matches.filter(({ stage, group }) => stage === next.stage && group === next.group);
  const members = [...new Set(own.flatMap(({ home, away }) => [home, away]))];
  // Every team has played the same number of matches, one match day after another.
  const days = own.filter(({ number, home, away }) => number < before && (home === team || away === team)).length;
  const counts = new Map<number, number>();
  const played = own.filter(({ home, away }) => {
    const day = Math.max(counts.get(home) ?? 0, counts.get(away) ?? 0) + 1;
    counts.set(home, day).set(away, day);
    return day <= days;
  });
  const results = played.map(({ home, away, score }) => ({ home, away, goals: finalGoals(score) }));
  const title = next.stage === 'group' ? `Group ${next.group}` : `Second group ${next.group.toUpperCase()}`;
  return { title, rows: groupTable(members, results, tableRules(format)) };
}
