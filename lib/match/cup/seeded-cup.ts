import { type CupMatch, type CupSides, type PlayedCup, playCup } from '#lib/match/cup/cup.ts';
import { hasGoldenGoal } from '#lib/match/cup/cup-format.ts';
import { diceFor } from '#lib/match/dice.ts';
import type { MatchChoices } from '#lib/match/plans.ts';
import { type PlayedMatch, playMatch } from '#lib/match/play-match.ts';
import type { Strength } from '#lib/match/strength/strength.ts';

export type SeededCup = {
  sides: CupSides;
  strengths: readonly Strength[];
  seed: string;
  /** The team that takes someone's place. Null if the cup has only its own teams. */
  own: number | null;
  /** The own team's, match by match. Where they are missing, it plays as it is. */
  choices: readonly MatchChoices[];
};

type Fixture = Omit<CupMatch, 'score'>;

/**
 * Every match has its own dice, which don't depend on whose place the own team takes. In its own matches, they depend on
 * `ownNumber`, how many it has played (null in others' matches); in the others, on who meets in which stage.
 */
function playFixture(cup: SeededCup, { stage, group, home, away }: Fixture, ownNumber: number | null): PlayedMatch {
  const { sides, strengths, seed, own, choices } = cup;
  const { teams, hosts, year } = sides.format;
  const [one, other] = [strengths[home], strengths[away]];
  if (!one || !other) throw new Error(`There is no match between the teams ${home} and ${away}.`);
  const names = [teams[home] ?? '', teams[away] ?? ''] as const;
  const side = home === own ? 0 : 1;
  const setup = {
    strengths: [one, other],
    isHost: [hosts.includes(home), hosts.includes(away)],
    isKnockout: group === '',
    hasGoldenGoal: hasGoldenGoal(year),
  } as const;
  if (ownNumber !== null)
    return playMatch({ ...setup, seed: `${seed} own ${ownNumber}`, first: side, chooser: side }, choices[ownNumber]);
  const first = names[0] < names[1] ? 0 : 1;
  return playMatch({ ...setup, seed: `${seed} ${stage} ${names.toSorted().join(' – ')}`, first, chooser: 0 });
}

const isOwn = ({ own }: SeededCup, { home, away }: Fixture) => home === own || away === own;

/** The same cup every time. */
export function playSeededCup(cup: SeededCup): PlayedCup {
  const { seed, own } = cup;
  let ownMatches = 0;
  return playCup(
    cup.sides.format,
    (match) => playFixture(cup, match, isOwn(cup, match) ? ownMatches++ : null).score,
    cup.sides.format.teams.map((name, team) => diceFor(`${seed} lots ${team === own ? '' : name}`)()),
  );
}

export function matchInCup(cup: SeededCup, { matches }: PlayedCup, number: number): PlayedMatch {
  const match = matches[number];
  if (!match) throw new Error(`The cup has no match ${number}.`);
  const ownNumber = matches.slice(0, number).filter((before) => isOwn(cup, before)).length;
  return playFixture(cup, match, isOwn(cup, match) ? ownNumber : null);
}
