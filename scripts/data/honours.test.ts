import { honoursOf, MAX_HONOURS } from '#scripts/data/honours.ts';

it('honours go from none to the maximum', () => {
  expect(honoursOf('Lionel Messi', 1987)).toBe(MAX_HONOURS);
  expect(honoursOf('Unknown Player', 1987)).toBe(0);
});

it('a namesake of another year has none', () => {
  expect(honoursOf('Rodri', 1996)).toBeGreaterThan(0);
  expect(honoursOf('Rodri', 1990)).toBe(0);
});

it('accents do not matter', () => {
  expect(honoursOf('Luka Modric', 1985)).toBe(honoursOf('Luka Modrić', 1985));
});

it('more honours say more, and more of one kind too', () => {
  const [messi, modric, rodri] = [
    honoursOf('Lionel Messi', 1987),
    honoursOf('Luka Modrić', 1985),
    honoursOf('Rodri', 1996),
  ];
  expect([messi, modric, rodri].toSorted((a, b) => b - a)).toEqual([messi, modric, rodri]);
});
