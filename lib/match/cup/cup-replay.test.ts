import { playCup } from '#lib/match/cup/cup.ts';
import type { Score } from '#lib/match/score.ts';
import { cupFormatOf } from '#scripts/data/cup-formats.ts';
import { type CupMatchRow, readCupMatches } from '#scripts/data/squads.ts';

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
    (number, home, away) => {
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
