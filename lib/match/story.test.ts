import { outcomeLine } from '#lib/match/story.ts';

test.each([
  [{ win: 0.415, draw: 0.27, loss: 0.315 }, 'Win 42% · draw 27% · defeat 31%'],
  [{ win: 0.336, draw: 0.328, loss: 0.336 }, 'Win 34% · draw 32% · defeat 34%'],
  [{ win: 0.995, draw: 0, loss: 0.005 }, 'Win 100% · draw 0% · defeat 0%'],
])('the chances in a match add up to 100%%', (outcome, line) => {
  expect(outcomeLine(outcome, 'draw')).toBe(line);
});
