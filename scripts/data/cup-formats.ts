import type { CupFormat, KnockoutStage, Source } from '#lib/match/cup/cup-format.ts';
import { isHeadToHeadFirst, pointsForWin } from '#lib/match/cup/cup-format.ts';
import { groupTable } from '#lib/match/cup/group-table.ts';
import { type CupMatchRow, HOSTS } from '#scripts/data/squads.ts';

/** Level in every result: decided by lot in 1990 and by cards in 2018. The first-named finished ahead. */
const SETTLED_OTHERWISE: Readonly<Record<number, readonly string[]>> = {
  1990: ['Ireland', 'Netherlands'],
  2018: ['Japan', 'Senegal'],
};

const TEAMS_WITH_TABLE = 24;

/** From the regulations: the groups whose third-placed team a group winner can meet. */
const THIRDS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  24: { '1A': 'CDE', '1B': 'ACD', '1C': 'ABF', '1D': 'BEF' },
  48: {
    '1A': 'CEFHI',
    '1B': 'EFGIJ',
    '1D': 'BEFIJ',
    '1E': 'ABCDF',
    '1G': 'AEHIJ',
    '1I': 'CDFGH',
    '1K': 'DEIJL',
    '1L': 'EHIJK',
  },
};

/** A tournament's format, derived from its results: who met whom shows which places met. */
export function cupFormatOf(year: number, rows: readonly CupMatchRow[]): CupFormat {
  const played = rows.filter((row) => row.year === year);
  const stage = (name: string) => played.filter((row) => row.stage === name);
  const first = stage('group');
  const teams = [...new Set(first.flatMap(({ home, away }) => [home, away]))];
  const teamAt = (name: string) => teams.indexOf(name);
  const names = [...new Set(first.map(({ group }) => group))].sort();
  const groups = names.map((name) => {
    const own = first.filter(({ group }) => group === name);
    return { name, teams: [...new Set(own.flatMap(({ home, away }) => [teamAt(home), teamAt(away)]))] };
  });
  const lots = teams.map((team) => SETTLED_OTHERWISE[year]?.indexOf(team) ?? 0);
  const rules = { pointsForWin: pointsForWin(year), headToHeadFirst: isHeadToHeadFirst(year), lots };
  const place = new Map<number, Source>();
  const label = (name: string, members: readonly number[], results: readonly CupMatchRow[]) => {
    const asResults = results.map(({ home, away, goals }) => ({ home: teamAt(home), away: teamAt(away), goals }));
    for (const [at, { team }] of groupTable(members, asResults, rules).entries()) place.set(team, `${at + 1}${name}`);
  };
  for (const { name, teams: members } of groups) {
    label(
      name,
      members,
      first.filter(({ group }) => group === name),
    );
  }
  const placeOf = (team: number): Source => place.get(team) ?? '';

  const second = stage('second group');
  const circles = connected(second.map(({ home, away }) => [teamAt(home), teamAt(away)]));
  const secondGroups = circles.map((members, at) => ({ name: 'abcd'[at] ?? '', teams: members.map(placeOf) }));
  const secondGroupMatches = second.map(({ home, away }) => {
    const group = circles.findIndex((members) => members.includes(teamAt(home)));
    const members = circles[group] ?? [];
    return [group, members.indexOf(teamAt(home)), members.indexOf(teamAt(away))] as const;
  });
  for (const [at, members] of circles.entries()) {
    label(
      secondGroups[at]?.name ?? '',
      members,
      second.filter(({ home }) => members.includes(teamAt(home))),
    );
  }

  const rest = played.filter((row) => row.stage !== 'group' && row.stage !== 'second group');
  const placeIn = (name: string) => placeOf(teamAt(name));
  return {
    year,
    hosts: (HOSTS[year] ?? []).map(teamAt),
    teams,
    groups,
    groupMatches: first.map(({ group, home, away }) => [names.indexOf(group), teamAt(home), teamAt(away)]),
    secondGroups,
    secondGroupMatches,
    knockout: knockoutOf(rest, placeIn, teams.length),
  };
}

type Knockout = CupFormat['knockout'][number];

function knockoutOf(rows: readonly CupMatchRow[], placeIn: (team: string) => Source, teams: number): Knockout[] {
  const thirds = THIRDS[teams] ?? {};
  const sourceOf = (number: number, name: string, other: string): Source => {
    const before = rows.slice(0, number).findLastIndex(({ home, away }) => home === name || away === name);
    const earlier = rows[before];
    if (earlier) return `${winnerOf(earlier) === name ? 'W' : 'L'}${before}`;
    const own = placeIn(name);
    const allowed = own.startsWith('3') ? thirds[placeIn(other)] : undefined;
    if (allowed === undefined) return own;
    if (!allowed.includes(own.slice(1))) throw new Error(`${name} came ${own}, and ${other} meets only ${allowed}.`);
    // We don't have the regulations' table, so the real opponent comes first.
    const group = own.slice(1);
    return teams === TEAMS_WITH_TABLE ? `3${allowed}` : `${own}${allowed.replace(group, '')}`;
  };
  return rows.map(({ stage, home, away }, number) => ({
    stage: stage as KnockoutStage,
    home: sourceOf(number, home, away),
    away: sourceOf(number, away, home),
  }));
}

function winnerOf({ home, away, goals, shootoutWinner }: CupMatchRow): string {
  if (shootoutWinner !== '') return shootoutWinner;
  return goals[0] > goals[1] ? home : away;
}

function connected(pairs: readonly (readonly [number, number])[]): number[][] {
  const circles: number[][] = [];
  for (const pair of pairs) {
    const touching = circles.filter((circle) => pair.some((team) => circle.includes(team)));
    for (const circle of touching) circles.splice(circles.indexOf(circle), 1);
    circles.push([...new Set([...touching.flat(), ...pair])]);
  }
  return circles;
}
