import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';

it('accepts a natural position on either side, and CF for ST', () => {
  expect(fitsSlot('CB', 'LCB')).toBe(true);
  expect(fitsSlot('CF', 'ST')).toBe(true);
  expect(fitsSlot('ST', 'LST')).toBe(true);
  expect(fitsSlot('CM', 'CAM')).toBe(false);
  expect(fitsSlot('', 'CM')).toBe(false);
});
