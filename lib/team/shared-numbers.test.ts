import * as fc from 'fast-check';
import { startersOf } from '#lib/team/formation/formations.ts';
import { everyone } from '#lib/team/operations.ts';
import { fixSharedNumbers, freeNumber, renumber } from '#lib/team/renumber.ts';
import { numberSharers, sharedNumbers } from '#lib/team/shared-numbers.ts';
import { makePlayer, makeTeam, teamArbitrary } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';

const unknown = () => null;
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

it('fixes shared numbers: the best-known starter keeps it, the others get their position’s usual number', () => {
  const fixed = (fames: Record<string, number>) => {
    const edit = fixSharedNumbers(team, ({ id }) => ({ fame: fames[id] ?? 0, numbers: [] }));
    if (!edit.ok) throw new Error(edit.reason);
    expect(edit.team.substitutes).toEqual(team.substitutes);
    return edit.team;
  };
  expect(numbersOf(fixed({ cm: 80, st: 70 }))).toEqual([1, 10, 9]);
  expect(numbersOf(fixed({ cm: 70, st: 80 }))).toEqual([1, 8, 10]);
  expect(fixSharedNumbers(fixed({}), unknown)).toEqual({ ok: false, reason: 'nothing-to-do' });
});

it('prefers another number of the player’s own, and never assigns one that anyone in the team has', () => {
  expect(freeNumber('ST', new Set([10]), [10, 19])).toBe(19);
  expect(freeNumber('ST', new Set([10, 19]), [10, 19])).toBe(9);
  expect(freeNumber('ST', new Set([9]))).toBe(10);
  expect(freeNumber('ST', new Set([9, 10]))).toBe(11);
  expect(freeNumber('GK', new Set([1]))).toBe(12);
  expect(freeNumber('GK', new Set(Array.from({ length: 99 }, (_, index) => index + 1)))).toBeNull();
});

it('changes only numbers that may change, and assigns missing ones on request', () => {
  const mixed = makeTeam('4-3-3', { GK: numbered('a', null), CM: ten, ST: otherTen });
  const mayChange = ({ id }: Player) => id !== 'st';
  expect(numbersOf(renumber(mixed, unknown, { mayChange, needsNumber: true }))).toEqual([1, 8, 10]);
  expect(numbersOf(renumber(mixed, unknown, { mayChange }))).toEqual([null, 8, 10]);
});

const renowns = fc.func(fc.record({ fame: fc.nat(99), numbers: fc.array(fc.integer({ min: 1, max: 99 })) }));

it('leaves no shared numbers in any team and changes nothing else about players', () => {
  fc.assert(
    fc.property(teamArbitrary(), renowns, (some, renownOf) => {
      const edit = fixSharedNumbers(some, renownOf);
      if (!edit.ok) return;
      expect(sharedNumbers(edit.team)).toEqual([]);
      const unnumbered = (of: typeof some) => startersOf(of).map(({ player }) => ({ ...player, jerseyNumber: null }));
      expect(unnumbered(edit.team)).toEqual(unnumbered(some));
    }),
  );
});

it('leaves everyone an uncontested number, the best known a contested one, and nobody 12 or more while one of theirs is free', () => {
  fc.assert(
    fc.property(teamArbitrary(), renowns, (some, renownOf) => {
      const after = renumber(some, renownOf, { needsNumber: true });
      const taken = new Set(everyone(after).map(({ jerseyNumber }) => jerseyNumber));
      for (const { slot, player } of startersOf(some)) {
        const number = after.players[slot]?.jerseyNumber ?? null;
        const rivals = numberSharers(some, player);
        const isBestKnown = rivals.every((rival) => renownOf(rival).fame < renownOf(player).fame);
        if (player.jerseyNumber !== null && isBestKnown) expect(number).toBe(player.jerseyNumber);
        const { numbers } = renownOf(player);
        const isNew = number !== null && number !== player.jerseyNumber && !numbers.includes(number);
        if (isNew && number >= 12) expect(numbers.filter((own) => !taken.has(own))).toEqual([]);
      }
    }),
  );
});
