import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type CupSides, playCup } from '#lib/match/cup/cup.ts';
import { chancesInBatches, SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { type CupFile, cupTables } from '#lib/match/cup/cup-file.ts';
import { assignThirds, thirdSlots } from '#lib/match/cup/cup-format.ts';
import { decisiveStep, pathOf } from '#lib/match/cup/cup-path.ts';
import { matchInCup, playSeededCup } from '#lib/match/cup/seeded-cup.ts';
import { makeEleven } from '#lib/match/match.fixtures.ts';
import { lastMinuteOf } from '#lib/match/match-events.ts';
import { partDuels } from '#lib/match/match-parts.ts';
import type { Score } from '#lib/match/score.ts';
import { finalGoals, shootoutGoals, winnerOf } from '#lib/match/score.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { cupFormatOf } from '#scripts/data/cup-formats.ts';
import { type CupMatchRow, readCupMatches } from '#scripts/data/squads.ts';

const tables = cupTables(JSON.parse(readFileSync(`public${CUP_FILE_ADDRESS}`, 'utf8')) as CupFile);

function cupOf(year: number) {
  const cup = tables.cup(year);
  if (!cup) throw new Error(`There was no World Cup in ${year}.`);
  const strengths = cup.elevens.map(strengthOf);
  const sides: CupSides = { format: cup.format, ratings: strengths.map(({ ratings }) => ratings) };
  const seeded = (seed: string) => ({ sides, strengths, seed, own: null, choices: [] });
  return { ...cup, sides, seeded };
}

test.each([
  [1974, 16, 38],
  [1978, 16, 38],
  [1982, 24, 52],
  [1986, 24, 52],
  [1994, 24, 52],
  [2002, 32, 64],
  [2022, 32, 64],
  [2026, 48, 104],
])('%i has %i teams and %i matches, and nobody plays after being knocked out', (year, teams, matches) => {
  const { seeded, format } = cupOf(year);
  expect(format.teams).toHaveLength(teams);
  for (let seed = 0; seed < 20; seed++) {
    const cup = playSeededCup(seeded(`${seed}`));
    expect(cup.matches).toHaveLength(matches);
    const out = new Set<number>();
    for (const { stage, home, away, score } of cup.matches) {
      expect(home).not.toBe(away);
      expect(out.has(home) || out.has(away)).toBe(false);
      const winner = winnerOf(score);
      if (stage === 'group' || stage === 'second group') continue;
      expect(winner).not.toBeNull();
      if (stage !== 'semi-final') out.add(winner === 0 ? away : home);
    }
    expect(pathOf(cup, cup.champion)).toMatchObject({ end: 'champion' });
  }
});

test.each([2002, 2026])('in %i, every event matches the score, and watching does not change it', (year) => {
  const cup = cupOf(year).seeded('events');
  let isGolden = false;
  const played = playSeededCup(cup);
  for (const match of played.matches) {
    isGolden ||= match.score.isGolden;
    const events = matchInCup(cup, played, match.number).events();
    for (const side of [0, 1] as const) {
      const goals = events.filter((event) => event.kind === 'goal' && event.side === side);
      expect(goals).toHaveLength(finalGoals(match.score)[side]);
      const penalties = events.filter((event) => event.kind === 'penalty' && event.side === side && event.isScored);
      expect(penalties).toHaveLength(match.score.shootout ? shootoutGoals(match.score.shootout)[side] : 0);
    }
    const minutes = events.map(({ minute }) => minute);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const golden = events.findIndex((event) => event.kind === 'goal' && event.isGolden);
    expect(golden).toBe(match.score.isGolden ? events.length - 1 : -1);
    if (match.score.isGolden) expect(lastMinuteOf(match.score, events)).toBe(minutes.at(-1));
  }
  expect(isGolden).toBe(year === 2002);
});

test('every chance is within three points of 2,000 other simulated cups, and a better team has a better chance', () => {
  const { sides, format, elevens } = cupOf(1998);
  const team = format.teams.indexOf('Jamaica');
  const chancesWith = (quality: number, seed = 'shown') => {
    const ratings = sides.ratings.with(team, strengthOf(makeEleven(quality)).ratings);
    return chancesInBatches({ format, ratings }, team, seed, SIMULATED_CUPS)();
  };
  expect(elevens[team]?.name).toBe('Jamaica');
  const [poor, good, best] = [chancesWith(70), chancesWith(80), chancesWith(87)];
  const other = chancesWith(87, 'other');
  for (const name of ['champion', 'final', 'semiFinal', 'knockout'] as const) {
    expect(Math.abs(best[name] - other[name]) / SIMULATED_CUPS).toBeLessThan(0.03);
    expect(good[name]).toBeGreaterThan(poor[name]);
    expect(best[name]).toBeGreaterThan(good[name]);
  }
  expect(best.champion / SIMULATED_CUPS).toBeLessThan(0.95);
});

test('batches add up to the same chances as one run', () => {
  const { sides } = cupOf(1974);
  const whole = chancesInBatches(sides, 0, 'batches', 300)();
  const next = chancesInBatches(sides, 0, 'batches', 100);
  next();
  next();
  expect(next()).toEqual(whole);
  expect(whole.champion).toBeLessThanOrEqual(whole.final);
  expect(whole.final).toBeLessThanOrEqual(whole.semiFinal);
});

test.each([
  ['ABEF', 'EABF'],
  ['BDEF', 'EDBF'],
  ['ADEF', 'DAFE'],
  ['BCEF', 'ECBF'],
  ['ABCD', 'CDAB'],
])('with third-placed teams from %s, the winners of A to D meet %s, as in the regulations', (groups, meet) => {
  const slots = thirdSlots(cupOf(1990).format.knockout);
  expect(slots).toEqual(['3CDE', '3ACD', '3ABF', '3BEF']);
  const assigned = assignThirds(slots, groups.split(''));
  expect(slots.map((slot) => assigned?.get(slot)).join('')).toBe(meet);
});

test('any eight of twelve third-placed teams can be assigned', () => {
  const slots = thirdSlots(cupOf(2026).format.knockout);
  expect(slots).toHaveLength(8);
  fc.assert(
    fc.property(fc.shuffledSubarray('ABCDEFGHIJKL'.split(''), { minLength: 8, maxLength: 8 }), (groups) => {
      const assigned = assignThirds(slots, groups);
      expect([...(assigned?.values() ?? [])].sort()).toEqual(groups.toSorted());
    }),
  );
});

test('the weakest part is the one with the largest gap, by name', () => {
  const weakLeft = makeEleven([60, 20, 60, 60, 60, 60, 60, 60, 20, 60, 60]);
  const [weakest] = partDuels(strengthOf(weakLeft), strengthOf(makeEleven(60)));
  expect(weakest).toMatchObject({ part: 'left side', own: 20, opponent: 60, ownPlayers: ['LB 1', 'LW 8'] });
});

test.each([1974, 1982, 2006])(
  'in %i, the decisive match is the lost knockout match, or one in the last group',
  (year) => {
    const { seeded, format } = cupOf(year);
    for (let seed = 0; seed < 10; seed++) {
      const cup = playSeededCup(seeded(`${seed}`));
      for (const team of format.teams.keys()) {
        const path = pathOf(cup, team);
        const step = decisiveStep(path);
        const before = year === 1974 ? 'second group' : 'semi-final';
        const end = path.end === 'third place' ? before : path.end;
        expect(step?.match.stage).toBe(end === 'champion' ? 'final' : end);
        if (step?.match.group === '') expect(step.result).toBe(end === 'champion' ? 'won' : 'lost');
        else if (step) expect(step.result).not.toBe('won');
      }
    }
  },
);

const ROWS = readCupMatches();
const YEARS = [...new Set(ROWS.map(({ year }) => year))];

/** Groups decided by lot or by cards: the first-named team finished ahead. */
const AHEAD: Readonly<Record<number, readonly string[]>> = { 1990: ['Ireland'], 2018: ['Japan'] };

const scoreOf = ({ goals, shootoutWinner, home }: CupMatchRow): Score => ({
  goals,
  extraTime: null,
  isGolden: false,
  shootout: shootoutWinner === '' ? null : [shootoutWinner === home ? [1, 0] : [0, 1]],
});

const nameOf = ({ stage, home, away }: Pick<CupMatchRow, 'stage' | 'home' | 'away'>) => `${stage} ${home}–${away}`;

test.each(YEARS)('with real scores, the %i World Cup has its real matches and winner', (year) => {
  const real = ROWS.filter((row) => row.year === year);
  const rowOf = new Map(real.map((row) => [nameOf(row), row]));
  const format = cupFormatOf(year, ROWS);
  const stages = [...new Set(real.map(({ stage }) => stage))];
  const played: string[] = [];
  const lots = format.teams.map((team) => (AHEAD[year]?.includes(team) ? 0 : 1));
  const cup = playCup(
    format,
    ({ number, home, away }) => {
      const pair = { home: format.teams[home] ?? '', away: format.teams[away] ?? '' };
      const row = stages
        .flatMap((stage) => rowOf.get(nameOf({ stage, ...pair })) ?? [])
        .find(({ stage }) => !played.includes(nameOf({ stage, ...pair })));
      if (!row) throw new Error(`${year}: ${pair.home} and ${pair.away} never met, match ${number}.`);
      played.push(nameOf(row));
      return scoreOf(row);
    },
    lots,
  );
  expect(played.toSorted()).toEqual([...rowOf.keys()].sort());
  const final = real.at(-1);
  const [home, away] = final?.goals ?? [0, 0];
  const winner = final?.shootoutWinner || (home > away ? final?.home : final?.away);
  expect(format.teams[cup.champion]).toBe(winner);
});
