import { newTeam } from '#lib/team/formations.ts';
import {
  addStarter,
  addSubstitute,
  canAddSubstitute,
  type Edit,
  hasPlayer,
  move,
  moveToSubstitutes,
  removeStarter,
  removeSubstitute,
  renameTeam,
  setFormation,
} from '#lib/team/operations.ts';
import { makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Slot, Spot, Team } from '#types/team.ts';

const xavi = makePlayer({ id: 'xavi', name: 'Xavi' });
const kaka = makePlayer({ id: 'kaka', name: 'Kaká' });
const buffon = makePlayer({ id: 'buffon', name: 'Gianluigi Buffon', position: 'GK' });
const slot = (code: Slot): Spot => ({ kind: 'slot', slot: code });
const bench = (index: number): Spot => ({ kind: 'bench', index });

function done(edit: Edit): Team {
  if (!edit.ok) throw new Error(`refused: ${edit.reason}`);
  return edit.team;
}

const benchIds = (team: Team) => team.substitutes.map(({ id }) => id);

describe('adding a starter', () => {
  it('fills an empty slot', () => {
    const team = done(addStarter(newTeam(), xavi, 'CM'));
    expect(team.players.CM).toEqual(xavi);
    expect(team.substitutes).toEqual([]);
  });

  it('moves whoever stood there to the end of the bench (spec §4)', () => {
    const before = makeTeam('4-3-3', { CM: xavi }, makePlayers(2));
    const team = done(addStarter(before, kaka, 'CM'));
    expect(team.players.CM?.id).toBe('kaka');
    expect(benchIds(team)).toEqual(['p1', 'p2', 'xavi']);
    expect(team.substitutes[2]?.isSubstitute).toBe(true);
  });

  it('is refused on an occupied slot when the bench is full, and the slot keeps its player (D5)', () => {
    const before = makeTeam('4-3-3', { CM: xavi }, makePlayers(7));
    expect(addStarter(before, kaka, 'CM')).toEqual({ ok: false, reason: 'bench-full' });
    expect(before.players.CM).toBe(xavi);
  });

  it('still fills an empty slot when the bench is full', () => {
    expect(addStarter(makeTeam('4-3-3', {}, makePlayers(7)), kaka, 'CM').ok).toBe(true);
  });

  it('refuses a player who is on the pitch or on the bench, by name', () => {
    const team = makeTeam('4-3-3', { CM: xavi }, [kaka]);
    expect(addStarter(team, xavi, 'ST')).toEqual({ ok: false, reason: 'already-in-team', player: 'Xavi' });
    expect(addStarter(team, kaka, 'ST')).toEqual({ ok: false, reason: 'already-in-team', player: 'Kaká' });
  });

  it('refuses a slot that the formation does not have', () => {
    expect(addStarter(newTeam(), xavi, 'CAM')).toEqual({ ok: false, reason: 'no-such-spot' });
  });

  it('takes the bench mark off', () => {
    const team = done(addStarter(newTeam(), { ...xavi, isSubstitute: true }, 'CM'));
    expect(team.players.CM?.isSubstitute).toBe(false);
  });
});

describe('who is in the team', () => {
  const team = makeTeam('4-3-3', { CM: makePlayer({ id: 'sample-7', apiId: '34145' }) });

  it('is told by id', () => {
    expect(hasPlayer(team, makePlayer({ id: 'sample-7' }))).toBe(true);
    expect(hasPlayer(team, makePlayer({ id: 'sample-8' }))).toBe(false);
  });

  it('is told by the id in the sports database, where both have one', () => {
    expect(hasPlayer(team, makePlayer({ id: 'other', apiId: '34145' }))).toBe(true);
    expect(hasPlayer(makeTeam('4-3-3', { CM: xavi }), makePlayer({ id: 'other', apiId: null }))).toBe(false);
  });
});

describe('adding a substitute', () => {
  it('puts the player last, marked', () => {
    const team = done(addSubstitute(makeTeam('4-3-3', {}, makePlayers(1)), xavi));
    expect(benchIds(team)).toEqual(['p1', 'xavi']);
    expect(team.substitutes[1]?.isSubstitute).toBe(true);
  });

  it('takes a seventh and refuses an eighth', () => {
    const six = makeTeam('4-3-3', {}, makePlayers(6));
    expect(canAddSubstitute(six)).toBe(true);
    const seven = done(addSubstitute(six, xavi));
    expect(canAddSubstitute(seven)).toBe(false);
    expect(addSubstitute(seven, kaka)).toEqual({ ok: false, reason: 'bench-full' });
  });

  it('says that the player is there rather than that the bench is full', () => {
    const team = makeTeam('4-3-3', { CM: xavi }, makePlayers(7));
    expect(addSubstitute(team, xavi)).toMatchObject({ reason: 'already-in-team' });
  });
});

