import * as fc from 'fast-check';
import { arrange, arrangeInBestFormation, isSameArrangement, totalMisfit } from '#lib/team/formation/arrange.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import { misfit, NEVER, rolesOf } from '#lib/team/formation/suggested-spot.ts';
import { everyone } from '#lib/team/operations.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { runs } from '#scripts/test/runs.ts';
import type { Player } from '#types/player.ts';
import { FORMATION_IDS, type Slot, type Team } from '#types/team.ts';
import { teamSchema } from '#types/team-schema.ts';

const own = (player: Player) => rolesOf(player, []);
const idsOf = (team: Team) => everyone(team).map(({ id }) => id);
/** In goal without being a goalkeeper, or the reverse. */
const misplaced = (team: Team) =>
  startersOf(team).filter(({ slot, player }) => misfit(own(player), slot) === NEVER).length;

const ways = (withBench: boolean): ((team: Team) => Team)[] => [
  (team) => arrange(team, team.formation, { withBench, rolesOf: own }),
  (team) => arrangeInBestFormation(team, { withBench, rolesOf: own }),
];

it.each([false, true])('loses nobody, and doing it again changes nothing (with the bench: %s)', (withBench) => {
  fc.assert(
    fc.property(teamArbitrary(), fc.constantFrom(...ways(withBench)), (team, apply) => {
      const after = apply(team);
      expect(idsOf(after).toSorted()).toEqual(idsOf(team).toSorted());
      expect(teamSchema.safeParse(after).success).toBe(true);
      expect(startersOf(after).some(({ player }) => player.isSubstitute)).toBe(false);
      expect(after.substitutes.every(({ isSubstitute }) => isSubstitute)).toBe(true);
      expect(apply(after)).toEqual(after);
    }),
    { numRuns: runs(15) },
  );
});

it('the same eleven never fits worse, nor does the best formation fit worse than any other', () => {
  fc.assert(
    fc.property(teamArbitrary(), (team) => {
      const fits = FORMATION_IDS.map((id) => totalMisfit(arrange(team, id, { withBench: false, rolesOf: own }), own));
      const best = arrangeInBestFormation(team, { withBench: false, rolesOf: own });
      expect(fits[FORMATION_IDS.indexOf(team.formation)]).toBeLessThanOrEqual(totalMisfit(team, own));
      expect(totalMisfit(best, own)).toBe(Math.min(...fits));
      expect(best.substitutes).toEqual(team.substitutes);
    }),
    { numRuns: runs(15) },
  );
});

it('with the bench, nobody more is misplaced, and as many on the pitch never fit worse', () => {
  fc.assert(
    fc.property(teamArbitrary(), fc.constantFrom(...ways(true)), (team, apply) => {
      const after = apply(team);
      const isAsMany = startersOf(after).length === startersOf(team).length;
      expect(misplaced(after)).toBeLessThanOrEqual(misplaced(team));
      expect(!isAsMany || totalMisfit(after, own) <= totalMisfit(team, own)).toBe(true);
    }),
    { numRuns: runs(15) },
  );
});

const people = (positions: Partial<Record<Slot, Player['position']>>) =>
  Object.fromEntries(
    Object.entries(positions).map(([slot, position]) => [slot, makePlayer({ id: slot, name: slot, position })]),
  );

it('puts everyone where he belongs, moving nobody who need not move', () => {
  const team = makeTeam('4-3-3', people({ GK: 'RW', LB: 'GK', LCB: 'CB', RCB: 'CB', RW: 'LB', CM: 'CM' }));
  const after = arrange(team, '4-3-3', { withBench: false, rolesOf: own });
  const where = Object.fromEntries(startersOf(after).map(({ slot, player }) => [player.id, slot]));
  expect(where).toEqual({ GK: 'RW', LB: 'GK', LCB: 'LCB', RCB: 'RCB', RW: 'LB', CM: 'CM' });
});

it('finds the formation with a place for everyone', () => {
  const wingBacks = people({ LB: 'LWB', LCB: 'CB', RCB: 'CB', RB: 'RWB', CM: 'CB', LW: 'ST', ST: 'ST' });
  const after = arrangeInBestFormation(makeTeam('4-3-3', wingBacks), { withBench: false, rolesOf: own });
  expect(after.formation).toBe('5-3-2');
  expect(totalMisfit(after, own)).toBe(0);
});

it('brings on a substitute for a starter who fits worse, if the bench is asked', () => {
  const team = makeTeam('4-3-3', people({ ST: 'CB' }), [makePlayer({ id: 'sub', position: 'ST' })]);
  const full = makeTeam(
    '4-3-3',
    {
      ...people({
        GK: 'GK',
        LB: 'LB',
        LCB: 'CB',
        RCB: 'CB',
        RB: 'RB',
        LCM: 'CM',
        CM: 'CM',
        RCM: 'CM',
        LW: 'LW',
        RW: 'RW',
      }),
      ...(team.players.ST && { ST: team.players.ST }),
    },
    team.substitutes,
  );
  const alone = arrange(full, '4-3-3', { withBench: false, rolesOf: own });
  expect(isSameArrangement(alone, full)).toBe(true);
  const after = arrange(full, '4-3-3', { withBench: true, rolesOf: own });
  expect(after.players.ST?.id).toBe('sub');
  expect(after.substitutes).toMatchObject([{ id: 'ST', isSubstitute: true }]);
});
