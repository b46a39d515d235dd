import { appoint } from '#lib/team/appoint.ts';
import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { armbandOf } from '#lib/team/look/armband.ts';
import { type Edit, moveToSubstitutes, removePlayer, setFormation } from '#lib/team/operations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Team } from '#types/team.ts';

const team = makeTeam('4-3-3', { CM: makePlayer({ id: 'a' }), ST: makePlayer({ id: 'b' }) }, [makePlayer({ id: 'c' })]);

function done(edit: Edit): Team {
  if (!edit.ok) throw new Error(`refused: ${edit.reason}`);
  return edit.team;
}

const led = done(appoint(done(appoint(team, 'a', 'captain')), 'b', 'viceCaptain'));

it('gives an armband and takes it away again', () => {
  expect(led).toMatchObject({ captain: 'a', viceCaptain: 'b' });
  expect(done(appoint(led, 'a', 'captain'))).toMatchObject({ captain: null, viceCaptain: 'b' });
});

it('swaps captain and vice-captain, or replaces one with a third player', () => {
  expect(done(appoint(led, 'b', 'captain'))).toMatchObject({ captain: 'b', viceCaptain: 'a' });
  expect(done(appoint(led, 'c', 'captain'))).toMatchObject({ captain: 'c', viceCaptain: 'b' });
});

it('cannot appoint a player outside the team', () => {
  expect(appoint(team, 'stranger', 'captain')).toEqual({ ok: false, reason: 'nothing-to-do' });
});

it('stays with the player on the bench and in another formation, until the player leaves', () => {
  const benched = done(moveToSubstitutes(led, 'CM'));
  expect(changeFormation(benched, '5-3-2')).toMatchObject({ captain: 'a', viceCaptain: 'b' });
  expect(done(removePlayer(led, { kind: 'slot', slot: 'CM' }))).toMatchObject({ captain: null, viceCaptain: 'b' });
  expect(done(setFormation(led, '5-3-2'))).toMatchObject({ captain: null, viceCaptain: null });
});

it('is written C or V', () => {
  expect(['a', 'b', 'c'].map((id) => armbandOf(led, id))).toEqual(['C', 'V', null]);
});
