import * as fc from 'fast-check';
import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { COMPATIBLE_SLOTS, slotPreferences } from '#lib/team/formation/compatible-slots.ts';
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

/** How many can have a slot of their own at the same time. */
function mostPlaced(wishes: readonly (readonly Slot[])[]): number {
  const holder = new Map<Slot, number>();
  const place = (at: number, asked: Set<Slot>): boolean =>
    (wishes[at] ?? []).some((slot) => {
      if (asked.has(slot)) return false;
      asked.add(slot);
      const other = holder.get(slot);
      const isMine = other === undefined || place(other, asked);
      if (isMine) holder.set(slot, at);
      return isMine;
    });
  return wishes.filter((_, at) => place(at, new Set())).length;
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
      { numRuns: 25 },
    );
    expect(startersOf(changeFormation(fullTeam(from, MAX_SUBSTITUTES), to))).toHaveLength(11);
  });

  it.each(pairs)('$from → $to keeps as many on the pitch as can, and benches nobody compatible', ({ from, to }) => {
    fc.assert(
      fc.property(teamArbitrary([from]), (team) => {
        const changed = changeFormation(team, to);
        const displaced = startersOf(team).filter(({ slot }) => !formationOf(to).positions.includes(slot));
        const free = formationOf(to).positions.filter((slot) => !team.players[slot]);
        const places = whereTo(changed);
        const listed = (slot: Slot) => slotPreferences(slot).listed;
        const placed = displaced.filter(({ slot, player }) => listed(slot).includes(places[player.id] as Slot));
        expect(placed).toHaveLength(
          mostPlaced(displaced.map(({ slot }) => listed(slot).filter((one) => free.includes(one)))),
        );

        const empty = formationOf(to).positions.filter((slot) => !changed.players[slot]);
        const benched = displaced.filter(({ player }) => places[player.id] === 'bench');
        for (const { slot } of benched) expect(listed(slot).filter((one) => empty.includes(one))).toEqual([]);
        const offList = displaced.length - placed.length - benched.length;
        if (changed.substitutes.length < MAX_SUBSTITUTES) expect(offList).toBe(0);
      }),
      { numRuns: 15 },
    );
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

  it.each(changing)('a lone %s goes to the first of %j in the formation, or nearby', (slot, preferences) => {
    const withSlot = formationsWith(slot);
    for (const from of withSlot) {
      for (const to of FORMATION_IDS.filter((id) => !withSlot.includes(id))) {
        const first = preferences.find((code) => formationOf(to).positions.includes(code));
        const changed = changeFormation(makeTeam(from, { [slot]: makePlayer({ id: 'lone' }) }), to);
        const next = slotPreferences(slot).listed.find((code) => formationOf(to).positions.includes(code));
        expect([from, to, whereTo(changed)]).toEqual([from, to, { lone: first ?? next }]);
      }
    }
  });

  it.each<[string, FormationId, FormationId, number, Record<string, Slot | 'bench'>]>([
    [
      'the third midfielder goes wide, and a winger up front',
      '4-3-3',
      '4-4-2',
      0,
      { LCM: 'LCM', RCM: 'RCM', CM: 'RM', LW: 'LM', ST: 'LST', RW: 'RST' },
    ],
    [
      'a wide midfielder becomes a wing back, and the full back the third centre back',
      '4-4-2',
      '5-3-2',
      0,
      { LB: 'CCB', RB: 'RWB', LM: 'LWB', RM: 'CCM', LST: 'LST', RST: 'RST' },
    ],
    [
      'the middle centre back steps up',
      '5-3-2',
      '4-2-3-1',
      0,
      { LWB: 'LB', CCB: 'LCDM', RWB: 'RB', LCM: 'LM', CCM: 'CAM', RCM: 'RCDM', LST: 'ST', RST: 'RM' },
    ],
    ['a full back has no place among forwards', '4-4-2', '3-4-3', 0, { LB: 'CCB', RB: 'bench' }],
    ['with a full bench, one takes the nearest slot', '4-4-2', '3-4-3', MAX_SUBSTITUTES, { LB: 'LW', RB: 'CCB' }],
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
