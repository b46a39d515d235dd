import fc from 'fast-check';
import type { Career, Eleven, MatchPlayer } from '#lib/match/strength/eleven.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';

export const makePlayer = (over: Partial<MatchPlayer> = {}): MatchPlayer => ({
  name: 'Player',
  shirtName: over.name ?? 'Player',
  number: 9,
  nation: '',
  roles: ['ST'],
  career: null,
  cups: 0,
  quality: 50,
  isUnknown: false,
  ...over,
});

/** Everyone in their natural position, with one quality for all or one per slot. */
export function makeEleven(
  quality: number | readonly number[] = 50,
  formation: FormationId = '4-3-3',
  over: Partial<MatchPlayer> = {},
): Eleven {
  const starters = formationOf(formation).positions.map((slot, at) =>
    makePlayer({
      name: `${slot} ${at}`,
      roles: [naturalPosition(slot)],
      quality: typeof quality === 'number' ? quality : (quality[at] ?? 50),
      ...over,
    }),
  );
  return { name: 'Eleven', formation, starters };
}

export const anyEleven: fc.Arbitrary<Eleven> = fc
  .record({
    formation: fc.constantFrom(...FORMATION_IDS),
    qualities: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 11, maxLength: 11 }),
    nation: fc.constantFrom('', 'Brazil'),
  })
  .map(({ formation, qualities, nation }) => makeEleven(qualities, formation, { nation }));

/** At one club for fifteen years. */
export const careerAt = (club: string): Career => ({ club, current: '', from: 1990, to: 2005 });
