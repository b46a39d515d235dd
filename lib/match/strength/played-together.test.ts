import { playedTogether, type Teammate } from '#lib/match/strength/played-together.ts';
import { entryOf, wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { toTeammate } from '#lib/players/teammate.ts';

const { book, everyone } = wholeSquads();
const teammate = (name: string, born: number): Teammate => {
  const { player, details } = entryOf(everyone, name, born);
  return toTeammate(details, book.appearances.get(player.id) ?? []);
};

it.each([
  ['Zico', 1953, 'Sócrates', 1954, 'squad', '1982 Brazil'],
  ['Siniša Mihajlović', 1969, 'Dejan Stanković', 1978, 'squad', '1998 Yugoslavia'],
  ['Paolo Maldini', 1968, 'Marco van Basten', 1964, 'club', 'AC Milan'],
  ['Steven Gerrard', 1980, 'Jamie Carragher', 1978, 'squad', '2006 England'],
  ['Ryan Giggs', 1973, 'Paul Scholes', 1974, 'club', 'Manchester United'],
  ['Lionel Messi', 1987, 'Rodrigo De Paul', 1994, 'squad', '2022 Argentina'],
  ['Lionel Messi', 1987, 'Luis Suárez', 1987, 'club', 'Inter Miami'],
  ['Lamine Yamal', 2007, 'Raphinha', 1996, 'club', 'Barcelona'],
] as const)('%s (%i) and %s (%i) share a %s, %s', (one, born, other, otherBorn, kind, shared) => {
  const [a, b] = [teammate(one, born), teammate(other, otherBorn)];
  expect(playedTogether(a, b)).toEqual({ kind, shared });
  expect(playedTogether(b, a)?.kind).toBe(kind);
});

it.each([
  // The same club or nation, but never together.
  ['Ian Rush', 1961, 'Mohamed Salah', 1992],
  ['Steven Gerrard', 1980, 'Mohamed Salah', 1992],
  ['Johan Cruyff', 1947, 'Marco van Basten', 1964],
  ['Pelé', 1940, 'Neymar', 1992],
  ['Diego Maradona', 1960, 'Lionel Messi', 1987],
  ['Zinedine Zidane', 1972, 'Karim Benzema', 1987],
])('%s (%i) and %s (%i) share nothing', (one, born, other, otherBorn) => {
  expect(playedTogether(teammate(one, born), teammate(other, otherBorn))).toBeNull();
});

it('needs a long overlap at the club both are best known for', () => {
  const here = (from: number, to: number, club = 'Ajax'): Teammate => ({ club, current: '', from, to, squads: [] });
  expect(playedTogether(here(1990, 2000), here(1992, 2002))).toEqual({ kind: 'club', shared: 'Ajax' });
  expect(playedTogether(here(1990, 2000), here(1993, 2002))).toBeNull();
  expect(playedTogether(here(1990, 2010), here(2002, 2020))).toBeNull();
  expect(playedTogether(here(1990, 2000), here(1990, 2000, 'PSV'))).toBeNull();
  expect(playedTogether(here(1990, 2000, ''), here(1990, 2000, ''))).toBeNull();
});
