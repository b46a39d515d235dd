import {
  DEFAULT_FORMATION,
  emptyStarters,
  FORMATIONS,
  formationOf,
  isFormationId,
  naturalPosition,
  newTeam,
  startersOf,
} from '#lib/team/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import { STARTERS } from '#types/limits.ts';
import { isPosition } from '#types/player.ts';
import { FORMATION_IDS, SLOTS } from '#types/team.ts';

describe('formations', () => {
  it.each(FORMATION_IDS)('%s has eleven slots, each once, goalkeeper first', (id) => {
    const { positions } = formationOf(id);
    expect(positions).toHaveLength(STARTERS);
    expect(new Set(positions).size).toBe(STARTERS);
    expect(positions[0]).toBe('GK');
  });

  it.each(FORMATION_IDS)('%s has as many defenders and forwards as its name says', (id) => {
    const lines = id.split('-').map(Number);
    const natural = formationOf(id).positions.map(naturalPosition);
    expect(natural.filter((position) => ['LB', 'CB', 'RB', 'LWB', 'RWB'].includes(position))).toHaveLength(
      lines[0] ?? 0,
    );
    expect(natural.filter((position) => ['LW', 'ST', 'RW'].includes(position))).toHaveLength(lines.at(-1) ?? 0);
  });

  it('accepts no other ids', () => {
    for (const other of ['9-9-9', '', 'constructor', '__proto__', null, 442, ['4-4-2']])
      expect(isFormationId(other)).toBe(false);
  });
});

it('knows the natural position of every slot (D2)', () => {
  expect(SLOTS.map(naturalPosition).every(isPosition)).toBe(true);
  expect((['LCB', 'CCB', 'RCDM', 'LST', 'LWB', 'RM'] as const).map(naturalPosition)).toEqual([
    'CB',
    'CB',
    'CDM',
    'ST',
    'LWB',
    'RM',
  ]);
});

describe('a new team', () => {
  it("is 'My Dream Team', 4-3-3, empty and unsaved (D3)", () => {
    expect(newTeam()).toEqual({
      id: null,
      name: 'My Dream Team',
      formation: '4-3-3',
      players: emptyStarters(DEFAULT_FORMATION),
      substitutes: [],
      captain: null,
      viceCaptain: null,
      shirt: 'ink',
      pitch: 'grass',
    });
    expect(Object.keys(newTeam().players)).toEqual([...FORMATIONS['4-3-3'].positions]);
  });
});

describe('startersOf', () => {
  it("lists the filled slots in the formation's order, however they were filled", () => {
    const [st, gk, lb] = [makePlayer({ id: 'st' }), makePlayer({ id: 'gk' }), makePlayer({ id: 'lb' })];
    const team = makeTeam('4-3-3', { ST: st, LB: lb, GK: gk });
    expect(startersOf(team)).toEqual([
      { slot: 'GK', player: gk },
      { slot: 'LB', player: lb },
      { slot: 'ST', player: st },
    ]);
  });
});
