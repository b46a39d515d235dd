import { formationOf, isFormationId, naturalPosition, newTeam, startersOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import { STARTERS } from '#types/limits.ts';
import { isPosition } from '#types/position.ts';
import { FORMATION_IDS, SLOTS } from '#types/team.ts';

it.each(FORMATION_IDS)(
  '%s has eleven slots, goalkeeper first, with the named numbers of defenders and forwards',
  (id) => {
    const { positions } = formationOf(id);
    expect(positions).toHaveLength(STARTERS);
    expect(new Set(positions).size).toBe(STARTERS);
    expect(positions[0]).toBe('GK');
    const lines = id.split('-').map(Number);
    const count = (...line: string[]) => positions.filter((slot) => line.includes(naturalPosition(slot))).length;
    expect(count('LB', 'CB', 'RB', 'LWB', 'RWB')).toBe(lines[0]);
    expect(count('LW', 'ST', 'RW')).toBe(lines.at(-1));
  },
);

it.each(['9-9-9', '', 'constructor', '__proto__', null, 442, ['4-4-2']])('%j is not a formation', (other) => {
  expect(isFormationId(other)).toBe(false);
});

it('knows the natural position of every slot (D2)', () => {
  expect(SLOTS.map(naturalPosition).every(isPosition)).toBe(true);
  const slots = ['LCB', 'CCB', 'RCDM', 'LST', 'LWB', 'RM'] as const;
  expect(slots.map(naturalPosition)).toEqual(['CB', 'CB', 'CDM', 'ST', 'LWB', 'RM']);
});

it("a new team is 'My Dream Team', 4-3-3, empty and unsaved (D3)", () => {
  expect(newTeam()).toEqual({
    id: null,
    name: 'My Dream Team',
    formation: '4-3-3',
    players: Object.fromEntries(formationOf('4-3-3').positions.map((slot) => [slot, null])),
    substitutes: [],
    captain: null,
    viceCaptain: null,
    shirt: 'national',
    pitch: 'grass',
  });
});

it("lists starters in the formation's order, however they were added", () => {
  const [st, gk, lb] = [makePlayer({ id: 'st' }), makePlayer({ id: 'gk' }), makePlayer({ id: 'lb' })];
  expect(startersOf(makeTeam('4-3-3', { ST: st, LB: lb, GK: gk }))).toEqual([
    { slot: 'GK', player: gk },
    { slot: 'LB', player: lb },
    { slot: 'ST', player: st },
  ]);
});
