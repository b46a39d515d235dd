import { type CupMatch, type CupSides, type PlayedCup, playSeededCup } from '#lib/match/cup/cup.ts';
import type { Cup } from '#lib/match/cup/cup-file.ts';
import { hasGoldenGoal } from '#lib/match/cup/cup-format.ts';
import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { diceFor } from '#lib/match/dice.ts';
import { eventsOf, type MatchEvent } from '#lib/match/match-events.ts';
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
import { type Strength, strengthOf } from '#lib/match/strength/strength.ts';
import { elevenText } from '#lib/match/strength/team-eleven.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';

export type OwnCup = {
  sides: CupSides;
  elevens: readonly Eleven[];
  strengths: readonly Strength[];
  own: number;
  replaced: string;
  seed: string;
};

export function weakestTeam({ format, elevens }: Cup): string {
  const worth = elevens.map((eleven) => {
    const { ratings } = strengthOf(eleven);
    return attackOf(ratings) + defenceOf(ratings);
  });
  return format.teams[worth.indexOf(Math.min(...worth))] ?? '';
}

/** Null if no team in the cup has this name. */
export function ownCup(cup: Cup, eleven: Eleven, replaced: string): OwnCup | null {
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
    seed: [ENGINE_VERSION, format.year, replaced, elevenText(eleven)].join(' '),
  };
}

export const playOwnCup = ({ sides, seed }: OwnCup): PlayedCup => playSeededCup(sides, seed);

export function eventsInCup({ strengths, seed }: OwnCup, { matches }: PlayedCup, number: number): MatchEvent[] {
  const match = matches[number];
  const [home, away] = [strengths[match?.home ?? -1], strengths[match?.away ?? -1]];
  if (!match || !home || !away) throw new Error(`The cup has no match ${number}.`);
  return eventsOf(match.score, home, away, diceFor(`${seed} story ${number}`));
}

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
      const name = own.elevens[team]?.starters[event.player]?.shirtName ?? '';
      const known = scorers.get(key) ?? { name, team, goals: 0 };
      scorers.set(key, { ...known, goals: known.goals + 1 });
    }
  }
  return [...scorers.values()].sort((a, b) => b.goals - a.goals || (a.name < b.name ? -1 : 1));
}
