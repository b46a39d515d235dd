import * as fc from 'fast-check';
import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { COMPATIBLE_SLOTS } from '#lib/team/formation/compatible-slots.ts';
import { formationOf, startersOf } from '#lib/team/formation/formations.ts';
import { everyone } from '#lib/team/operations.ts';
import { makePlayer, makePlayers, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId, type Slot, type Team } from '#types/team.ts';
import { teamSchema } from '#types/team-schema.ts';

/** A full eleven whose players are named after their slots. */
function fullTeam(formation: FormationId, substitutes = 0): Team {
  const starters = Object.fromEntries(formationOf(formation).positions.map((slot) => [slot, makePlayer({ id: slot })]));
  return makeTeam(formation, starters, makePlayers(substitutes));
}

/** Where each player is: a slot, or 'bench'. */
function whereTo(team: Team): Record<string, Slot | 'bench'> {
  return Object.fromEntries([
    ...startersOf(team).map(({ slot, player }) => [player.id, slot] as const),
    ...team.substitutes.map(({ id }) => [id, 'bench'] as const),
  ]);
}

const idsOf = (team: Team) =>
  everyone(team)
    .map(({ id }) => id)
    .toSorted();
const pairs = FORMATION_IDS.flatMap((from) => FORMATION_IDS.filter((to) => to !== from).map((to) => ({ from, to })));

describe('keeping players (D4)', () => {
  it.each(pairs)('$from → $to never loses a player', ({ from, to }) => {
    fc.assert(
      fc.property(teamArbitrary([from]), (team) => {
        const changed = changeFormation(team, to);
        expect(idsOf(changed)).toEqual(idsOf(team));
        expect(changed).toMatchObject({ id: team.id, name: team.name, formation: to });
        expect(changed.players.GK).toEqual(team.players.GK);
        expect(changed.substitutes.slice(0, team.substitutes.length)).toEqual(team.substitutes);
        expect(changed.substitutes.length).toBeLessThanOrEqual(MAX_SUBSTITUTES);
        expect(Object.keys(changed.players)).toEqual([...formationOf(to).positions]);
        expect(changed.substitutes.every((player) => player.isSubstitute)).toBe(true);
        expect(startersOf(changed).some(({ player }) => player.isSubstitute)).toBe(false);
        expect(teamSchema.safeParse(changed).success).toBe(true);
        for (const { slot, player } of startersOf(team)) {
          if (formationOf(to).positions.includes(slot)) expect(changed.players[slot]).toEqual(player);
        }
      }),
      { numRuns: 40 },
    );
    expect(startersOf(changeFormation(fullTeam(from, MAX_SUBSTITUTES), to))).toHaveLength(11);
  });

  it('puts nobody but a goalkeeper in goal', () => {
    const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'st' }) }, makePlayers(7));
    expect(changeFormation(team, '5-3-2').players).toMatchObject({ GK: null, LST: { id: 'st' } });
  });

  const formationsWith = (slot: Slot) => FORMATION_IDS.filter((id) => formationOf(id).positions.includes(slot));
  const changing = (Object.entries(COMPATIBLE_SLOTS) as [Slot, Slot[]][]).filter(([slot]) => {
    const { length } = formationsWith(slot);
    return length > 0 && length < FORMATION_IDS.length;
  });

  it.each(changing)('a lone %s goes to the first of %j in the formation, or to the bench', (slot, preferences) => {
    const withSlot = formationsWith(slot);
    for (const from of withSlot) {
      for (const to of FORMATION_IDS.filter((id) => !withSlot.includes(id))) {
        const first = preferences.find((code) => formationOf(to).positions.includes(code));
        const changed = changeFormation(makeTeam(from, { [slot]: makePlayer({ id: 'lone' }) }), to);
        expect([from, to, whereTo(changed)]).toEqual([from, to, { lone: first ?? 'bench' }]);
      }
    }
  });

  it.each<[string, FormationId, FormationId, number, Record<string, Slot | 'bench'>]>([
    [
      'wingers become wide midfielders, the third midfielder goes to the bench',
      '4-3-3',
      '4-4-2',
      0,
      { LCM: 'LCM', RCM: 'RCM', CM: 'bench', LW: 'LM', ST: 'LST', RW: 'RM' },
    ],
    [
      'full backs become wing backs',
      '4-4-2',
      '5-3-2',
      0,
      { LB: 'LWB', RB: 'RWB', LM: 'bench', RM: 'bench', LST: 'LST', RST: 'RST' },
    ],
    [
      'the middle centre back steps up',
      '5-3-2',
      '4-2-3-1',
      0,
      { LWB: 'LB', CCB: 'LCDM', RWB: 'RB', LCM: 'CAM', CCM: 'RCDM', RCM: 'RM', LST: 'ST', RST: 'bench' },
    ],
    ['with a full bench, the nearest free slot', '4-3-3', '4-4-2', MAX_SUBSTITUTES, { CM: 'RST' }],
    ['with one free substitute, only the first', '4-4-2', '5-3-2', MAX_SUBSTITUTES - 1, { LM: 'bench', RM: 'CCM' }],
  ])('%s: %s → %s', (_, from, to, substitutes, moves) => {
    expect(whereTo(changeFormation(fullTeam(from, substitutes), to))).toMatchObject(moves);
  });

  it('uses the next preference if the first is occupied', () => {
    const lb = makePlayer({ id: 'lb' });
    const lcb = makePlayer({ id: 'lcb' });
    const team = makeTeam('4-3-3', { LB: lb, LCB: lcb });
    expect(whereTo(changeFormation(team, '3-5-2'))).toEqual({ lb: 'LM', lcb: 'LCB' });
  });
});

it('changes nothing if the formation stays the same', () => {
  const team = fullTeam('4-4-2', 3);
  expect(changeFormation(team, '4-4-2')).toEqual(team);
});
