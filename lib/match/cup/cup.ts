import {
  assignThirds,
  type CupFormat,
  hasGoldenGoal,
  type Source,
  type Stage,
  tableRules,
  thirdSlots,
} from '#lib/match/cup/cup-format.ts';
import { type GroupResult, groupTable, rankAcrossGroups, type TableRow } from '#lib/match/cup/group-table.ts';
import { type Dice, diceFor } from '#lib/match/dice.ts';
import { drawGroupScore, drawKnockoutScore, finalGoals, type Score, winnerOf } from '#lib/match/score.ts';
import { type ExpectedGoals, expectedGoals } from '#lib/match/score-model.ts';
import type { Ratings } from '#lib/match/strength/strength.ts';

export type CupMatch = {
  /** Zero-based, in order of play. */
  number: number;
  stage: Stage;
  group: string;
  home: number;
  away: number;
  score: Score;
};

export type PlayedGroup = { name: string; table: readonly TableRow[] };

export type PlayedCup = {
  matches: readonly CupMatch[];
  groups: readonly PlayedGroup[];
  secondGroups: readonly PlayedGroup[];
  champion: number;
};

/** Draws a match's score. Its number is its place in the order of play. */
export type ScoreSource = (match: Omit<CupMatch, 'score'>) => Score;

export type CupSides = {
  format: CupFormat;
  /** One for each of the format's teams. */
  ratings: readonly Ratings[];
};

export function playCup(format: CupFormat, scoreOf: ScoreSource, lots: readonly number[]): PlayedCup {
  const rules = tableRules(format, lots);
  const matches: CupMatch[] = [];
  const play = (stage: Stage, group: string, home: number, away: number): CupMatch => {
    const match = { number: matches.length, stage, group, home, away };
    const played = { ...match, score: scoreOf(match) };
    matches.push(played);
    return played;
  };
  const tableOf = (teams: readonly number[], played: readonly CupMatch[]): TableRow[] =>
    groupTable(teams, played.map(toResult), rules);

  const first = format.groupMatches.map(([group, home, away]) =>
    play('group', format.groups[group]?.name ?? '', home, away),
  );
  const groups = format.groups.map(({ name, teams }) => ({
    name,
    table: tableOf(
      teams,
      first.filter(({ group }) => group === name),
    ),
  }));

  const knockout: CupMatch[] = [];
  const thirds = thirdsOf(format, groups, lots);
  const secondGroups: PlayedGroup[] = [];
  const teamOf = (source: Source) => resolve(source, { groups: [...groups, ...secondGroups], thirds, knockout });

  const members = format.secondGroups.map(({ teams }) => teams.map(teamOf));
  const second = format.secondGroupMatches.map(([group, home, away]) => {
    const teams = members[group] ?? [];
    return play('second group', format.secondGroups[group]?.name ?? '', teams[home] ?? 0, teams[away] ?? 0);
  });
  for (const [at, { name }] of format.secondGroups.entries()) {
    const own = second.filter(({ group }) => group === name);
    secondGroups.push({ name, table: tableOf(members[at] ?? [], own) });
  }

  for (const { stage, home, away } of format.knockout) knockout.push(play(stage, '', teamOf(home), teamOf(away)));
  const final = knockout.at(-1);
  if (!final) throw new Error('The cup has no final.');
  return { matches, groups, secondGroups, champion: winningTeam(final) };
}

const toResult = ({ home, away, score }: CupMatch): GroupResult => ({ home, away, goals: finalGoals(score) });

const winningTeam = ({ home, away, score }: CupMatch) => (winnerOf(score) === 1 ? away : home);
const losingTeam = ({ home, away, score }: CupMatch) => (winnerOf(score) === 1 ? home : away);

function thirdsOf(
  { knockout }: CupFormat,
  groups: readonly PlayedGroup[],
  lots: readonly number[],
): ReadonlyMap<Source, string> {
  const slots = thirdSlots(knockout);
  const nameOf = new Map(groups.map(({ name, table }) => [table[2]?.team, name]));
  const ranked = rankAcrossGroups(
    groups.flatMap(({ table }) => table[2] ?? []),
    lots,
  );
  const through = ranked.slice(0, slots.length).map(({ team }) => nameOf.get(team) ?? '');
  const assigned = assignThirds(slots, through);
  if (!assigned) throw new Error(`No places for the third teams of ${through.join(', ')}.`);
  return assigned;
}

type Reached = { groups: readonly PlayedGroup[]; thirds: ReadonlyMap<Source, string>; knockout: readonly CupMatch[] };

function resolve(source: Source, { groups, thirds, knockout }: Reached): number {
  const [kind = '', name] = [source.slice(0, 1), source.slice(1)];
  if (kind === 'W' || kind === 'L') {
    const match = knockout[Number(name)];
    if (!match) throw new Error(`No knockout match has the number ${name}.`);
    return kind === 'W' ? winningTeam(match) : losingTeam(match);
  }
  const groupName = thirds.get(source) ?? name;
  const row = groups.find((group) => group.name === groupName)?.table[Number(kind) - 1];
  if (!row) throw new Error(`Nobody is ${source}.`);
  return row.team;
}

/** Expected goals for every pairing, each computed once. */
function pairings({ format, ratings }: CupSides): (home: number, away: number) => ExpectedGoals {
  const known: ExpectedGoals[] = [];
  const side = (team: number) => ({ ratings: ratingsAt(ratings, team), isHost: format.hosts.includes(team) });
  return (home, away) => {
    const at = home * format.teams.length + away;
    const found = known[at] ?? expectedGoals(side(home), side(away));
    known[at] = found;
    return found;
  };
}

function ratingsAt(ratings: readonly Ratings[], team: number): Ratings {
  const found = ratings[team];
  if (!found) throw new Error(`Team ${team} has no ratings.`);
  return found;
}

export function cupSimulator(sides: CupSides, seed: string): () => PlayedCup {
  const expected = pairings(sides);
  const dice = diceFor(`${seed} simulation`);
  return () =>
    playCup(
      sides.format,
      ({ home, away, group }) => drawFor(sides, dice, expected(home, away), home, away, group === ''),
      sides.format.teams.map(() => dice()),
    );
}

function drawFor(
  { ratings, format }: CupSides,
  dice: Dice,
  expected: ExpectedGoals,
  home: number,
  away: number,
  isKnockout: boolean,
): Score {
  if (!isKnockout) return drawGroupScore(dice, expected);
  const [one, other] = [ratingsAt(ratings, home), ratingsAt(ratings, away)];
  return drawKnockoutScore(dice, expected, one, other, hasGoldenGoal(format.year));
}
