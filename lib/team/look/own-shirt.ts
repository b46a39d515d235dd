import { SHIRT_COLOURS, SHIRT_PATTERNS, type ShirtChoice, type ShirtColour, type ShirtPattern } from '#types/team.ts';

/** A team's own shirt. The second colour counts only with a pattern. */
export type OwnShirt = { first: ShirtColour; second: ShirtColour; pattern: ShirtPattern | 'plain' };

/** Null for national shirts. */
export function readOwnShirt(shirt: ShirtChoice): OwnShirt | null {
  const [first, second, pattern] = shirt.split('-');
  const colour = (text?: string) => SHIRT_COLOURS.find((one) => one === text);
  const own = colour(first);
  return (
    (own && {
      first: own,
      second: colour(second) ?? contrasting(own),
      pattern: SHIRT_PATTERNS.find((one) => one === pattern) ?? 'plain',
    }) ??
    null
  );
}

export function writeOwnShirt({ first, second, pattern }: OwnShirt): ShirtChoice {
  return pattern === 'plain' ? first : `${first}-${second}-${pattern}`;
}

/** Choosing one of the two colours for the other swaps them. */
export function recoloured(own: OwnShirt, part: 'first' | 'second', colour: ShirtColour): OwnShirt {
  const other = part === 'first' ? 'second' : 'first';
  return { ...own, [other]: own[other] === colour ? own[part] : own[other], [part]: colour };
}

const contrasting = (colour: ShirtColour): ShirtColour => (colour === 'white' ? 'ink' : 'white');
