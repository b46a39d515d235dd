import * as fc from 'fast-check';
import { changeFormationWithSubstitutes, freeSubstitutes, keepPlayersOutcome } from '#lib/team/keep-players.ts';
import { everyone } from '#lib/team/operations.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { FORMATION_IDS } from '#types/team.ts';

const maldini = makePlayer({ id: 'lb', name: 'Paolo Maldini', position: 'LB' });
const matthaus = makePlayer({ id: 'cm', name: 'Lothar Matthäus', position: 'CM' });
const passarella = makePlayer({ id: 'sub', name: 'Daniel Passarella', position: 'CB' });
const others = { LCB: makePlayer({ id: 'lcb' }), RCB: makePlayer({ id: 'rcb' }) };
const team = makeTeam('4-3-3', { LB: maldini, CM: matthaus, ...others }, [passarella]);

it('says by name who moves where and who leaves the pitch', () => {
  expect(keepPlayersOutcome(team, '3-5-2')).toBe(
    '4 players stay on the pitch: Paolo Maldini from LB to LM and Lothar Matthäus from CM to CCM.',
  );
  const crowded = makeTeam('4-3-3', {
    LCM: makePlayer({ id: 'a' }),
    CM: matthaus,
    RCM: makePlayer({ id: 'b' }),
    LW: makePlayer({ id: 'c' }),
    RW: makePlayer({ id: 'd' }),
  });
  expect(keepPlayersOutcome(crowded, '4-4-2')).toContain('Lothar Matthäus moves to the bench.');
  expect(keepPlayersOutcome(makeTeam('4-3-3', { CM: matthaus }), '4-3-3')).toBe('1 player stays on the pitch.');
});

it('offers a substitute for a position that stays empty and is the substitute’s own', () => {
  expect(freeSubstitutes(team, '3-5-2')).toEqual([{ slot: 'CCB', player: expect.objectContaining({ id: 'sub' }) }]);
  const changed = changeFormationWithSubstitutes(team, '3-5-2');
  expect(changed.players).toMatchObject({ CCB: { id: 'sub', isSubstitute: false }, LM: { id: 'lb' } });
  expect(changed.substitutes).toEqual([]);
});

it('loses and doubles nobody', () => {
  fc.assert(
    fc.property(teamArbitrary(), fc.constantFrom(...FORMATION_IDS), (some, id) => {
      const ids = (of: typeof some) => everyone(of).map((player) => player.id);
      expect(ids(changeFormationWithSubstitutes(some, id)).toSorted()).toEqual(ids(some).toSorted());
    }),
  );
});
