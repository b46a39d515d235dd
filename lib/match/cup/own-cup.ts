import type { CupMatch, PlayedCup } from '#lib/match/cup/cup.ts';
import type { Cup } from '#lib/match/cup/cup-file.ts';
import { hasGoldenGoal } from '#lib/match/cup/cup-format.ts';
import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { matchInCup, playSeededCup, type SeededCup } from '#lib/match/cup/seeded-cup.ts';
import { playerNumbered } from '#lib/match/lineup.ts';
import type { MatchEvent } from '#lib/match/match-events.ts';
import type { MatchChoices } from '#lib/match/plans.ts';
import {
  attackOf,
  defenceOf,
  expectedGoals,
  knockoutScoreChances,
  type Outcome,
  outcomeOf,
  scoreChances,
} from '#lib/match/score-model.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { seedOf } from '#lib/match/strength/team-eleven.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';

export type OwnCup = SeededCup & {
  elevens: readonly Eleven[];
  own: number;
  replaced: string;
};

export function weakestTeam({ format, elevens }: Cup): string {
  const worth = elevens.map((eleven) => {
    const { ratings } = strengthOf(eleven);
    return attackOf(ratings) + defenceOf(ratings);
  });
  return format.teams[worth.indexOf(Math.min(...worth))] ?? '';
}

/** Null if no team in the cup has this name. `choices` are those of the eleven's matches, as in its link. */
export function ownCup(
  cup: Cup,
  eleven: Eleven,
  replaced: string,
  choices: readonly MatchChoices[] = [],
): OwnCup | null {
  const own = cup.format.teams.indexOf(replaced);
  if (own === -1) return null;
  const elevens = cup.elevens.with(own, eleven);
  const strengths = elevens.map(strengthOf);
  const format = { ...cup.format, teams: cup.format.teams.with(own, eleven.name) };
  return {
    sides: { format, ratings: strengths.map(({ ratings }) => ratings) },
    elevens,
    strengths,
    own,
    replaced,
    choices,
    seed: [ENGINE_VERSION, format.year, seedOf(eleven)].join(' '),
  };
}

export const playOwnCup = (cup: OwnCup): PlayedCup => playSeededCup(cup);

/** Players are numbered as in `playerNumbered`. */
export const eventsInCup = (cup: OwnCup, played: PlayedCup, number: number): MatchEvent[] =>
  matchInCup(cup, played, number).events();

/** The home side's chances after 90 minutes, or after extra time in the knockout stage. */
export function outcomeInCup({ sides }: OwnCup, { home, away, group }: CupMatch): Outcome {
  const side = (team: number) => {
    const ratings = sides.ratings[team];
    if (!ratings) throw new Error(`Team ${team} has no ratings.`);
    return { ratings, isHost: sides.format.hosts.includes(team) };
  };
  const expected = expectedGoals(side(home), side(away));
  if (group !== '') return outcomeOf(scoreChances(expected, false));
  return outcomeOf(knockoutScoreChances(expected, hasGoldenGoal(sides.format.year)));
}

/** The same, seen from the team. */
export function outcomeFor(own: OwnCup, { match, side }: Pick<PathStep, 'match' | 'side'>): Outcome {
  const { win, draw, loss } = outcomeInCup(own, match);
  return side === 0 ? { win, draw, loss } : { win: loss, draw, loss: win };
}

export type Scorer = { name: string; team: number; goals: number };

export function scorersOf(own: OwnCup, cup: PlayedCup): Scorer[] {
  const scorers = new Map<string, Scorer>();
  for (const { number, home, away } of cup.matches) {
    for (const event of eventsInCup(own, cup, number)) {
      if (event.kind !== 'goal') continue;
      const team = event.side === 0 ? home : away;
      const key = `${team} ${event.player}`;
      const strength = own.strengths[team];
      const name = (strength && playerNumbered(strength, event.player)?.shirtName) ?? '';
      const known = scorers.get(key) ?? { name, team, goals: 0 };
      scorers.set(key, { ...known, goals: known.goals + 1 });
    }
  }
  return [...scorers.values()].sort((a, b) => b.goals - a.goals || (a.name < b.name ? -1 : 1));
}
