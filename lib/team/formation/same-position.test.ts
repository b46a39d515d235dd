import { isSamePosition } from '#lib/team/formation/same-position.ts';
import { POSITIONS } from '#types/position.ts';

it('ST and CF count as the same position; others are distinct', () => {
  expect(POSITIONS.filter((wanted) => isSamePosition('CF', wanted))).toEqual(['CF', 'ST']);
  expect(POSITIONS.filter((wanted) => isSamePosition('CB', wanted))).toEqual(['CB']);
  expect(POSITIONS.filter((wanted) => isSamePosition('', wanted))).toEqual([]);
});

it('D53: a group fits every position in its line, and every outfield position is in one line', () => {
  expect(POSITIONS.filter((wanted) => isSamePosition('DF', wanted))).toEqual(['LB', 'CB', 'RB', 'LWB', 'RWB']);
  const groups = ['DF', 'MF', 'FW'] as const;
  for (const wanted of POSITIONS) {
    expect(groups.filter((group) => isSamePosition(group, wanted))).toHaveLength(wanted === 'GK' ? 0 : 1);
  }
});
