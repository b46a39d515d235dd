import * as fc from 'fast-check';
import {
  bringOnOutcome,
  changeFormationWithSubstitutes,
  freeSubstitutes,
  keepPlayersOutcome,
} from '#lib/team/formation/keep-players.ts';
import { everyone } from '#lib/team/operations.ts';
import { makePlayer, makePlayers, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import { FORMATION_IDS } from '#types/team.ts';

const maldini = makePlayer({ id: 'lb', name: 'Paolo Maldini', position: 'LB' });
const matthaus = makePlayer({ id: 'cm', name: 'Lothar Matthäus', position: 'CM' });
const passarella = makePlayer({ id: 'sub', name: 'Daniel Passarella', position: 'CB' });
const others = { LCB: makePlayer({ id: 'lcb' }), RCB: makePlayer({ id: 'rcb' }) };
const team = makeTeam('4-3-3', { LB: maldini, CM: matthaus, ...others }, [passarella]);

it('says by name who moves where and who leaves the pitch', () => {
  expect(keepPlayersOutcome(team, '3-5-2')).toBe(
    '4 players stay on the pitch. Paolo Maldini moves from LB to LM and Lothar Matthäus from CM to CCM.',
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

it('offers a substitute for an empty position that is the substitute’s natural one', () => {
  expect(freeSubstitutes(team, '3-5-2')).toEqual([{ slot: 'CCB', player: expect.objectContaining({ id: 'sub' }) }]);
  const changed = changeFormationWithSubstitutes(team, '3-5-2');
  expect(changed.players).toMatchObject({ CCB: { id: 'sub', isSubstitute: false }, LM: { id: 'lb' } });
  expect(changed.substitutes).toEqual([]);
});

it('makes room on a full bench when a substitute comes on, and says who goes there', () => {
  const eleven = ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCM', 'CM', 'RCM', 'LW', 'ST', 'RW'] as const;
  const starters = Object.fromEntries(eleven.map((slot) => [slot, makePlayer({ id: slot, name: `Starter ${slot}` })]));
  const rest = makePlayers(MAX_SUBSTITUTES - 1).map((player) => ({ ...player, position: 'ST' as const }));
  const full = makeTeam('4-3-3', starters, [...rest, passarella]);
  expect(keepPlayersOutcome(full, '3-5-2')).toContain('Starter RW moves from RW to CCB');
  expect(bringOnOutcome(full, '3-5-2')).toBe('Daniel Passarella comes on at CCB. Starter RW moves to the bench.');
  const changed = changeFormationWithSubstitutes(full, '3-5-2');
  expect(changed.players).toMatchObject({ CCB: { id: 'sub', isSubstitute: false } });
  expect(changed.substitutes.map(({ id }) => id)).toEqual([...rest.map(({ id }) => id), 'RW']);
  expect(bringOnOutcome(makeTeam('4-3-3', starters, rest), '3-5-2')).toBe('');
});

it('neither loses nor duplicates anyone', () => {
  fc.assert(
    fc.property(teamArbitrary(), fc.constantFrom(...FORMATION_IDS), (some, id) => {
      const ids = (of: typeof some) => everyone(of).map((player) => player.id);
      expect(ids(changeFormationWithSubstitutes(some, id)).toSorted()).toEqual(ids(some).toSorted());
    }),
  );
});
