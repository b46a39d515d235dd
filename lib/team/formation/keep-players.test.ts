import * as fc from 'fast-check';
import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { keepPlayers, keepPlayersOutcome } from '#lib/team/formation/keep-players.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { FORMATION_IDS, type FormationId, type Team } from '#types/team.ts';

const outcome = (team: Team, id: FormationId) => keepPlayersOutcome(team, keepPlayers(team, id, []));

const maldini = makePlayer({ id: 'lb', name: 'Paolo Maldini', position: 'LB' });
const matthaus = makePlayer({ id: 'cm', name: 'Lothar Matthäus', position: 'CM' });
const passarella = makePlayer({ id: 'sub', name: 'Daniel Passarella', position: 'CB' });
const others = { LCB: makePlayer({ id: 'lcb' }), RCB: makePlayer({ id: 'rcb' }) };
const team = makeTeam('4-3-3', { LB: maldini, CM: matthaus, ...others }, [passarella]);

it('says by name who moves where and who leaves the pitch', () => {
  expect(outcome(team, '3-5-2')).toBe(
    '4 players stay on the pitch. Paolo Maldini moves from LB to LM and Lothar Matthäus from CM to CCM.',
  );
  const rightBack = makePlayer({ id: 'rb', name: 'Cafu', position: 'RB' });
  const forwards = { LW: makePlayer({ id: 'lw' }), ST: makePlayer({ id: 'st' }), RW: makePlayer({ id: 'rw' }) };
  expect(outcome(makeTeam('3-4-3', forwards), '4-4-2')).toContain('3 players stay on the pitch.');
  const wide = { LM: makePlayer({ id: 'lm' }), RM: makePlayer({ id: 'rm' }), LCM: makePlayer({ id: 'lcm' }) };
  const inMidfield = { ...wide, RCM: makePlayer({ id: 'rcm' }) };
  const crowded = makeTeam('4-4-2', { LB: maldini, RB: rightBack, ...others, ...inMidfield });
  expect(outcome(crowded, '3-4-3')).toContain('Paolo Maldini moves from LB to CCB. Cafu moves to the bench.');
  expect(outcome(makeTeam('4-3-3', { CM: matthaus }), '4-3-3')).toBe('1 player stays on the pitch.');
});

describe('changing back (D4)', () => {
  it('restores each arrangement from before exactly, however often the formation changes', () => {
    fc.assert(
      fc.property(teamArbitrary(), fc.array(fc.constantFrom(...FORMATION_IDS), { maxLength: 8 }), (first, ids) => {
        const before: Team[] = [];
        const seen = new Map([[first.formation, first]]);
        let current = first;
        for (const id of ids) {
          const next = keepPlayers(current, id, before);
          expect(next).toEqual(seen.get(id) ?? next);
          seen.set(id, next);
          if (id !== current.formation) before.push(current);
          current = next;
        }
      }),
    );
  });

  const first = makeTeam('4-3-3', { CM: matthaus, LB: maldini }, [passarella]);
  const second = keepPlayers(first, '3-5-2', [first]);

  it('keeps what has been edited since', () => {
    const renamed = { ...second, name: 'Legends' };
    const renumbered = { ...renamed, players: { ...second.players, CCM: { ...matthaus, jerseyNumber: 10 } } };
    expect(keepPlayers(renumbered, '4-3-3', [first, second, renamed])).toMatchObject({
      name: 'Legends',
      players: { CM: { id: 'cm', jerseyNumber: 10 }, LB: { id: 'lb' } },
    });
  });

  it('restores nothing once a player has moved, come or gone', () => {
    const moved = { ...second, players: { ...second.players, LM: null, CCB: maldini } };
    const gone = { ...second, substitutes: [] };
    for (const changed of [moved, gone]) {
      expect(keepPlayers(changed, '4-3-3', [first, second])).toEqual(changeFormation(changed, '4-3-3'));
    }
    expect(keepPlayers(moved, '4-3-3', [first, second]).players).toMatchObject({ LCB: { id: 'lb' }, LB: null });
  });
});
