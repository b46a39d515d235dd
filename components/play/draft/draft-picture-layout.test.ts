import { DRAFT_PICTURE_LAYOUTS } from '#components/play/draft/draft-picture-layout.ts';
import { PICTURE_SHAPES, SHAPE_NAMES } from '#lib/share/picture-shapes.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { FORMATION_IDS } from '#types/team.ts';

test.each(SHAPE_NAMES)('in the shape %s, every part is inside the picture and covers no other', (shape) => {
  const { width, height } = PICTURE_SHAPES[shape];
  const { marks, pitch, cup, foot, words, edge } = DRAFT_PICTURE_LAYOUTS[shape];
  const squares = { x: marks.x, y: marks.y, width: marks.size * 7, height: marks.size * 2.2 };
  for (const box of [squares, pitch, cup]) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
  expect(foot.y).toBeLessThan(height);
  expect(foot.y - 32).toBeGreaterThan(cup.y + cup.height);
  expect(foot.right).toBeLessThanOrEqual(width - edge);
  const isBeside = pitch.x > edge;
  expect(isBeside ? pitch.x > cup.x + cup.width : cup.y > pitch.y + pitch.height).toBe(true);
  expect(squares.y + squares.height).toBeLessThan(isBeside ? cup.y : words.y);
});

test.each(SHAPE_NAMES)('in the shape %s, no shirt or name covers another', (shape) => {
  const { pitch, above, below, shirt, plate } = DRAFT_PICTURE_LAYOUTS[shape];
  for (const formation of FORMATION_IDS) {
    const spots = formationOf(formation).positions.map((slot) => {
      const { left, top } = slotPoint(formation, slot, 'portrait');
      return {
        slot,
        x: (left / 100) * pitch.width,
        y: above + (top / 100) * (pitch.height - above - below),
      };
    });
    for (const one of spots) {
      expect(one.y + shirt * 0.48 + plate + 10).toBeLessThanOrEqual(pitch.height);
      for (const other of spots) {
        if (one === other) continue;
        const isBeside = Math.abs(one.x - other.x) >= shirt;
        const isBelow = Math.abs(one.y - other.y) >= shirt * 0.96 + plate;
        expect([formation, one.slot, other.slot, isBeside || isBelow]).toEqual([formation, one.slot, other.slot, true]);
      }
    }
  }
});
