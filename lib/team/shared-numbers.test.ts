import * as fc from 'fast-check';
import { startersOf } from '#lib/team/formation/formations.ts';
import { fixSharedNumbers, freeNumber, renumber } from '#lib/team/renumber.ts';
import { numberSharers, sharedNumbers } from '#lib/team/shared-numbers.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';

const numbered = (id: string, jerseyNumber: number | null) => makePlayer({ id, jerseyNumber });
const keeper = numbered('gk', 1);
const ten = numbered('cm', 10);
const otherTen = numbered('st', 10);
const benchTen = numbered('sub', 10);
const team = makeTeam('4-3-3', { GK: keeper, CM: ten, ST: otherTen }, [benchTen]);
const numbersOf = (edited: typeof team) => startersOf(edited).map(({ player }) => player.jerseyNumber);

it('reports a number shared by two starters, but not one shared with a substitute', () => {
  expect(sharedNumbers(team)).toEqual([10]);
  expect(sharedNumbers(makeTeam('4-3-3', { CM: ten }, [benchTen]))).toEqual([]);
  expect(numberSharers(team, ten)).toEqual([otherTen]);
  expect(numberSharers(team, benchTen)).toEqual([]);
  expect(numberSharers(team, { ...ten, jerseyNumber: null })).toEqual([]);
});

it('fixes shared numbers: the first starter keeps it, the others get their position’s usual number', () => {
  const edit = fixSharedNumbers(team);
  if (!edit.ok) throw new Error(edit.reason);
  expect(numbersOf(edit.team)).toEqual([1, 10, 9]);
  expect(edit.team.substitutes).toEqual(team.substitutes);
  expect(fixSharedNumbers(edit.team)).toEqual({ ok: false, reason: 'nothing-to-do' });
});

it('never assigns a number that anyone in the team has', () => {
  expect(freeNumber('ST', new Set([9]))).toBe(10);
  expect(freeNumber('ST', new Set([9, 10]))).toBe(12);
  expect(freeNumber('GK', new Set(Array.from({ length: 99 }, (_, index) => index + 1)))).toBeNull();
});

it('changes only numbers that may change, and assigns missing ones on request', () => {
  const mixed = makeTeam('4-3-3', { GK: numbered('a', null), CM: ten, ST: otherTen });
  expect(numbersOf(renumber(mixed, ({ id }) => id !== 'st', true))).toEqual([1, 8, 10]);
  expect(numbersOf(renumber(mixed, ({ id }) => id !== 'st'))).toEqual([null, 8, 10]);
});

it('leaves no shared numbers in any team and changes nothing else about players', () => {
  fc.assert(
    fc.property(teamArbitrary(), (some) => {
      const edit = fixSharedNumbers(some);
      if (!edit.ok) return;
      expect(sharedNumbers(edit.team)).toEqual([]);
      const unnumbered = (of: typeof some) => startersOf(of).map(({ player }) => ({ ...player, jerseyNumber: null }));
      expect(unnumbered(edit.team)).toEqual(unnumbered(some));
    }),
  );
});
