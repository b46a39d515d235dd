import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { type Cup, type CupFile, cupTables } from '#lib/match/cup/cup-file.ts';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import { pathOf } from '#lib/match/cup/cup-path.ts';
import { standingsBefore } from '#lib/match/cup/cup-standings.ts';
import { outcomeInCup, ownCup, playOwnCup, scorersOf, weakestTeam } from '#lib/match/cup/own-cup.ts';
import { matchInCup } from '#lib/match/cup/seeded-cup.ts';
import { makeEleven } from '#lib/match/match.fixtures.ts';
import { finalGoals, winnerOf } from '#lib/match/score.ts';
import { endLine, squaresOf } from '#lib/match/story.ts';
import { UNKNOWN_QUALITY } from '#lib/match/strength/quality.ts';
import { elevenOf, missingSlots } from '#lib/match/strength/team-eleven.ts';
import { playVersus } from '#lib/match/versus.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

const tables = cupTables(JSON.parse(readFileSync(`public${CUP_FILE_ADDRESS}`, 'utf8')) as CupFile);

function playedCup(year = 1998, quality = 80) {
  const cup = tables.cup(year);
  if (!cup) throw new Error('No such cup.');
  const own = ownCup(cup, makeEleven(quality), weakestTeam(cup));
  if (!own) throw new Error('No such team.');
  return { own, cup: playOwnCup(own) };
}

test('players in our tables have their quality, positions and career, whatever was typed, and all others 45', () => {
  const messi = makePlayer({
    id: 'm',
    name: 'Lionel Messi',
    year: 1987,
    position: 'GK',
    nationality: 'Argentina',
    team: 'My Club',
  });
  const friend = makePlayer({ id: 'f', name: 'My Friend', year: null, position: '' });
  const { starters } = elevenOf(makeTeam('4-3-3', { RW: messi, ST: friend }), tables);
  const known = starters.find(({ name }) => name === 'Lionel Messi');
  expect(known?.quality).toBeGreaterThan(90);
  expect(known?.roles[0]).toBe('RW');
  expect(known?.roles).not.toContain('GK');
  expect(known?.career).toMatchObject({ club: 'Barcelona', current: 'Inter Miami', from: 2004 });
  expect(starters.find(({ name }) => name === 'My Friend')).toMatchObject({
    quality: UNKNOWN_QUALITY,
    isUnknown: true,
  });
});

test('an incomplete team has missing slots', () => {
  expect(missingSlots(makeTeam('4-3-3', { ST: makePlayer({ id: 'st' }) }))).toHaveLength(10);
});

test('the team replaces the weakest one, and a changed team plays a different cup', () => {
  const { own, cup } = playedCup();
  expect(own.replaced).toBe('Jamaica');
  expect(own.sides.format.teams[own.own]).toBe('Eleven');
  expect(playedCup().cup).toEqual(cup);
  const others = makeEleven(80, '4-3-3', { name: 'Someone else' });
  const changed = ownCup(tables.cup(1998) as Cup, others, own.replaced);
  expect(changed && playOwnCup(changed)).not.toEqual(cup);
  const goals = cup.matches.flatMap(({ score }) => finalGoals(score)).reduce((sum, one) => sum + one, 0);
  expect(scorersOf(own, cup).reduce((sum, scorer) => sum + scorer.goals, 0)).toBe(goals);
});

test('matches are drawn with the chances shown beforehand', () => {
  const { own, cup } = playedCup();
  const [first] = pathOf(cup, own.own).steps;
  if (!first) throw new Error('No match.');
  const { match } = first;
  const rounds = 2000;
  const drawn = { win: 0, draw: 0, loss: 0 };
  for (let round = 0; round < rounds; round++) {
    const winner = winnerOf(matchInCup({ ...own, seed: `${round}` }, cup, match.number).score);
    if (winner === null) drawn.draw++;
    else drawn[winner === 0 ? 'win' : 'loss']++;
  }
  const shown = outcomeInCup(own, match);
  for (const name of ['win', 'draw', 'loss'] as const) {
    expect(Math.abs(drawn[name] / rounds - shown[name])).toBeLessThan(0.03);
  }
});

test('before each group match, every team in the group has played the same number of matches', () => {
  const { own, cup } = playedCup();
  const { steps } = pathOf(cup, own.own);
  for (const [day, { match }] of steps.entries()) {
    const group = standingsBefore(own.sides.format, cup, match.number, own.own);
    if (day > 2) expect(group).toBeNull();
    else expect(group?.rows.map(({ played }) => played)).toEqual([day, day, day, day]);
  }
});

test('a match between two teams is the same whichever team is named first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, other) => {
      const there = playVersus(makeEleven(one), makeEleven(other));
      const back = playVersus(makeEleven(other), makeEleven(one));
      expect(back.score).toEqual(there.score);
      expect(back.events).toEqual(there.events);
      if (one !== other) expect(back.side).not.toBe(there.side);
    }),
    { numRuns: 30 },
  );
});

test('squares show the results without opponents or scores', () => {
  const { own, cup } = playedCup();
  const champion = pathOf(cup, cup.champion);
  expect(squaresOf(champion)).toMatch(/^[🟩🟨🟥]{3} 🟩{4} 🏆$/u);
  expect(endLine(champion)).toBe('World champions!');
  expect(endLine(pathOf(cup, own.own))).not.toBe('');
});

test('the file has every World Cup that an address can name', () => {
  expect(tables.years).toEqual(CUP_YEARS);
});