describe('removing', () => {
  it('empties a slot and leaves the bench alone', () => {
    const team = done(removeStarter(makeTeam('4-3-3', { CM: xavi, GK: buffon }, [kaka]), 'CM'));
    expect(team.players.CM).toBeNull();
    expect(team.players.GK).toBe(buffon);
    expect(benchIds(team)).toEqual(['kaka']);
  });

  it.each(['CAM', 'CM'] as const)('ignores %s: not in the formation, or empty (spec §5)', (code) => {
    expect(removeStarter(newTeam(), code)).toEqual({ ok: false, reason: 'nothing-to-do' });
  });

  it('takes a substitute out and closes the gap', () => {
    expect(benchIds(done(removeSubstitute(makeTeam('4-3-3', {}, makePlayers(3)), 1)))).toEqual(['p1', 'p3']);
  });

  it.each([-1, 3, 0.5, Number.NaN])('ignores bench place %s', (index) => {
    expect(removeSubstitute(makeTeam('4-3-3', {}, makePlayers(3)), index)).toEqual({
      ok: false,
      reason: 'nothing-to-do',
    });
  });
});

describe('moving from slot to slot', () => {
  const team = makeTeam('4-3-3', { CM: xavi, ST: kaka });

  it('moves to an empty one', () => {
    expect(done(move(team, slot('CM'), slot('LCM'))).players).toMatchObject({ CM: null, LCM: xavi });
  });

  it('swaps with an occupied one', () => {
    expect(done(move(team, slot('CM'), slot('ST'))).players).toMatchObject({ CM: kaka, ST: xavi });
  });

  it('does nothing on itself, from an empty slot, or from one that the formation does not have', () => {
    for (const [from, to] of [
      ['CM', 'CM'],
      ['LB', 'CM'],
      ['CAM', 'CM'],
    ] as const) {
      expect(move(team, slot(from), slot(to))).toEqual({ ok: false, reason: 'nothing-to-do' });
    }
  });

  it('is refused to a slot that the formation does not have', () => {
    expect(move(team, slot('CM'), slot('CAM'))).toEqual({ ok: false, reason: 'no-such-spot' });
  });
});

describe('moving from slot to bench', () => {
  it('appends on the free part, however far down it was dropped', () => {
    const team = done(move(makeTeam('4-3-3', { CM: xavi }, makePlayers(2)), slot('CM'), bench(6)));
    expect(team.players.CM).toBeNull();
    expect(benchIds(team)).toEqual(['p1', 'p2', 'xavi']);
    expect(team.substitutes[2]?.isSubstitute).toBe(true);
  });

  it('swaps with the substitute it is dropped on, even on a full bench', () => {
    const team = done(move(makeTeam('4-3-3', { CM: xavi }, makePlayers(7)), slot('CM'), bench(3)));
    expect(team.players.CM).toMatchObject({ id: 'p4', isSubstitute: false });
    expect(team.substitutes[3]).toMatchObject({ id: 'xavi', isSubstitute: true });
    expect(team.substitutes).toHaveLength(7);
  });

  it('is refused on the free area of a full bench', () => {
    const team = makeTeam('4-3-3', { CM: xavi }, makePlayers(7));
    expect(move(team, slot('CM'), bench(7))).toEqual({ ok: false, reason: 'bench-full' });
    expect(moveToSubstitutes(team, 'CM')).toEqual({ ok: false, reason: 'bench-full' });
  });

  it.each([-1, 1.5, Number.NaN])('is refused to bench place %s', (index) => {
    expect(move(makeTeam('4-3-3', { CM: xavi }), slot('CM'), bench(index))).toEqual({
      ok: false,
      reason: 'no-such-spot',
    });
  });

  it('has a short form', () => {
    expect(benchIds(done(moveToSubstitutes(makeTeam('4-3-3', { CM: xavi }, makePlayers(1)), 'CM')))).toEqual([
      'p1',
      'xavi',
    ]);
  });
});

