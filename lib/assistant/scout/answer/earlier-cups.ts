import type { PlayerRecord } from '#lib/assistant/scout/tables.ts';
import { careerOf } from '#lib/players/index/career.ts';

/** Who took part before the tables begin. */
const EARLIER_CUPS = `
1954 Austria Belgium Brazil Czechoslovakia England France Germany Hungary Italy Mexico Scotland South-Korea Switzerland Turkey Uruguay Yugoslavia
1958 Argentina Austria Brazil Czechoslovakia England France Germany Hungary Mexico Northern-Ireland Paraguay Scotland Soviet-Union Sweden Wales Yugoslavia
1962 Argentina Brazil Bulgaria Chile Colombia Czechoslovakia England Germany Hungary Italy Mexico Soviet-Union Spain Switzerland Uruguay Yugoslavia
1966 Argentina Brazil Bulgaria Chile England France Germany Hungary Italy Mexico North-Korea Portugal Soviet-Union Spain Switzerland Uruguay
1970 Belgium Brazil Bulgaria Czechoslovakia El-Salvador England Germany Israel Italy Mexico Morocco Peru Romania Soviet-Union Sweden Uruguay
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
/** Successor states' players may have played for these. */
const FORMER: Readonly<Record<string, RegExp>> = {
  'Soviet-Union': /^(?:Russia|Ukraine|Georgia|Belarus|Armenia)$/,
  Yugoslavia: /^(?:Serbia|Croatia|Slovenia|Bosnia|Montenegro|North Macedonia)/,
  Czechoslovakia: /^(?:Czech Republic|Slovakia)$/,
};

/** Hardly anyone younger was in a squad then. */
const YOUNGEST = 20;

export function mayHavePlayedBefore({ entry: { player, details } }: PlayerRecord): boolean {
  if (details.gender === 'F') return false;
  const { from, to } = careerOf(details);
  const born = Number(details.born.slice(0, 4));
  const nations = details.nations.map((nation) => nation.replaceAll(' ', '-'));
  return EARLIER_CUPS.some(([first = '', ...teams]) => {
    const year = Number(first);
    const isThere = teams.some((team) => nations.includes(team) || FORMER[team]?.test(player.nationality));
    return isThere && from <= year && to >= year && year - born >= YOUNGEST;
  });
}
