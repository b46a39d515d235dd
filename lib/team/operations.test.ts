import { newTeam } from '#lib/team/formation/formations.ts';
import {
  addStarter,
  addSubstitute,
  canAddSubstitute,
  type Edit,
  hasPlayer,
  move,
  moveToSubstitutes,
  type Refusal,
  removePlayer,
  renameTeam,
  setFormation,
} from '#lib/team/operations.ts';
import { makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Slot, Spot, Team } from '#types/team.ts';

const xavi = makePlayer({ id: 'xavi', name: 'Xavi' });
const kaka = makePlayer({ id: 'kaka', name: 'Kaká' });
const slot = (code: Slot): Spot => ({ kind: 'slot', slot: code });
const bench = (index: number): Spot => ({ kind: 'bench', index });
const refused = (reason: Refusal, player?: string) => ({ ok: false, reason, ...(player && { player }) });

/** Xavi at CM, Kaká at ST, and this many substitutes named p1, p2, … */
const teamOf = (substitutes: number) => makeTeam('4-3-3', { CM: xavi, ST: kaka }, makePlayers(substitutes));

const fullBench = makePlayers(MAX_SUBSTITUTES).map(({ id }) => id);

function done(edit: Edit): Team {
  if (!edit.ok) throw new Error(`refused: ${edit.reason}`);
  return edit.team;
}

/** Ids at CM, ST and LW, then the bench. The property tests check the substitute marks. */
const lineUp = ({ players: { CM, ST, LW }, substitutes }: Team) => [
  ...[CM, ST, LW].map((player) => player?.id ?? '-'),
  ...substitutes.map(({ id }) => id),
];

describe('adding a starter', () => {
  const ronaldo = makePlayer({ id: 'ronaldo', name: 'Ronaldo', isSubstitute: true });

  it.each<[Slot, number, string[]]>([
    ['LW', 2, ['xavi', 'kaka', 'ronaldo', 'p1', 'p2']],
    ['LW', MAX_SUBSTITUTES, ['xavi', 'kaka', 'ronaldo', ...fullBench]],
    ['CM', 2, ['ronaldo', 'kaka', '-', 'p1', 'p2', 'xavi']],
  ])(
    'at %s with %i substitutes fills the slot; the previous player goes to the end of the bench',
    (code, count, ids) => {
      const team = done(addStarter(teamOf(count), ronaldo, code));
      expect(lineUp(team)).toEqual(ids);
      expect(team.players[code]?.isSubstitute).toBe(false);
    },
  );

  it('is rejected on an occupied slot with a full bench (D5), in another formation’s slot, and for a duplicate', () => {
    expect(addStarter(teamOf(MAX_SUBSTITUTES), ronaldo, 'CM')).toEqual(refused('bench-full'));
    expect(addStarter(teamOf(0), ronaldo, 'CAM')).toEqual(refused('no-such-spot'));
    expect(addStarter(teamOf(0), xavi, 'LW')).toEqual(refused('already-in-team', 'Xavi'));
    expect(addStarter(makeTeam('4-3-3', {}, [kaka]), kaka, 'LW')).toEqual(refused('already-in-team', 'Kaká'));
  });
});

it.each<[string, Parameters<typeof makePlayer>[0], boolean]>([
  ['the same id', { id: 'sample-7' }, true],
  ['another id', { id: 'sample-8', apiId: null }, false],
  ['the same id in the sports database', { id: 'other', apiId: '34145' }, true],
  ['the same name and year of birth', { id: 'other', name: 'player SAMPLE-7' }, true],
  ['the same name, born in another year', { id: 'other', name: 'Player sample-7', year: 1990 }, false],
])('a player with %s is in the team or not', (_, player, isIn) => {
  const team = makeTeam('4-3-3', { CM: makePlayer({ id: 'sample-7', apiId: '34145' }) });
  expect(hasPlayer(team, makePlayer(player))).toBe(isIn);
});

describe('adding a substitute', () => {
  it('appends until the bench is full', () => {
    const free = makeTeam('4-3-3', {}, makePlayers(MAX_SUBSTITUTES - 1));
    expect(canAddSubstitute(free)).toBe(true);
    const full = done(addSubstitute(free, xavi));
    expect(full.substitutes.at(-1)).toEqual({ ...xavi, isSubstitute: true });
    expect(canAddSubstitute(full)).toBe(false);
    expect(addSubstitute(full, kaka)).toEqual(refused('bench-full'));
  });

  it('reports a player who is already in the team, even with a full bench', () => {
    expect(addSubstitute(teamOf(MAX_SUBSTITUTES), xavi)).toEqual(refused('already-in-team', 'Xavi'));
  });
});

