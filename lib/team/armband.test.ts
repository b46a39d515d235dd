import { appoint, armbandOf } from '#lib/team/armband.ts';
import { changeFormation } from '#lib/team/change-formation.ts';
import { type Edit, moveToSubstitutes, removeStarter, setFormation } from '#lib/team/operations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Team } from '#types/team.ts';

const team = makeTeam('4-3-3', { CM: makePlayer({ id: 'a' }), ST: makePlayer({ id: 'b' }) }, [makePlayer({ id: 'c' })]);

function done(edit: Edit): Team {
  if (!edit.ok) throw new Error(`refused: ${edit.reason}`);
  return edit.team;
}

const led = done(appoint(done(appoint(team, 'a', 'captain')), 'b', 'viceCaptain'));

it('gives an armband, and takes it back from who has it', () => {
  expect(led).toMatchObject({ captain: 'a', viceCaptain: 'b' });
  expect(done(appoint(led, 'a', 'captain'))).toMatchObject({ captain: null, viceCaptain: 'b' });
});

it('lets the two trade places, and a third take over from one', () => {
  expect(done(appoint(led, 'b', 'captain'))).toMatchObject({ captain: 'b', viceCaptain: 'a' });
  expect(done(appoint(led, 'c', 'captain'))).toMatchObject({ captain: 'c', viceCaptain: 'b' });
});

it('appoints nobody from outside the team', () => {
  expect(appoint(team, 'stranger', 'captain')).toEqual({ ok: false, reason: 'nothing-to-do' });
});

it('goes with the player to the bench and into another formation, and stays behind when he leaves', () => {
  const benched = done(moveToSubstitutes(led, 'CM'));
  expect(changeFormation(benched, '5-3-2')).toMatchObject({ captain: 'a', viceCaptain: 'b' });
  expect(done(removeStarter(led, 'CM'))).toMatchObject({ captain: null, viceCaptain: 'b' });
  expect(done(setFormation(led, '5-3-2'))).toMatchObject({ captain: null, viceCaptain: null });
});

it('is written C or V', () => {
  expect(['a', 'b', 'c'].map((id) => armbandOf(led, id))).toEqual(['C', 'V', null]);
});
