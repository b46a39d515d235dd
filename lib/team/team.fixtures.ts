import * as fc from 'fast-check';
import { emptyStarters, formationOf, newTeam } from '#lib/team/formation/formations.ts';
import { everyone, isSamePlayer } from '#lib/team/operations.ts';
import { newPlayer } from '#lib/team/player.ts';
import type { CloudTeam } from '#types/cloud.ts';
import { MAX_SUBSTITUTES, STARTERS } from '#types/limits.ts';
import { type FieldRule, PLAYER_FIELD_NAMES, PLAYER_FIELDS, type Player, type PlayerFacts } from '#types/player.ts';
import { POSITION_GROUPS, POSITIONS } from '#types/position.ts';
import {
  FORMATION_IDS,
  type FormationId,
  PITCH_COLOURS,
  SHIRT_COLOURS,
  SHIRT_PATTERNS,
  type ShirtChoice,
  type Slot,
  type Team,
} from '#types/team.ts';

/** One of each kind, and every colour and pattern. */
export const SOME_SHIRTS: readonly ShirtChoice[] = [
  'national',
  'nation-BRA',
  ...SHIRT_COLOURS,
  ...SHIRT_COLOURS.flatMap((first) =>
    SHIRT_COLOURS.flatMap((second): ShirtChoice[] =>
      first === second ? [] : SHIRT_PATTERNS.map((pattern) => `${first}-${second}-${pattern}` as const),
    ),
  ),
];

export function makePlayer(overrides: Partial<Player> & { id: string }): Player {
  return newPlayer({
    name: `Player ${overrides.id}`,
    position: 'CM',
    nationality: 'Italy',
    team: 'Milan',
    country: 'Italy',
    year: 1976,
    jerseyNumber: 8,
    ...overrides,
  });
}

export function makeTeam(
  formation: FormationId,
  starters: Partial<Record<Slot, Player>>,
  substitutes: readonly Player[] = [],
): Team {
  return {
    ...newTeam(),
    name: 'Test Eleven',
    formation,
    players: { ...emptyStarters(formation), ...starters },
    substitutes: substitutes.map((player) => ({ ...player, isSubstitute: true })),
  };
}

export function makeCloudTeam(overrides: Partial<CloudTeam> = {}): CloudTeam {
  const saved = { version: 1, isDefault: true, updatedAt: '2026-01-01T12:00:00Z', coach: null };
  return { ...newTeam(), id: 'cloud', ...saved, ...overrides };
}

export function makePlayers(count: number, prefix = 'p'): Player[] {
  return Array.from({ length: count }, (_, index) => makePlayer({ id: `${prefix}${index + 1}` }));
}

const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{1,12}$/).map((text) => text.normalize('NFC'));
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const text = fc.oneof(fc.constant(''), name);

function valueArbitrary(rule: FieldRule, id: string): fc.Arbitrary<unknown> {
  switch (rule.kind) {
    case 'text':
      return rule.isRequired ? name : text;
    case 'id':
      return rule.isRequired ? fc.constant(id) : fc.option(fc.constant(`api-${id}`));
    case 'position':
      return fc.constantFrom(...POSITIONS, ...POSITION_GROUPS, '');
    case 'picture':
      return fc.option(fc.webPath().map((path) => `https://r2.thesportsdb.com/images${path}`));
    case 'number':
      return fc.option(fc.integer({ min: rule.first, max: rule.last }));
  }
}

function playerArbitrary(id: string): fc.Arbitrary<Player> {
  const facts = PLAYER_FIELD_NAMES.map((field) => [field, valueArbitrary(PLAYER_FIELDS[field], id)] as const);
  return fc.record(Object.fromEntries(facts)).map((known) => ({ ...(known as PlayerFacts), isSubstitute: false }));
}

/** Any valid team: any formation, slots, bench and captains. */
export function teamArbitrary(formations: readonly FormationId[] = FORMATION_IDS): fc.Arbitrary<Team> {
  return fc.constantFrom(...formations).chain((formation) => {
    const slots = formationOf(formation).positions;
    return fc
      .record({
        name,
        starters: fc.tuple(...slots.map((slot) => fc.option(playerArbitrary(slot.toLowerCase())))),
        bench: fc
          .integer({ min: 0, max: MAX_SUBSTITUTES })
          .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => playerArbitrary(`bench-${index}`)))),
        armbands: fc.tuple(fc.nat(STARTERS + MAX_SUBSTITUTES - 1), fc.nat(STARTERS + MAX_SUBSTITUTES - 1)),
        shirt: fc.constantFrom(...SOME_SHIRTS),
        pitch: fc.constantFrom(...PITCH_COLOURS),
      })
      .map(({ name: teamName, starters, bench, armbands, shirt, pitch }) => {
        const ids = [...starters, ...bench].map((player) => player?.id ?? null);
        const [captain, viceCaptain] = armbands.map((index) => ids[index] ?? null);
        const filled = Object.fromEntries(slots.map((slot, index) => [slot, starters[index] ?? null]));
        return {
          ...makeTeam(formation, filled as Partial<Record<Slot, Player>>, bench),
          name: teamName.slice(0, 60).trim(),
          captain: captain ?? null,
          viceCaptain: viceCaptain === captain ? null : (viceCaptain ?? null),
          shirt,
          pitch,
        };
      })
      .filter(hasNoDuplicates);
  });
}

/** Generated players with the same name and year of birth count as the same person. */
function hasNoDuplicates(team: Team): boolean {
  const people = everyone(team);
  return people.every((player, index) => !people.slice(0, index).some((other) => isSamePlayer(other, player)));
}
