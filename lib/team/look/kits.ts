import { SHIRTS } from '#lib/team/look/colours.ts';
import nations from '#lib/team/look/nations.generated.json' with { type: 'json' };
import type { Kit, KitPattern } from '#lib/team/look/shirt-parts.ts';
import type { Player } from '#types/player.ts';
import { SHIRT_COLOURS, type ShirtChoice, type ShirtColour } from '#types/team.ts';

const VIOLET = '#6a3fb5';
const LIME = '#cfe25a';
const WHITE = '#ffffff';
const INK = '#14171a';

/** A team's shirts. */
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

const keeperKit = (body: string): Kit => plain(body, body, body === VIOLET ? WHITE : INK);

/** Violet contrasts with these, lime with the others. */
const LIGHT_SHIRTS: readonly ShirtColour[] = ['white', 'yellow', 'orange', 'sky'];

const TEAM_KITS = Object.fromEntries(
  SHIRT_COLOURS.map((colour): [ShirtColour, Kits] => {
    const { light, dark, ink } = SHIRTS[colour];
    return [
      colour,
      { outfield: plain(light, dark, ink), keeper: keeperKit(LIGHT_SHIRTS.includes(colour) ? VIOLET : LIME) },
    ];
  }),
) as Record<ShirtColour, Kits>;

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

/** What a team wears in a match. With national shirts, which differ from player to player, it plays in black. */
export const teamKits = (shirt: ShirtChoice): Kits => TEAM_KITS[shirt === 'national' ? 'ink' : shirt];

export const nationKits = (nation: string): Kits => NATIONS.get(nation)?.kits ?? TEAM_KITS.ink;

/** The goalkeeper's shirt always contrasts with the outfield players' (D49). */
export function kitOf(
  shirt: ShirtChoice,
  { nationality, position }: Pick<Player, 'nationality' | 'position'>,
  isInGoal = position === 'GK',
): Kit {
  const kits = shirt === 'national' ? nationKits(nationality) : TEAM_KITS[shirt];
  return isInGoal ? kits.keeper : kits.outfield;
}
