import { numberSharers, setShirtNumber } from '#lib/team/shirt-number.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

const ten = makePlayer({ id: 'a', jerseyNumber: 10 });
const other = makePlayer({ id: 'b', jerseyNumber: 7 });
const team = makeTeam('4-3-3', { CM: ten }, [other]);

it('sets or clears the number of a starter or a substitute', () => {
  expect(setShirtNumber(team, 'a', 99)).toEqual({
    ok: true,
    team: makeTeam('4-3-3', { CM: { ...ten, jerseyNumber: 99 } }, [other]),
  });
  expect(setShirtNumber(team, 'b', null)).toEqual({
    ok: true,
    team: makeTeam('4-3-3', { CM: ten }, [{ ...other, jerseyNumber: null }]),
  });
});

it('allows the same number twice and finds who shares it', () => {
  const edit = setShirtNumber(team, 'b', 10);
  if (!edit.ok) throw new Error(edit.reason);
  expect(numberSharers(edit.team, ten).map(({ id }) => id)).toEqual(['b']);
  expect(numberSharers(team, ten)).toEqual([]);
  expect(
    numberSharers(makeTeam('4-3-3', { CM: { ...ten, jerseyNumber: null } }, [{ ...other, jerseyNumber: null }]), {
      id: 'a',
      jerseyNumber: null,
    }),
  ).toEqual([]);
});

it.each([0, 100, 1.5, Number.NaN, -1])('refuses %p', (number) => {
  expect(setShirtNumber(team, 'a', number)).toEqual({ ok: false, reason: 'no-such-number' });
});

it.each([
  ['a', 10],
  ['stranger', 5],
] as const)('changes nothing for %s with %p', (id, number) => {
  expect(setShirtNumber(team, id, number)).toEqual({ ok: false, reason: 'nothing-to-do' });
});
