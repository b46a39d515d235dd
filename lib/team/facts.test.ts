import { teamFacts, yearSpan } from '#lib/team/facts.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

it('counts the starting eleven, not the bench', () => {
  const messi = makePlayer({ id: 'm', position: 'RW', nationality: 'Argentina', team: 'Inter Miami', year: 1987 });
  const henry = makePlayer({ id: 'h', position: 'CF', nationality: 'France', team: '', year: 1977 });
  const unknown = makePlayer({ id: 'u', position: '', nationality: 'France', team: 'Lyon', year: null });
  const zoff = makePlayer({ id: 'z', position: 'GK', nationality: 'Italy', year: 1942 });
  expect(teamFacts(makeTeam('4-3-3', { LB: messi, ST: henry, GK: unknown }, [zoff]))).toEqual({
    picked: 3,
    born: [1977, 1987],
    nations: 2,
    clubs: 2,
    outOfPosition: [{ slot: 'LB', player: messi }],
  });
});

it('works for an empty team', () => {
  expect(teamFacts(newTeam())).toEqual({ picked: 0, born: null, nations: 0, clubs: 0, outOfPosition: [] });
});

it.each([
  [[1952, 1987], '1952–1987'],
  [[1987, 1987], '1987'],
  [[1999, 2004], '1999–2004'],
] as const)('writes %p as %s', (years, text) => {
  expect(yearSpan(years)).toBe(text);
});