describe('removing', () => {
  it('empties a slot, or closes the gap on the bench', () => {
    expect(lineUp(done(removePlayer(teamOf(1), { kind: 'slot', slot: 'CM' })))).toEqual(['-', 'kaka', '-', 'p1']);
    expect(lineUp(done(removePlayer(teamOf(3), { kind: 'bench', index: 1 })))).toEqual([
      'xavi',
      'kaka',
      '-',
      'p1',
      'p3',
    ]);
  });

  it('ignores slots and substitutes that are empty or do not exist', () => {
    for (const code of ['CAM', 'LW'] as const) {
      expect(removePlayer(teamOf(0), { kind: 'slot', slot: code })).toEqual(refused('nothing-to-do'));
    }
    for (const index of [-1, 3, 0.5, Number.NaN]) {
      expect(removePlayer(teamOf(3), { kind: 'bench', index })).toEqual(refused('nothing-to-do'));
    }
  });
});

it.each<[what: string, from: Spot, to: Spot, substitutes: number, after: string[]]>([
  ['to an empty slot', slot('CM'), slot('LW'), 0, ['-', 'kaka', 'xavi']],
  ['to an occupied slot', slot('CM'), slot('ST'), 0, ['kaka', 'xavi', '-']],
  ['to the free part of the bench', slot('CM'), bench(6), 2, ['-', 'kaka', '-', 'p1', 'p2', 'xavi']],
  ['to a substitute', slot('CM'), bench(1), 3, ['p2', 'kaka', '-', 'p1', 'xavi', 'p3']],
  [
    'to a substitute on a full bench',
    slot('CM'),
    bench(0),
    MAX_SUBSTITUTES,
    ['p1', 'kaka', '-', 'xavi', ...fullBench.slice(1)],
  ],
  ['from the bench to an empty slot', bench(1), slot('LW'), 3, ['xavi', 'kaka', 'p2', 'p1', 'p3']],
  ['from the bench to an occupied slot', bench(1), slot('CM'), 3, ['p2', 'kaka', '-', 'p1', 'xavi', 'p3']],
  ['down the bench', bench(0), bench(2), 4, ['xavi', 'kaka', '-', 'p2', 'p3', 'p1', 'p4']],
  ['up the bench', bench(3), bench(0), 4, ['xavi', 'kaka', '-', 'p4', 'p1', 'p2', 'p3']],
  ['to the end of the bench', bench(1), bench(6), 4, ['xavi', 'kaka', '-', 'p1', 'p3', 'p4', 'p2']],
])('moving %s', (_, from, to, substitutes, after) => {
  expect(lineUp(done(move(teamOf(substitutes), from, to)))).toEqual(after);
});

it.each<[from: Spot, to: Spot, substitutes: number, reason: Refusal]>([
  [slot('CM'), slot('CM'), 0, 'nothing-to-do'],
  [slot('LW'), slot('CM'), 0, 'nothing-to-do'],
  [slot('CAM'), slot('CM'), 0, 'nothing-to-do'],
  [bench(0), slot('CM'), 0, 'nothing-to-do'],
  [bench(2), bench(2), 4, 'nothing-to-do'],
  [bench(3), bench(6), 4, 'nothing-to-do'],
  [slot('CM'), slot('CAM'), 0, 'no-such-spot'],
  [bench(0), slot('CAM'), 1, 'no-such-spot'],
  [slot('CM'), bench(-1), 0, 'no-such-spot'],
  [slot('CM'), bench(1.5), 0, 'no-such-spot'],
  [slot('CM'), bench(Number.NaN), 0, 'no-such-spot'],
  [slot('CM'), bench(MAX_SUBSTITUTES), MAX_SUBSTITUTES, 'bench-full'],
])('moving %j to %j with %i substitutes is rejected: %s', (from, to, substitutes, reason) => {
  expect(move(teamOf(substitutes), from, to)).toEqual(refused(reason));
});

it('moves a starter to the end of the bench, unless it is full', () => {
  expect(lineUp(done(moveToSubstitutes(teamOf(1), 'CM')))).toEqual(['-', 'kaka', '-', 'p1', 'xavi']);
  expect(moveToSubstitutes(teamOf(MAX_SUBSTITUTES), 'CM')).toEqual(refused('bench-full'));
});

describe('renaming', () => {
  it.each(['  Gli Azzurri ', 'x', 'x'.repeat(60), '⚽ فريق الأحلام', '<b>Eleven</b>'])('to %j', (name) => {
    expect(done(renameTeam(newTeam(), name)).name).toBe(name.trim());
  });

  it.each<[string, Refusal]>([
    ['   ', 'empty-name'],
    ['\u200B\u202E', 'empty-name'],
    ['x'.repeat(61), 'name-too-long'],
    [' My Dream Team', 'nothing-to-do'],
  ])('to %j is rejected: %s', (name, reason) => {
    expect(renameTeam(newTeam(), name)).toEqual(refused(reason));
  });
});

it('setting a formation clears players and substitutes but not the name', () => {
  const team = { ...teamOf(2), id: 'cloud' };
  const cleared = done(setFormation(team, '3-4-3'));
  expect(cleared).toEqual({ ...makeTeam('3-4-3', {}), id: 'cloud' });
  expect(setFormation(cleared, '3-4-3')).toEqual(refused('nothing-to-do'));
});
