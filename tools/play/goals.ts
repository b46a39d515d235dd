import { matchInCup, playSeededCup } from '#lib/match/cup/seeded-cup.ts';
import { finalGoals } from '#lib/match/score.ts';
import { type Line, lineOf } from '#lib/match/strength/eleven.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import { readSquadPlaces } from '#scripts/data/squads.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';
import { CUP_MATCHES } from '#tools/play/measure.ts';

const SCORING_LINES = ['DF', 'MF', 'FW'] as const satisfies readonly Line[];
const MANY_GOALS = 6;

export type GoalFigures = {
  /** A match, extra time included. */
  goals: number;
  /** Matches in which a side scored at least six. */
  sixes: number;
  /** Knockout matches with a shoot-out. */
  shootouts: number;
  /** Goals by defenders, midfielders and forwards. */
  lines: readonly number[];
  /** The mean of each cup's best scorer. */
  bestScorer: number;
};

type Match = { goals: readonly [number, number]; isKnockout: boolean; hasShootout: boolean };
type Scorer = { cup: string; name: string; line: Line; goals: number };

function figuresOf(matches: readonly Match[], scorers: readonly Scorer[]): GoalFigures {
  const share = (some: readonly Match[], isMeant: (match: Match) => boolean) =>
    some.filter(isMeant).length / some.length;
  const sum = (some: readonly Scorer[]) => some.reduce((goals, scorer) => goals + scorer.goals, 0);
  const best = [...Map.groupBy(scorers, ({ cup }) => cup).values()].map((some) =>
    Math.max(...some.map(({ goals }) => goals)),
  );
  return {
    goals: matches.reduce((all, { goals: [home, away] }) => all + home + away, 0) / matches.length,
    sixes: share(matches, ({ goals }) => Math.max(...goals) >= MANY_GOALS),
    shootouts: share(
      matches.filter(({ isKnockout }) => isKnockout),
      ({ hasShootout }) => hasShootout,
    ),
    lines: SCORING_LINES.map((line) => sum(scorers.filter((scorer) => scorer.line === line)) / sum(scorers)),
    bestScorer: best.reduce((all, goals) => all + goals, 0) / best.length,
  };
}

type PlayedMatch = Match & { scorers: readonly Omit<Scorer, 'goals'>[] };

function playedMatches(year: number, cup: string): PlayedMatch[] {
  const tables = CUP_TABLES.cup(year);
  if (!tables) throw new Error(`There is no World Cup ${year}.`);
  const strengths = tables.elevens.map(strengthOf);
  const sides = { format: tables.format, ratings: strengths.map(({ ratings }) => ratings) };
  const seeded = { sides, strengths, seed: cup, own: null, choices: [] };
  const played = playSeededCup(seeded);
  return played.matches.map(({ number, group, home, away, score }) => {
    const scorers = matchInCup(seeded, played, number)
      .events()
      .flatMap(({ kind, side, player }) => {
        const team = side === 0 ? home : away;
        const slot = strengths[team]?.starters[player]?.slot;
        return kind === 'goal' && slot ? [{ cup, name: `${team} ${player}`, line: lineOf(naturalPosition(slot)) }] : [];
      });
    return { goals: finalGoals(score), isKnockout: group === '', hasShootout: score.shootout !== null, scorers };
  });
}

/** Plays every World Cup `rounds` times with its own teams. */
export function goalFigures(rounds: number): GoalFigures {
  const cups = CUP_TABLES.years.flatMap((year) =>
    Array.from({ length: rounds }, (_, round) => playedMatches(year, `figures ${year} ${round}`)),
  );
  const scorers = cups.flatMap((matches) => {
    const goals = Map.groupBy(
      matches.flatMap((match) => match.scorers),
      ({ name }) => name,
    );
    return [...goals.values()].flatMap((own) => (own[0] ? { ...own[0], goals: own.length } : []));
  });
  return figuresOf(cups.flat(), scorers);
}

export function realGoalFigures(): GoalFigures {
  return figuresOf(
    CUP_MATCHES.map(({ goals, stage, shootoutWinner }) => ({
      goals,
      isKnockout: stage !== 'group' && stage !== 'second group',
      hasShootout: shootoutWinner !== '',
    })),
    readSquadPlaces().map(({ year, name, line, goals }) => ({ cup: `${year}`, name, line, goals })),
  );
}
