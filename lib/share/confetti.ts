import { diceFor } from '#lib/match/dice.ts';

const CLASSIC = ['#ffce3a', '#ffffff', '#ffe9a0'];

/** `left` and `top` in percent, sizes in px for a screen, `turn` in degrees, `delay` in seconds. */
export type ConfettiPiece = {
  left: number;
  top: number;
  turn: number;
  width: number;
  height: number;
  delay: number;
  colour: string;
};

/** The same pieces every time, in the team's colours among gold and white. */
export function confettiPieces(count: number, teamColours: readonly string[]): ConfettiPiece[] {
  const dice = diceFor('confetti');
  const colours = [...teamColours, ...CLASSIC];
  const between = (least: number, most: number) => Math.round((least + dice() * (most - least)) * 100) / 100;
  return Array.from({ length: count }, (_, at) => ({
    left: between(0, 100),
    top: between(0, 100),
    turn: between(0, 360),
    width: between(4, 9),
    height: between(7, 16),
    delay: between(0, 1.4),
    colour: colours[at % colours.length] ?? '',
  }));
}
