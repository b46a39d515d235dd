import { setShirtNumber } from '#lib/team/shirt-number.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

const ten = makePlayer({ id: 'a', jerseyNumber: 10 });
const other = makePlayer({ id: 'b', jerseyNumber: 7 });
const team = makeTeam('4-3-3', { CM: ten }, [other]);

it('sets or clears the number of a starter or a substitute', () => {
  const starter = makeTeam('4-3-3', { CM: { ...ten, jerseyNumber: 99 } }, [other]);
  expect(setShirtNumber(team, 'a', 99)).toEqual({ ok: true, team: starter });
  const substitute = makeTeam('4-3-3', { CM: ten }, [{ ...other, jerseyNumber: null }]);
  expect(setShirtNumber(team, 'b', null)).toEqual({ ok: true, team: substitute });
});

it('allows the same number twice', () => {
  expect(setShirtNumber(team, 'b', 10).ok).toBe(true);
});

it.each([
  ...[0, 100, 1.5, Number.NaN, -1].map((number) => ['a', number, 'no-such-number'] as const),
  ['a', 10, 'nothing-to-do'],
  ['stranger', 5, 'nothing-to-do'],
] as const)('denies %s the number %p: %s', (id, number, reason) => {
  expect(setShirtNumber(team, id, number)).toEqual({ ok: false, reason });
});
