import { coveredShare } from '#components/assistant/use-uncovered-focus.ts';

const screen = { left: 0, top: 0, right: 1440, bottom: 900 };
const panel = { left: 1020, top: 260, right: 1420, bottom: 880 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it.each([
  ['beside the panel', box(100, 300, 200, 40), 0],
  ['under it', box(1100, 300, 200, 40), 1],
  ['half under it', box(920, 300, 200, 40), 0.5],
  ['with its visible part half under it', box(1100, 860, 100, 20 + 200), 0.5],
  ['off screen', box(1100, 1000, 100, 20), 0],
])('calculates how much of an element is covered: %s', (_where, element, share) => {
  expect(coveredShare(element, panel, screen)).toBeCloseTo(share);
});
