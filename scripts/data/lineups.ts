import { CUP_FORMATIONS, type CupFormation } from '#lib/match/cup/cup-formations.ts';
import { type Line, lineOf } from '#lib/match/strength/eleven.ts';
import type { SquadFile } from '#lib/players/squads/squad-file.ts';
import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { metresIn } from '#lib/team/formation/field-distance.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { toOwnPosition } from '#scripts/data/appearances.ts';
import { readTable } from '#scripts/data/table.ts';
import { isPositionGroup, type PlayerPosition } from '#types/position.ts';
import { SLOTS, type Slot } from '#types/team.ts';

export type LineupRow = {
  year: number;
  date: string;
  stage: string;
  team: string;
  opponent: string;
  eleven: readonly { name: string; code: string }[];
};

export type SquadMember = {
  name: string;
  line: Line;
  /** Natural one first. */
  positions: readonly PlayerPosition[];
};

type Lineup = SquadFile['squads'][number]['lineups'][number] & { formation: CupFormation };
type Lineups = { lineups: readonly Lineup[]; usual: number };

export function readLineups(): LineupRow[] {
  const columns = ['year', 'date', 'stage', 'team', 'opponent', 'eleven'] as const;
  return readTable('lineups.tsv', columns).map(({ year, date, stage, team, opponent, eleven }) => ({
    year: Number(year),
    date,
    stage,
    team,
    opponent,
    eleven: eleven.split('|').map((cell) => {
      const [name = '', code = ''] = cell.split(':');
      return { name, code };
    }),
  }));
}

const namesIn = ({ eleven }: LineupRow): string =>
  eleven
    .map(({ name }) => name)
    .sort()
    .join('|');

/** The latest match with the eleven used most. A tie goes to the one whose players started most matches, then the later. */
function usualLineup(rows: readonly LineupRow[]): LineupRow | undefined {
  const starts = Map.groupBy(
    rows.flatMap(({ eleven }) => eleven),
    ({ name }) => name,
  );
  const elevens = [...Map.groupBy(rows, namesIn).values()].map((uses) => {
    const last = uses.reduce((a, b) => (b.date > a.date ? b : a));
    const started = last.eleven.reduce((sum, { name }) => sum + (starts.get(name)?.length ?? 0), 0);
    return { last, order: [uses.length, started] as const };
  });
  elevens.sort((a, b) => b.order[0] - a.order[0] || b.order[1] - a.order[1] || (b.last.date > a.last.date ? 1 : -1));
  return elevens[0]?.last;
}

/** A squad's real elevens in the closest formations (D64). `rows` are that squad's matches. */
export function lineupsOf(members: readonly SquadMember[], rows: readonly LineupRow[]): Lineups {
  const matches = rows.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const usual = usualLineup(matches);
  const lineups = matches.map((match) => {
    const places: number[] = [];
    const positions = match.eleven.map(({ name, code }) => {
      const at = placeOf(members, name, code, places);
      places.push(at);
      return positionsIn(rows, members[at], name, code);
    });
    const { formation, order } = closestFormation(positions);
    const eleven = order.map((at) => places[at] ?? -1);
    return { formation, eleven, opponent: match.opponent, date: match.date, stage: match.stage };
  });
  return { lineups, usual: usual ? matches.indexOf(usual) : -1 };
}

/** In two squads, two players share a name: the one in the right line is meant. */
function placeOf(members: readonly SquadMember[], name: string, code: string, taken: readonly number[]): number {
  const namesakes = [...members.entries()].filter(([at, member]) => member.name === name && !taken.includes(at));
  const line = lineOf(toOwnPosition(code) ?? (code as Line));
  const inLine = namesakes.find(([, member]) => member.line === line);
  return (inLine ?? namesakes[0])?.[0] ?? -1;
}

/** As the match says; if it knows only the line, as that squad's other matches say, or else as the player's own. */
function positionsIn(
  rows: readonly LineupRow[],
  member: SquadMember | undefined,
  name: string,
  code: string,
): PlayerPosition[] {
  const position = toOwnPosition(code);
  if (position) return [position];
  const elsewhere = rows.flatMap(({ eleven }) => {
    const played = eleven.find((one) => one.name === name);
    return (played && toOwnPosition(played.code)) ?? [];
  });
  const precise = [...elsewhere, ...(member?.positions ?? [])].filter((one) => !isPositionGroup(one));
  const line = code as Line;
  const known = precise.filter((one) => lineOf(one) === line);
  if (known.length > 0) return known;
  return precise.length > 0 ? precise : [line];
}

type Arranged = { formation: CupFormation; order: readonly number[] };

const arranged = new Map<string, Arranged>();

/** Many matches have the same positions, and the measurements arrange every match several times. */
function closestFormation(positions: readonly (readonly PlayerPosition[])[]): Arranged {
  const key = positions.join(' ');
  const known = arranged.get(key) ?? findClosest(positions);
  arranged.set(key, known);
  return known;
}

/** The formation with the shortest ways from these positions, and who takes each of its slots. */
function findClosest(positions: readonly (readonly PlayerPosition[])[]): Arranged {
  // Most slots are in several formations.
  const costsOf = new Map(SLOTS.map((slot) => [slot, positions.map((own) => metresTo(slot, own))]));
  const candidates = CUP_FORMATIONS.map((formation) => {
    const costs = formationOf(formation).positions.map((slot) => costsOf.get(slot) ?? []);
    const order = cheapestAssignment(costs);
    return { formation, order, metres: order.reduce((sum, at, row) => sum + (costs[row]?.[at] ?? 0), 0) };
  });
  return candidates.reduce((best, next) => (next.metres < best.metres ? next : best));
}

/** Each further position of a player counts as farther away. */
const PER_POSITION = 3;
/** Breaks ties among slots that fit: a centre back who also plays left back is the left one. */
const TIE = 0.01;
const OUT_OF_GOAL = 1_000;

function metresTo(slot: Slot, positions: readonly PlayerPosition[]): number {
  const metres = positions.map((position, at) => wayTo(slot, position) + at * PER_POSITION);
  const lean = positions.reduce((sum, position) => sum + centreWay(slot, position), 0) / positions.length;
  return Math.min(...metres) + lean * TIE;
}

function wayTo(slot: Slot, position: PlayerPosition): number {
  if (fitsSlot(position, slot)) return 0;
  if ((slot === 'GK') !== (position === 'GK')) return OUT_OF_GOAL;
  return centreWay(slot, position);
}

const CENTRES = { DF: 'CB', MF: 'CM', FW: 'ST' } as const;

const metresBetween = metresIn(CUP_FORMATIONS);
const ways = new Map<string, number>();

/** Computed once per pair: the line-ups ask for a million. */
function centreWay(slot: Slot, position: PlayerPosition): number {
  const pair = `${slot} ${position}`;
  const way = ways.get(pair) ?? metresBetween(slot, isPositionGroup(position) ? CENTRES[position] : position);
  ways.set(pair, way);
  return way;
}
