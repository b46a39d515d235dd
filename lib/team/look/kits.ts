import { channels, PATTERNS, SHIRTS } from '#lib/team/look/colours.ts';
import nations from '#lib/team/look/nations.generated.json' with { type: 'json' };
import { type OwnShirt, readOwnShirt } from '#lib/team/look/own-shirt.ts';
import type { Kit, KitPattern } from '#lib/team/look/shirt-parts.ts';
import type { Player } from '#types/player.ts';
import type { ShirtChoice } from '#types/team.ts';

const LIME = '#cfe25a';
const VIOLET = '#6a3fb5';
const CORAL = '#ff8150';
const WHITE = '#ffffff';
const INK = '#14171a';
const KEEPERS = [LIME, VIOLET, CORAL, INK];

export type Kits = { outfield: Kit; keeper: Kit };

const plain = (body: string, sleeve: string, number: string): Kit => ({
  body,
  sleeve,
  pattern: 'plain',
  second: '',
  trim: number,
  number,
  halo: '',
});

const keeperKit = (body: string): Kit => plain(body, body, body === VIOLET || body === INK ? WHITE : INK);

/** Far enough for a goalkeeper, as the square of a distance between colours. */
const FAR = 0.5 * 255 ** 2;

/** A goalkeeper's shirt that contrasts with all of these colours, or as much as one can. */
function keeperBeside(colours: readonly string[]): Kit {
  const distance = (one: string, other: string) => {
    const values = channels(other);
    return channels(one).reduce((sum, value, at) => sum + (value - (values[at] ?? 0)) ** 2, 0);
  };
  const contrast = (body: string) => Math.min(FAR, ...colours.map((colour) => distance(body, colour)));
  return keeperKit(KEEPERS.reduce((best, body) => (contrast(body) > contrast(best) ? body : best)));
}

function ownKits({ first, second, pattern }: OwnShirt): Kits {
  const { light, dark, ink } = SHIRTS[first];
  if (pattern === 'plain') return { outfield: plain(light, dark, ink), keeper: keeperBeside([light]) };
  const other = SHIRTS[second];
  const { drawn } = PATTERNS[pattern];
  const outfield: Kit =
    drawn === 'plain'
      ? { ...plain(light, other.light, ink), trim: other.dark }
      : {
          ...plain(light, light, ink),
          pattern: drawn,
          second: other.light,
          trim: other.light,
          halo: light,
        };
  return { outfield, keeper: keeperBeside([light, other.light]) };
}

const BLACK: OwnShirt = { first: 'ink', second: 'white', pattern: 'plain' };

type Nation = { code: string; kits: Kits };

const NATIONS: ReadonlyMap<string, Nation> = new Map(
  Object.entries(nations).map(([nation, row]): [string, Nation] => {
    const [code = '', body = '', sleeve = '', pattern, second = '', trim = '', number = '', halo = '', keeper = ''] =
      row;
    const outfield = { body, sleeve, pattern: pattern as KitPattern, second, trim, number, halo };
    return [nation, { code, kits: { outfield, keeper: keeperKit(keeper) } }];
  }),
);

/** FIFA's three-letter code, or the nation's name if it has no shirt here. */
export function nationCode(nationality: string): string {
  return NATIONS.get(nationality)?.code ?? nationality;
}

export type NationShirt = { nation: string; shirt: ShirtChoice };

/** A nation's shirt for the whole team. A nation's other names have the same code, and come later. */
export const NATION_SHIRTS: readonly NationShirt[] = [...NATIONS]
  .filter(([, { code }], at, all) => all.findIndex(([, one]) => one.code === code) === at)
  .map(([nation, { code }]) => ({ nation, shirt: `nation-${code}` }));

const known = new Map<ShirtChoice, Kits>(NATION_SHIRTS.map(({ nation, shirt }) => [shirt, nationKits(nation)]));

/** What a team wears in a match. With national shirts, which differ from player to player, it plays in black. */
export function teamKits(shirt: ShirtChoice): Kits {
  // The same object each time, so that nothing is rendered again for it.
  const kits = known.get(shirt) ?? ownKits(readOwnShirt(shirt) ?? BLACK);
  known.set(shirt, kits);
  return kits;
}

export function nationKits(nation: string): Kits {
  return NATIONS.get(nation)?.kits ?? teamKits('ink');
}

/** The goalkeeper's shirt always contrasts with the outfield players' (D49). */
export function kitOf(
  shirt: ShirtChoice,
  { nationality, position }: Pick<Player, 'nationality' | 'position'>,
  isInGoal = position === 'GK',
): Kit {
  const kits = shirt === 'national' ? nationKits(nationality) : teamKits(shirt);
  return isInGoal ? kits.keeper : kits.outfield;
}
