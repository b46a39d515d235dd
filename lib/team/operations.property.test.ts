import * as fc from 'fast-check';
import { appoint } from '#lib/team/appoint.ts';
import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import {
  addStarter,
  addSubstitute,
  type Edit,
  everyone,
  move,
  removePlayer,
  renameTeam,
} from '#lib/team/operations.ts';
import { setShirtNumber } from '#lib/team/shirt-number.ts';
import { makePlayers, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { runs } from '#scripts/test/runs.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import { FORMATION_IDS, SLOTS, type Spot, type Team } from '#types/team.ts';
import { teamSchema } from '#types/team-schema.ts';

const newcomers = makePlayers(12, 'new-');

const slot = fc.constantFrom(...SLOTS);
const index = fc.integer({ min: -1, max: 8 });
const spot: fc.Arbitrary<Spot> = fc.oneof(
  slot.map((code): Spot => ({ kind: 'slot', slot: code })),
  index.map((at): Spot => ({ kind: 'bench', index: at })),
);
const newcomer = fc.constantFrom(...newcomers);

/** An edit, the player it can add, and whether it can remove one. */
type Step = { edit: (team: Team) => Edit; adds?: string; removes?: true; appoints?: true };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(newcomer, slot)
    .map(([player, at]): Step => ({ edit: (team) => addStarter(team, player, at), adds: player.id })),
  newcomer.map((player): Step => ({ edit: (team) => addSubstitute(team, player), adds: player.id })),
  slot.map((at): Step => ({ edit: (team) => removePlayer(team, { kind: 'slot', slot: at }), removes: true })),
  index.map((at): Step => ({ edit: (team) => removePlayer(team, { kind: 'bench', index: at }), removes: true })),
  fc.tuple(spot, spot).map(([from, to]): Step => ({ edit: (team) => move(team, from, to) })),
  fc
    .constantFrom(...FORMATION_IDS)
    .map((id): Step => ({ edit: (team) => ({ ok: true, team: changeFormation(team, id) }) })),
  fc.tuple(fc.nat(17), fc.constantFrom('captain' as const, 'viceCaptain' as const)).map(
    ([at, armband]): Step => ({
      edit: (team) => appoint(team, everyone(team)[at]?.id ?? 'nobody', armband),
      appoints: true,
    }),
  ),
  fc
    .tuple(fc.nat(17), fc.option(fc.integer({ min: -1, max: 101 })))
    .map(
      ([at, number]): Step => ({ edit: (team) => setShirtNumber(team, everyone(team)[at]?.id ?? 'nobody', number) }),
    ),
  fc.string().map((name): Step => ({ edit: (team) => renameTeam(team, name) })),
);

const ids = (team: Team) => everyone(team).map(({ id }) => id);

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

function expectSound(team: Team) {
  expect(new Set(ids(team)).size).toBe(ids(team).length);
  expect(team.substitutes.length).toBeLessThanOrEqual(MAX_SUBSTITUTES);
  expect(Object.keys(team.players).toSorted()).toEqual([...formationOf(team.formation).positions].toSorted());
  expect(team.substitutes.every((player) => player.isSubstitute)).toBe(true);
  expect(Object.values(team.players).every((player) => !player?.isSubstitute)).toBe(true);
  expect(teamSchema.safeParse(team).success).toBe(true);
  const armbands = [team.captain, team.viceCaptain].filter((wearer) => wearer !== null);
  expect(new Set(armbands).size).toBe(armbands.length);
  expect(ids(team)).toEqual(expect.arrayContaining(armbands));
}

/** Only an appointment moves an armband. Otherwise its wearer keeps it while in the team. */
function expectArmbandsKept(before: Team, after: Team, appoints = false) {
  const staying = (id: string | null) => (id !== null && ids(after).includes(id) ? id : null);
  const expected = { captain: staying(before.captain), viceCaptain: staying(before.viceCaptain) };
  if (!appoints) expect(after).toMatchObject(expected);
}

it('no sequence of edits loses or duplicates a player, overfills the bench or uses slots outside the formation', () => {
  fc.assert(
    fc.property(teamArbitrary(), fc.array(step, { maxLength: 30 }), (start, steps) => {
      let team = deepFreeze(start);
      for (const { edit, adds, removes, appoints } of steps) {
        // The team is frozen, so an operation that mutated it would throw.
        const result = edit(team);
        if (!result.ok) continue;
        const before = new Set(ids(team));
        const after = new Set(ids(result.team));
        expect([...after].filter((id) => !before.has(id))).toEqual(adds === undefined ? [] : [adds]);
        expect([...before].filter((id) => !after.has(id))).toHaveLength(removes ? 1 : 0);
        expectSound(result.team);
        expectArmbandsKept(team, result.team, appoints);
        team = deepFreeze(result.team);
      }
    }),
    { numRuns: runs(100) },
  );
});

it('every accepted move changes the team', () => {
  fc.assert(
    fc.property(teamArbitrary(), spot, spot, (team, from, to) => {
      const result = move(team, from, to);
      if (result.ok) expect(result.team).not.toEqual(team);
    }),
    { numRuns: runs(100) },
  );
});

it('moving between slots and back restores the team', () => {
  fc.assert(
    fc.property(teamArbitrary(), slot, slot, (team, a, b) => {
      const from: Spot = { kind: 'slot', slot: a };
      const to: Spot = { kind: 'slot', slot: b };
      const once = move(team, from, to);
      if (once.ok) expect(move(once.team, to, from)).toEqual({ ok: true, team });
    }),
    { numRuns: runs(100) },
  );
});
