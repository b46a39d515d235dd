import * as fc from 'fast-check';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { metresBetween } from '#lib/team/formation/field-distance.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { isSameLine } from '#lib/team/formation/same-position.ts';
import { rolesOf, suggestedSpot } from '#lib/team/formation/suggested-spot.ts';
import { makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';
import { runs } from '#scripts/test/runs.ts';
import type { PlayerPosition } from '#types/position.ts';
import { FORMATION_IDS, type FormationId, SLOTS, type Slot } from '#types/team.ts';

const ELEVEN = makePlayers(11);

/** Every slot filled except these. */
function allBut(formation: FormationId, open: readonly Slot[]) {
  const starters = formationOf(formation).positions.map((slot, at) => [slot, ELEVEN[at]] as const);
  return makeTeam(formation, Object.fromEntries(starters.filter(([slot]) => !open.includes(slot))));
}

const suggested = (roles: readonly PlayerPosition[], formation: FormationId, open: readonly Slot[], guess?: Slot) => {
  const spot = suggestedSpot(allBut(formation, open), roles, guess);
  return spot?.kind === 'slot' ? spot.slot : (spot?.kind ?? null);
};

it.each<[roles: PlayerPosition[], open: Slot[], slot: Slot | 'bench' | null]>([
  [['RW', 'ST'], ['GK', 'ST', 'RW'], 'RW'],
  [['RW', 'ST'], ['LW', 'ST', 'CM'], 'ST'],
  [['RW'], ['LW', 'RCM', 'RB'], 'LW'],
  [['RW'], ['GK', 'LCM', 'RCM', 'RB'], 'RCM'],
  [['ST'], ['GK', 'LB', 'CM'], 'CM'],
  [['CAM'], ['GK', 'LB', 'CM', 'ST'], 'CM'],
  [['CB', 'LB'], ['LB', 'RB'], 'LB'],
  [['MF'], ['LW', 'RCM', 'RB'], 'RCM'],
  [['GK'], ['GK', 'ST'], 'GK'],
  [['GK', 'ST'], ['ST'], null],
  [['ST', 'GK'], ['GK'], null],
  [[], ['GK', 'LB'], 'LB'],
  [[], ['GK'], null],
  [['GK'], [], 'bench'],
])('suggests for %j with %j open in a 4-3-3: %s (D61)', (roles, open, slot) => {
  expect(suggested(roles, '4-3-3', open)).toBe(slot);
});

it('lets the screen’s guess decide between equally good slots only', () => {
  expect(suggested(['CB'], '4-3-3', ['LCB', 'RCB', 'ST'], 'RCB')).toBe('RCB');
  expect(suggested(['CB'], '4-3-3', ['LCB', 'RCB', 'ST'], 'ST')).toBe('LCB');
  expect(suggested([], '4-3-3', ['LCB', 'RCB', 'ST'], 'ST')).toBe('ST');
});

it('prefers the index’s positions to a line, and the player’s own position to the index’s', () => {
  expect(rolesOf({ position: 'DF' }, ['LB', 'CB'])).toEqual(['LB', 'CB']);
  expect(rolesOf({ position: '' }, ['LB'])).toEqual(['LB']);
  expect(rolesOf({ position: 'RB' }, ['LB'])).toEqual(['RB', 'LB']);
  expect(rolesOf({ position: 'DF' }, [])).toEqual(['DF']);
  expect(rolesOf({ position: '' }, [])).toEqual([]);
});

/** What D61 allows, told without the costs by which a slot is chosen. */
function allowed(roles: readonly PlayerPosition[], open: readonly Slot[]): readonly Slot[] {
  const [natural = ''] = roles;
  const fair = open.filter((slot) => (slot === 'GK') === (natural === 'GK'));
  const naturals = fair.filter((slot) => fitsSlot(natural, slot));
  const played = fair.filter((slot) => roles.some((role) => fitsSlot(role, slot)));
  const line = fair.filter((slot) => isSameLine(natural, naturalPosition(slot)));
  return [naturals, played, line, fair].find((slots) => slots.length > 0) ?? [];
}

const distance = (natural: PlayerPosition | undefined, slot: Slot) =>
  Math.round(Math.min(...SLOTS.filter((own) => fitsSlot(natural ?? '', own)).map((own) => metresBetween(own, slot))));

it('suggests what D61 says to every player of the tables, in every formation and any partly filled team', () => {
  const { everyone } = wholeSquads();
  expect(everyone.length).toBeGreaterThan(9000);
  const rolesLists = new Map(
    everyone.map(({ player, details }) => {
      const roles = [...new Set(rolesOf(player, details.positions))];
      return [roles.join(' '), roles];
    }),
  );
  const open = fc.constantFrom(...FORMATION_IDS).chain((formation) =>
    fc.record({
      formation: fc.constant(formation),
      open: fc.subarray([...formationOf(formation).positions]),
    }),
  );
  fc.assert(
    fc.property(open, ({ formation, open: slots }) => {
      const team = allBut(formation, slots);
      const wrong = [...rolesLists.values()].filter((roles) => {
        const spot = suggestedSpot(team, roles);
        if (slots.length === 0) return spot?.kind !== 'bench';
        const fair = allowed(roles, slots);
        if (spot?.kind !== 'slot') return spot !== null || fair.length > 0;
        const isNearest = fair.every((slot) => distance(roles[0], slot) >= distance(roles[0], spot.slot));
        const isPlayed = roles.some((role) => fitsSlot(role, spot.slot));
        return !fair.includes(spot.slot) || !(isNearest || isPlayed);
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: runs(20) },
  );
});
