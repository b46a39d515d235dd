import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { FORMATION_IDS, type FormationId, PITCH_ORIENTATIONS, type PitchOrientation, type Slot } from '#types/team.ts';

/** Desktop and phone pitches, with the sizes of shirts and name plates, in pixels. */
const DRAWN: Record<PitchOrientation, { pitch: [number, number]; shirt: number; plate: [number, number] }> = {
  landscape: { pitch: [988, 640], shirt: 72, plate: [76, 31] },
  portrait: { pitch: [366, 483], shirt: 48, plate: [72, 31] },
};

type Box = { left: number; right: number; top: number; bottom: number };

/** The shirt and the plate below it. The token's point is their common centre. */
function partsAt(left: number, top: number, orientation: PitchOrientation): Box[] {
  const { pitch, shirt, plate } = DRAWN[orientation];
  const x = (left * pitch[0]) / 100;
  const start = (top * pitch[1]) / 100 - shirt * 0.48 - plate[1] / 2;
  const middle = start + shirt * 0.96;
  return [
    { left: x - shirt / 2, right: x + shirt / 2, top: start, bottom: middle },
    { left: x - plate[0] / 2, right: x + plate[0] / 2, top: middle, bottom: middle + plate[1] },
  ];
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

const cases = FORMATION_IDS.flatMap((formation) =>
  PITCH_ORIENTATIONS.map((orientation) => ({ formation, orientation })),
);

function points(formation: FormationId, orientation: PitchOrientation) {
  return formationOf(formation).positions.map((slot) => ({ slot, ...slotPoint(formation, slot, orientation) }));
}

describe.each(cases)('$formation in $orientation', ({ formation, orientation }) => {
  const [width, height] = DRAWN[orientation].pitch;

  it('keeps every token on the pitch', () => {
    for (const { slot, left, top } of points(formation, orientation)) {
      const isInside = partsAt(left, top, orientation).every(
        (part) => part.left >= 0 && part.right <= width && part.top >= 0 && part.bottom <= height,
      );
      expect([slot, isInside]).toEqual([slot, true]);
    }
  });

  it('has no overlapping tokens', () => {
    const all = points(formation, orientation).map(({ slot, left, top }) => ({
      slot,
      parts: partsAt(left, top, orientation),
    }));
    const overlapping = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => a.parts.some((one) => b.parts.some((other) => overlap(one, other))))
        .map((b) => `${a.slot}/${b.slot}`),
    );
    expect(overlapping).toEqual([]);
  });

  it('is symmetric along the pitch’s length', () => {
    const across = orientation === 'landscape' ? 'top' : 'left';
    const along = orientation === 'landscape' ? 'left' : 'top';
    for (const { slot, ...point } of points(formation, orientation)) {
      const twin = slot.replace(/^[LR]/, (side) => (side === 'L' ? 'R' : 'L'));
      const mirrored = slotPoint(formation, twin as Slot, orientation);
      expect([slot, mirrored[along], mirrored[across]]).toEqual([slot, point[along], 100 - point[across]]);
    }
  });
});

it.each(FORMATION_IDS)('%s attacks to the right in landscape, upwards in portrait, left side on the left', (id) => {
  const forward = formationOf(id).positions.at(-1) as Slot;
  expect(slotPoint(id, 'GK', 'landscape').left).toBeLessThan(slotPoint(id, forward, 'landscape').left);
  expect(slotPoint(id, 'GK', 'portrait').top).toBeGreaterThan(slotPoint(id, forward, 'portrait').top);
  expect(slotPoint(id, 'LCB', 'landscape').top).toBeLessThan(slotPoint(id, 'RCB', 'landscape').top);
  expect(slotPoint(id, 'LCB', 'portrait').left).toBeLessThan(slotPoint(id, 'RCB', 'portrait').left);
  for (const slot of formationOf(id).positions) {
    expect(slotPoint(id, slot, 'portrait').left).toBe(slotPoint(id, slot, 'landscape').top);
  }
});

it('throws for a slot from another formation', () => {
  expect(() => slotPoint('5-3-2', 'LW', 'landscape')).toThrow('5-3-2 has no slot LW');
});