describe('moving from bench to slot', () => {
  it('fills an empty slot and closes the gap on the bench', () => {
    const team = done(move(makeTeam('4-3-3', {}, makePlayers(3)), bench(1), slot('CM')));
    expect(team.players.CM).toMatchObject({ id: 'p2', isSubstitute: false });
    expect(benchIds(team)).toEqual(['p1', 'p3']);
  });

  it('swaps with whoever stands there, who takes the same bench place', () => {
    const team = done(move(makeTeam('4-3-3', { CM: xavi }, makePlayers(7)), bench(2), slot('CM')));
    expect(team.players.CM).toMatchObject({ id: 'p3', isSubstitute: false });
    expect(team.substitutes[2]).toMatchObject({ id: 'xavi', isSubstitute: true });
  });

  it('does nothing from an empty bench place', () => {
    expect(move(makeTeam('4-3-3', { CM: xavi }), bench(0), slot('CM'))).toEqual({
      ok: false,
      reason: 'nothing-to-do',
    });
  });

  it('is refused to a slot that the formation does not have', () => {
    expect(move(makeTeam('4-3-3', {}, makePlayers(1)), bench(0), slot('CAM'))).toMatchObject({
      reason: 'no-such-spot',
    });
  });
});

describe('moving on the bench', () => {
  const team = makeTeam('4-3-3', {}, makePlayers(4));

  it.each([
    [0, 2, ['p2', 'p3', 'p1', 'p4']],
    [3, 0, ['p4', 'p1', 'p2', 'p3']],
    [1, 6, ['p1', 'p3', 'p4', 'p2']],
  ])('from %i to %i the others close up', (from, to, ids) => {
    expect(benchIds(done(move(team, bench(from), bench(to))))).toEqual(ids);
  });

  it.each([
    [2, 2],
    [3, 6],
  ])('from %i to %i nothing changes', (from, to) => {
    expect(move(team, bench(from), bench(to))).toEqual({ ok: false, reason: 'nothing-to-do' });
  });
});

describe('moving anywhere', () => {
  const team = makeTeam('4-3-3', { CM: xavi, ST: kaka }, makePlayers(7));

  it.each([
    [slot('CM'), slot('ST'), true],
    [slot('CM'), slot('LW'), true],
    [slot('CM'), slot('CM'), false],
    [slot('CM'), slot('CAM'), false],
    [slot('CM'), bench(0), true],
    [slot('CM'), bench(7), false],
    [bench(0), slot('GK'), true],
    [bench(0), bench(0), false],
  ] as const)('%j → %j: %s', (from, to, legal) => {
    expect(move(team, from, to).ok).toBe(legal);
  });
});

describe('renaming', () => {
  it('trims', () => {
    expect(done(renameTeam(newTeam(), '  Gli Azzurri ')).name).toBe('Gli Azzurri');
  });

  it.each(['', '   ', '\u200B\u202E'])('refuses %j', (name) => {
    expect(renameTeam(newTeam(), name)).toEqual({ ok: false, reason: 'empty-name' });
  });

  it('takes 1 and 60 characters, refuses 61 and 200', () => {
    for (const length of [1, 60]) expect(done(renameTeam(newTeam(), 'x'.repeat(length))).name).toHaveLength(length);
    for (const length of [61, 200]) {
      expect(renameTeam(newTeam(), 'x'.repeat(length))).toEqual({ ok: false, reason: 'name-too-long' });
    }
  });

  it('keeps accents, right-to-left letters, emoji and markup as text', () => {
    for (const name of ['Ålesund Öğrencileri', 'فريق الأحلام', '⚽ Los Niños 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '<b>Eleven</b>']) {
      expect(done(renameTeam(newTeam(), name)).name).toBe(name);
    }
  });

  it('does nothing for the same name', () => {
    expect(renameTeam(newTeam(), ' My Dream Team')).toEqual({ ok: false, reason: 'nothing-to-do' });
  });
});

describe('starting over', () => {
  const team: Team = { ...makeTeam('5-3-2', { GK: buffon }, [kaka]), id: 'cloud', name: 'Mine' };

  it('a formation that is set clears players and substitutes, not the name (spec §4)', () => {
    const cleared = done(setFormation(team, '3-4-3'));
    expect(cleared).toEqual({ ...makeTeam('3-4-3', {}), id: 'cloud', name: 'Mine' });
    expect(setFormation(cleared, '3-4-3')).toEqual({ ok: false, reason: 'nothing-to-do' });
  });
});
