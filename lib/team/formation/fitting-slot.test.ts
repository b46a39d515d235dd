import { fittingEmptySlot } from '#lib/team/formation/fitting-empty-slot.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Slot } from '#types/team.ts';

const players = makePlayers(11);

/** A 4-3-3 with every slot filled except these. */
function allBut(...free: Slot[]) {
  const starters = formationOf('4-3-3').positions.map((slot, index) => [slot, players[index]] as const);
  return makeTeam('4-3-3', Object.fromEntries(starters.filter(([slot]) => !free.includes(slot))));
}

it('accepts a natural position on either side, and CF for ST', () => {
  expect(fitsSlot('CB', 'LCB')).toBe(true);
  expect(fitsSlot('CF', 'ST')).toBe(true);
  expect(fitsSlot('ST', 'LST')).toBe(true);
  expect(fitsSlot('CM', 'CAM')).toBe(false);
  expect(fitsSlot('', 'CM')).toBe(false);
});

it.each<[position: 'CB' | 'RW' | 'LW' | 'GK' | 'ST' | '', free: Slot[], slot: Slot | null]>([
  ['CB', ['LB', 'RCB'], 'RCB'],
  ['CB', ['LB', 'ST'], 'LB'],
  ['LW', ['ST', 'CM'], 'ST'],
  ['RW', ['LCM'], 'LCM'],
  ['ST', ['GK', 'RB'], 'RB'],
  ['ST', ['GK'], null],
  ['GK', ['GK', 'ST'], 'GK'],
  ['GK', ['ST'], null],
  ['', ['GK', 'LB'], 'LB'],
  ['CB', [], null],
])('finds for a %s among %j: %s', (position, free, slot) => {
  expect(fittingEmptySlot(allBut(...free), makePlayer({ id: 'new', position }))).toBe(slot);
});
