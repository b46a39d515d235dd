import { readFileSync } from 'node:fs';
import type { CupMatch } from '#lib/match/cup/cup.ts';
import { chancesInBatches, SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { type CupFile, cupTables } from '#lib/match/cup/cup-file.ts';
import { pathOf } from '#lib/match/cup/cup-path.ts';
import { eventsInCup, ownCup, playOwnCup } from '#lib/match/cup/own-cup.ts';
import { makeEleven } from '#lib/match/match.fixtures.ts';
import { HALF_TIME } from '#lib/match/match-events.ts';
import { type MatchChoices, NO_CHOICES } from '#lib/match/plans.ts';
import { finalGoals } from '#lib/match/score.ts';
import { expectedGoals, knockoutScoreChances, outcomeOf } from '#lib/match/score-model.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { fitOf } from '#lib/match/strength/slot-fit.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { elevenOf } from '#lib/match/strength/team-eleven.ts';
import { playVersus } from '#lib/match/versus.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Team } from '#types/team.ts';

// Silly teams win nothing, and nobody can roll the dice again.

const FILE = JSON.parse(readFileSync(`public${CUP_FILE_ADDRESS}`, 'utf8')) as CupFile;
const tables = cupTables(FILE);

function cupOf1998(eleven: Eleven, replaced = 'Jamaica', choices: readonly MatchChoices[] = []) {
  const cup = tables.cup(1998);
  const own = cup && ownCup(cup, eleven, replaced, choices);
  if (!own) throw new Error(`${replaced} wasn’t in the World Cup 1998.`);
  return own;
}

function titleOdds(eleven: Eleven): number {
  const { sides, own, seed } = cupOf1998(eleven);
  return chancesInBatches(sides, own, seed, SIMULATED_CUPS)().champion / SIMULATED_CUPS;
}

const FORWARDS = [
  ['Lionel Messi', 1987],
  ['Diego Maradona', 1960],
  ['Cristiano Ronaldo', 1985],
  ['Ronaldo Nazário', 1976],
  ['Thierry Henry', 1977],
  ['Marco van Basten', 1964],
  ['Romário', 1966],
  ['Neymar', 1992],
  ['Kylian Mbappé', 1998],
  ['Luis Suárez', 1987],
  ['Robert Lewandowski', 1988],
] as const;

/** The forwards from back to front, each claiming the position he is given. */
function forwards(from = 0): Team {
  const { positions } = formationOf('4-3-3');
  const players = positions.map((slot, at) => {
    const [name, year] = FORWARDS[(at + from) % FORWARDS.length] ?? ['', 0];
    return [slot, makePlayer({ id: slot, name, year, position: naturalPosition(slot) })] as const;
  });
  return makeTeam('4-3-3', Object.fromEntries(players));
}

const STARS = [
  ['Gianluigi Buffon', 1978],
  ['Paolo Maldini', 1968],
  ['Franz Beckenbauer', 1945],
  ['Franco Baresi', 1960],
  ['Cafu', 1970],
  ['Zinedine Zidane', 1972],
  ['Lothar Matthäus', 1961],
  ['Xavi', 1980],
  ['Ronaldinho', 1980],
  ['Ronaldo Nazário', 1976],
  ['Lionel Messi', 1987],
] as const;

function stars(order: readonly (readonly [string, number])[] = STARS): Team {
  const { positions } = formationOf('4-3-3');
  const players = positions.map((slot, at) => {
    const [name, year] = order[at] ?? ['', 0];
    return [slot, makePlayer({ id: slot, name, year })] as const;
  });
  return makeTeam('4-3-3', Object.fromEntries(players));
}

test('eleven forwards, whatever they claim to be, and an eleven in reverse hardly ever win the cup', () => {
  const eleven = elevenOf(forwards(), tables);
  expect(eleven.starters.every(({ isUnknown, roles }) => !isUnknown && !roles.includes('GK'))).toBe(true);
  for (const from of [0, 5]) expect(titleOdds(elevenOf(forwards(from), tables))).toBeLessThanOrEqual(0.02);
  expect(titleOdds(elevenOf(stars(STARS.toReversed()), tables))).toBeLessThanOrEqual(0.02);
  expect(titleOdds(elevenOf(stars(), tables))).toBeGreaterThan(0.1);
});

test('strangers win nothing, whatever they are called', () => {
  const strangers = makeTeam(
    '4-3-3',
    Object.fromEntries(
      formationOf('4-3-3').positions.map((slot) => [
        slot,
        makePlayer({ id: slot, name: 'Lionel Messi', year: 1986, position: naturalPosition(slot) }),
      ]),
    ),
  );
  const eleven = elevenOf(strangers, tables);
  expect(new Set(eleven.starters.map(({ quality }) => quality))).toEqual(new Set([45]));
  expect(titleOdds(eleven)).toBeLessThanOrEqual(0.02);
});

test('a team’s name, its numbers, the order of its players and an own player’s name change nothing', () => {
  const scores = (team: Team) => playOwnCup(cupOf1998(elevenOf(team, tables))).matches.map(({ score }) => score);
  const team = stars();
  const usual = scores(team);
  const players = Object.fromEntries(Object.entries(team.players).reverse());
  expect(scores({ ...team, name: 'Another name', players })).toEqual(usual);
  const own = (name: string) => ({ ...team, players: { ...team.players, ST: makePlayer({ id: 'own', name }) } });
  expect(scores(own('Me'))).toEqual(scores(own('Not me')));
});

test('moving players about changes the chances, but rolls no dice again', () => {
  const even = makeEleven(70);
  const [keeper, left, ...others] = even.starters;
  const [centre, otherCentre, ...rest] = others;
  const starters = [keeper, left, otherCentre, centre, ...rest].flatMap((player) => player ?? []);
  const swapped = { ...even, starters };
  expect(playOwnCup(cupOf1998(swapped))).toEqual(playOwnCup(cupOf1998(even)));
  const rival = makeEleven(72, '4-4-2');
  expect(finalGoals(playVersus(swapped, rival).score)).toEqual(finalGoals(playVersus(even, rival).score));
});

test('whose place the team takes changes its group, but not the dice', () => {
  const one = cupOf1998(makeEleven(75), 'Jamaica');
  const other = cupOf1998(makeEleven(75), 'Japan');
  const [cup, otherCup] = [playOwnCup(one), playOwnCup(other)];
  const nameIn = (own: typeof one, team: number) => own.sides.format.teams[team] ?? '';
  const groupScores = (own: typeof one, matches: readonly CupMatch[]) =>
    new Map(
      matches
        .filter(({ stage, home, away }) => stage === 'group' && home !== own.own && away !== own.own)
        .map(({ home, away, score }) => [`${nameIn(own, home)} ${nameIn(own, away)}`, score.goals]),
    );
  const [scores, otherScores] = [groupScores(one, cup.matches), groupScores(other, otherCup.matches)];
  const shared = [...scores.keys()].filter((key) => otherScores.has(key));
  // All but the six matches of Jamaica and Japan, who meet no one else in both cups.
  expect(shared.length).toBeGreaterThan(38);
  for (const key of shared) expect(otherScores.get(key)).toEqual(scores.get(key));

  // Against equal opponents, the own matches end the same way.
  const equal = (own: typeof one) => {
    const strengths = own.strengths.map((strength, team) => (team === own.own ? strength : strengthOf(makeEleven(75))));
    const format = { ...own.sides.format, hosts: [] };
    return { ...own, strengths, sides: { format, ratings: strengths.map(({ ratings }) => ratings) } };
  };
  const goals = (own: typeof one) =>
    pathOf(playOwnCup(equal(own)), own.own)
      .steps.slice(0, 3)
      .map((step) => step.goals);
  expect(goals(other)).toEqual(goals(one));
});

test('choices in one match change nothing before it, and are part of the result', () => {
  const eleven = makeEleven(78);
  const attack: MatchChoices = { ...NO_CHOICES, halfTime: { plan: 'attack', substitutions: [] } };
  const usual = cupOf1998(eleven);
  const played = playOwnCup(usual);
  const results = new Set<string>();
  for (let at = 0; at < 3; at++) {
    const choices = Array.from({ length: at + 1 }, (_, n) => (n === at ? attack : NO_CHOICES));
    const changed = cupOf1998(eleven, 'Jamaica', choices);
    const cup = playOwnCup(changed);
    const [step, before] = [pathOf(cup, changed.own).steps[at], pathOf(played, usual.own).steps];
    expect(pathOf(cup, changed.own).steps.slice(0, at)).toEqual(before.slice(0, at));
    const number = step?.match.number ?? -1;
    const firstHalf = (own: typeof usual, some: typeof cup) =>
      eventsInCup(own, some, number).filter(({ minute }) => minute <= HALF_TIME);
    expect(firstHalf(changed, cup)).toEqual(firstHalf(usual, played));
    results.add(JSON.stringify(cup.matches));
  }
  const seeds = Array.from({ length: 20 }, (_, n) => makeEleven(70 + n / 10));
  const isChanged = seeds.some((one) => {
    const path = (choices: readonly MatchChoices[]) => {
      const own = cupOf1998(one, 'Jamaica', choices);
      return pathOf(playOwnCup(own), own.own).steps.map(({ goals }) => goals);
    };
    return JSON.stringify(path([])) !== JSON.stringify(path(Array(7).fill(attack)));
  });
  expect(isChanged).toBe(true);
});

test('in real elevens, a better player in the same role never lowers the chance to win', () => {
  const people = FILE.people.names.flatMap((name, row) => tables.person(name, FILE.people.born[row] ?? 0) ?? []);
  const better = Map.groupBy(people, ({ quality }) => quality);
  const rival = { ratings: strengthOf(makeEleven(75)).ratings, isHost: false };
  const chance = (eleven: Eleven) => {
    const outcome = outcomeOf(
      knockoutScoreChances(expectedGoals({ ratings: strengthOf(eleven).ratings, isHost: false }, rival), false),
    );
    return outcome.win + outcome.draw / 2;
  };
  let swaps = 0;
  for (const eleven of [1982, 1998, 2014].flatMap((year) => tables.cup(year)?.elevens ?? [])) {
    const { positions } = formationOf(eleven.formation);
    const before = chance(eleven);
    for (const [at, starter] of eleven.starters.entries()) {
      const slot = positions[at] ?? 'GK';
      const fit = fitOf(starter.roles, slot);
      const next = (better.get(starter.quality + 1) ?? []).find(({ roles }) => fitOf(roles, slot) === fit);
      if (!next) continue;
      // A stranger to everyone, so all the links are lost.
      const swapped = eleven.starters.with(at, { ...next, number: null, nation: '', career: null, cups: 0 });
      expect(chance({ ...eleven, starters: swapped })).toBeGreaterThanOrEqual(before - 1e-9);
      swaps++;
    }
  }
  expect(swaps).toBeGreaterThan(600);
});
