import * as fc from 'fast-check';
import { changeFormation } from '#lib/team/change-formation.ts';
import { formationOf, startersOf } from '#lib/team/formations.ts';
import { everyone } from '#lib/team/operations.ts';
import { makePlayer, makePlayers, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import { FORMATION_IDS, type FormationId, type Slot, type Team } from '#types/team.ts';
import { teamSchema } from '#types/team-schema.ts';

/** A full eleven in which each player's id is the slot. */
function fullTeam(formation: FormationId, substitutes = 0): Team {
  const starters = Object.fromEntries(formationOf(formation).positions.map((slot) => [slot, makePlayer({ id: slot })]));
  return makeTeam(formation, starters, makePlayers(substitutes));
}

/** Where each former slot went: a slot, or 'bench'. */
function whereTo(team: Team): Record<string, Slot | 'bench'> {
  return Object.fromEntries([
    ...startersOf(team).map(({ slot, player }) => [player.id, slot] as const),
    ...team.substitutes.map(({ id }) => [id, 'bench'] as const),
  ]);
}

const pairs = FORMATION_IDS.flatMap((from) => FORMATION_IDS.filter((to) => to !== from).map((to) => ({ from, to })));

describe('keeping the players (D4)', () => {
  it('knows 30 ordered pairs of formations', () => {
    expect(pairs).toHaveLength(30);
  });

  it.each(pairs)('$from → $to keeps everybody, whoever is there', ({ from, to }) => {
    fc.assert(
      fc.property(teamArbitrary([from]), (team) => {
        const changed = changeFormation(team, to);
        const ids = everyone(changed).map(({ id }) => id);
        expect(ids.toSorted()).toEqual(
          everyone(team)
            .map(({ id }) => id)
            .toSorted(),
        );
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
  });

  it.each(pairs)('$from → $to: a full eleven with a full bench stays on the pitch', ({ from, to }) => {
    const changed = changeFormation(fullTeam(from, MAX_SUBSTITUTES), to);
    expect(startersOf(changed)).toHaveLength(11);
    expect(changed.substitutes).toHaveLength(MAX_SUBSTITUTES);
    expect(changed.players.GK?.id).toBe('GK');
  });

  it('keeps name, id and an empty goal', () => {
    const team: Team = {
      ...makeTeam('4-3-3', { ST: makePlayer({ id: 'st' }) }, makePlayers(7)),
      id: 'cloud',
      name: 'Mine',
    };
    expect(changeFormation(team, '5-3-2')).toMatchObject({
      id: 'cloud',
      name: 'Mine',
      formation: '5-3-2',
      players: { GK: null, LST: { id: 'st' } },
    });
  });

  it('changes nothing when the formation stays', () => {
    const team = fullTeam('4-4-2', 3);
    expect(changeFormation(team, '4-4-2')).toEqual(team);
  });
});

describe('the preference list (design §2)', () => {
  const preferences = [
    ['LB', 'LWB LCB LM'],
    ['RB', 'RWB RCB RM'],
    ['LWB', 'LB LM LW'],
    ['RWB', 'RB RM RW'],
    ['LCB', 'CCB RCB LB'],
    ['RCB', 'CCB LCB RB'],
    ['CCB', 'LCB RCB LCDM RCDM'],
    ['CM', 'CCM LCM RCM LCDM RCDM CAM'],
    ['LCDM', 'RCDM LCM CCM CM'],
    ['RCDM', 'LCDM RCM CCM CM'],
    ['LCM', 'CM CCM RCM LCDM CAM LM'],
    ['RCM', 'CM CCM LCM RCDM CAM RM'],
    ['CCM', 'CM LCM RCM CAM LCDM RCDM'],
    ['CAM', 'CM CCM LCM RCM LST RST'],
    ['LM', 'LW LWB LCM'],
    ['RM', 'RW RWB RCM'],
    ['LW', 'LM LST ST LWB'],
    ['RW', 'RM RST ST RWB'],
    ['ST', 'LST RST'],
    ['LST', 'ST RST LW'],
    ['RST', 'ST LST RW'],
  ] as const;

  it.each(preferences)('%s alone goes to the first that there is of %s', (slot, list) => {
    const withSlot = FORMATION_IDS.filter((id) => formationOf(id).positions.includes(slot));
    for (const from of withSlot) {
      for (const to of FORMATION_IDS.filter((id) => !withSlot.includes(id))) {
        const { positions } = formationOf(to);
        const first = list.split(' ').find((code) => positions.some((position) => position === code));
        const changed = changeFormation(makeTeam(from, { [slot]: makePlayer({ id: 'lone' }) }), to);
        expect([from, to, whereTo(changed)]).toEqual([from, to, { lone: first ?? 'bench' }]);
      }
    }
  });

  it('4-3-3 → 4-4-2: wingers become wide midfielders, the third midfielder sits down', () => {
    expect(whereTo(changeFormation(fullTeam('4-3-3'), '4-4-2'))).toMatchObject({
      LCM: 'LCM',
      RCM: 'RCM',
      CM: 'bench',
      LW: 'LM',
      ST: 'LST',
      RW: 'RM',
    });
  });

  it('4-4-2 → 5-3-2: full backs become wing backs', () => {
    expect(whereTo(changeFormation(fullTeam('4-4-2'), '5-3-2'))).toMatchObject({
      LB: 'LWB',
      RB: 'RWB',
      LM: 'bench',
      RM: 'bench',
      LST: 'LST',
      RST: 'RST',
    });
  });

  it('5-3-2 → 4-2-3-1: the middle centre back steps up, midfielders fill the rest', () => {
    expect(whereTo(changeFormation(fullTeam('5-3-2'), '4-2-3-1'))).toEqual({
      GK: 'GK',
      LWB: 'LB',
      LCB: 'LCB',
      CCB: 'LCDM',
      RCB: 'RCB',
      RWB: 'RB',
      LCM: 'CAM',
      CCM: 'RCDM',
      RCM: 'RM',
      LST: 'ST',
      RST: 'bench',
    });
  });

  it('4-3-3 → 3-5-2 with a free left side: the second choice is taken where the first does not exist', () => {
    const lb = makePlayer({ id: 'lb' });
    expect(changeFormation(makeTeam('4-3-3', { LB: lb }), '3-5-2').players.LCB?.id).toBe('lb');
    expect(changeFormation(makeTeam('4-3-3', { LB: lb, LCB: makePlayer({ id: 'lcb' }) }), '3-5-2').players.LM?.id).toBe(
      'lb',
    );
  });

  it('with a full bench the rest takes the nearest free slot', () => {
    const changed = whereTo(changeFormation(fullTeam('4-3-3', MAX_SUBSTITUTES), '4-4-2'));
    expect(changed.CM).toBe('RST');
  });

  it('with one place on the bench the first goes there and the next stays on the pitch', () => {
    const changed = changeFormation(fullTeam('4-4-2', MAX_SUBSTITUTES - 1), '5-3-2');
    expect(whereTo(changed)).toMatchObject({ LM: 'bench' });
    expect(whereTo(changed).RM).not.toBe('bench');
    expect(changed.substitutes.at(-1)).toMatchObject({ id: 'LM', isSubstitute: true });
  });
});
