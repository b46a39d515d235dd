import { formationOf } from '#lib/team/formations.ts';
import { slotPoint } from '#lib/team/layouts.ts';
import { FORMATION_IDS, type FormationId, PITCH_ORIENTATIONS, type PitchOrientation, type Slot } from '#types/team.ts';

/** A token with its name plate, in percent of the pitch; portrait is 76 × 70 of 366 × 495 px on a phone. */
const TOKEN: Record<PitchOrientation, { width: number; height: number }> = {
  landscape: { width: 15.5, height: 20 },
  portrait: { width: (76 / 366) * 100, height: (70 / 495) * 100 },
};

const cases = FORMATION_IDS.flatMap((formation) =>
  PITCH_ORIENTATIONS.map((orientation) => ({ formation, orientation })),
);

function points(formation: FormationId, orientation: PitchOrientation) {
  return formationOf(formation).positions.map((slot) => ({ slot, ...slotPoint(formation, slot, orientation) }));
}

describe.each(cases)('$formation in $orientation', ({ formation, orientation }) => {
  const token = TOKEN[orientation];

  it('keeps every token on the pitch', () => {
    for (const { slot, left, top } of points(formation, orientation)) {
      expect([slot, left - token.width / 2 >= 0, left + token.width / 2 <= 100]).toEqual([slot, true, true]);
      expect([slot, top - token.height / 2 >= 0, top + token.height / 2 <= 100]).toEqual([slot, true, true]);
    }
  });

  it('has no overlapping tokens', () => {
    const all = points(formation, orientation);
    const overlapping = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => Math.abs(a.left - b.left) < token.width && Math.abs(a.top - b.top) < token.height)
        .map((b) => `${a.slot}/${b.slot}`),
    );
    expect(overlapping).toEqual([]);
  });

  it('is symmetric about the long axis', () => {
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

it('throws for a slot of another formation', () => {
  expect(() => slotPoint('5-3-2', 'LW', 'landscape')).toThrow('5-3-2 has no slot LW');
});
