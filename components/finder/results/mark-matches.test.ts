import { matchesIn } from '#components/finder/results/mark-matches.ts';

it.each([
  ['Marco van Basten', 'mar', ['Mar']],
  ['Diego Maradona', 'mara', ['Mara']],
  ['Rafael Márquez', 'marq', ['Márq']],
  ['Mesut Özil', 'ozil mes', ['Özil', 'Mes']],
  ['Łukasz Piszczek', 'luk', ['Łuk']],
  ['Bastian Großkreutz', 'gross', ['Groß']],
  ['Jean-Pierre Papin', 'pierre', ['Pierre']],
  // A word's start before the middle of an earlier word.
  ['Omar Marmoush', 'mar', ['Mar']],
  ['Hidetoshi Nakata', 'toshi', ['toshi']],
  ['Cafu', 'kafu', []],
  ['Cafu', '', []],
  ['Cafu', '-', []],
])('in %s, %s is met by %j', (name, query, parts) => {
  expect(matchesIn(name, query).map(([start, end]) => name.slice(start, end))).toEqual(parts);
});
