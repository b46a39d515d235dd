import { honoursOf, MAX_HONOURS } from '#scripts/data/honours.ts';

it('counts more honours for more, up to the maximum, and none for a namesake born in another year', () => {
  const [messi, modric, rodri, namesake] = [
    honoursOf('Lionel Messi', 1987),
    honoursOf('Luka Modrić', 1985),
    honoursOf('Rodri', 1996),
    honoursOf('Rodri', 1990),
  ];
  expect(messi).toBe(MAX_HONOURS);
  expect([messi, modric, rodri].toSorted((a, b) => b - a)).toEqual([messi, modric, rodri]);
  expect(rodri).toBeGreaterThan(0);
  expect(namesake).toBe(0);
  expect(honoursOf('Luka Modric', 1985)).toBe(modric);
});
