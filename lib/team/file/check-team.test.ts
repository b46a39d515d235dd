import * as fc from 'fast-check';
import { checkTeam } from '#lib/team/file/check-team.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer, makePlayers, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { runs } from '#scripts/test/runs.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Team } from '#types/team.ts';
import { teamSchema } from '#types/team-schema.ts';

const xavi = makePlayer({ id: 'xavi', name: 'Xavi' });
const led: Team = { ...makeTeam('4-3-3', { CM: xavi }, makePlayers(1)), captain: 'xavi', viceCaptain: 'p1' };

it('returns a valid team unchanged, with its cloud id', () => {
  fc.assert(
    fc.property(teamArbitrary(), (team) => {
      const stored: unknown = JSON.parse(JSON.stringify({ ...team, id: 'cloud' }));
      expect(checkTeam(stored)).toEqual({ ...team, id: 'cloud' });
    }),
    { numRuns: runs(100) },
  );
});

it('adds missing slots and drops empty slots from other formations', () => {
  const team = makeTeam('4-3-3', { CM: xavi });
  expect(checkTeam({ ...team, players: { CM: xavi, CAM: null } })).toEqual(team);
});

it('gives an older team no captains and the default colours', () => {
  const { captain: _c, viceCaptain: _v, shirt: _s, pitch: _p, ...old } = { ...led, shirt: 'red', pitch: 'night' };
  expect(checkTeam(old)).toEqual({ ...old, captain: null, viceCaptain: null, shirt: 'national', pitch: 'grass' });
});

it.each([
  ['a captain from outside the team', { captain: 'stranger' }, { captain: null, viceCaptain: 'p1' }],
  ['a captain that is not an id', { captain: { id: 'xavi' } }, { captain: null, viceCaptain: 'p1' }],
  ['the same captain and vice-captain', { viceCaptain: 'xavi' }, { captain: 'xavi', viceCaptain: null }],
  ['unknown colours', { shirt: 'plaid', pitch: 'constructor' }, { shirt: 'national', pitch: 'grass' }],
])('drops %s', (_, fault, repaired) => {
  expect(checkTeam({ ...led, ...fault })).toMatchObject(repaired);
});

it.each([
  ['a player in a slot from another formation', { players: { CAM: xavi } }],
  ['a player in an unknown slot', { players: JSON.parse(`{"__proto__": ${JSON.stringify(xavi)}}`) }],
  ['the same player on pitch and bench', { players: { CM: xavi }, substitutes: [xavi] }],
  ['one person under two ids', { substitutes: ['a', 'b'].map((id) => makePlayer({ id, apiId: '7' })) }],
  ['too many substitutes', { substitutes: makePlayers(MAX_SUBSTITUTES + 1) }],
  ['an unknown formation', { formation: 'toString' }],
  ['no bench', { substitutes: undefined }],
  ['no slots', { players: [] }],
  ['an empty substitute', { substitutes: [null] }],
])('rejects %s', (_, part) => {
  expect(checkTeam({ ...newTeam(), ...part })).toBeNull();
});

it.each([null, undefined, 7, 'team', [], {}])('rejects %j', (value) => {
  expect(checkTeam(value)).toBeNull();
});

it('returns a valid team or null for any input', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (player, other, name) => {
      const team = checkTeam({ id: other, name, formation: '4-3-3', players: { GK: player }, substitutes: [other] });
      if (team) expect(teamSchema.safeParse(team).success).toBe(true);
    }),
    { numRuns: runs(100) },
  );
});
