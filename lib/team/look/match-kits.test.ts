import { nationKits, teamKits } from '#lib/team/look/kits.ts';
import { matchKits } from '#lib/team/look/match-kits.ts';

const bodies = (...kits: Parameters<typeof matchKits>) => matchKits(...kits).map(({ outfield }) => outfield.body);
const [white, ink] = [teamKits('white').outfield.body, teamKits('ink').outfield.body];

test('teams in different colours both wear their own', () => {
  const [red, brazil] = [teamKits('red'), nationKits('Brazil')];
  expect(bodies(red, brazil)).toEqual([red.outfield.body, brazil.outfield.body]);
});

test('where both colours are near, the second team plays in white, or in black against a light team', () => {
  expect(bodies(teamKits('red'), nationKits('Chile'))).toEqual([teamKits('red').outfield.body, white]);
  expect(bodies(teamKits('ink'), teamKits('national'))).toEqual([ink, white]);
  expect(bodies(nationKits('England'), nationKits('East Germany'))[1]).toBe(ink);
});
