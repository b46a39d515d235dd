import { BIRTH_YEARS, HIGHEST_COUNT, SHIRT_NUMBERS } from '#types/limits.ts';
import type { PlayerPosition } from '#types/position.ts';

/** A field with a `column` has its own in the database; the others are in `api_data` (D2). */
export type FieldRule = { column?: string } & (
  | { kind: 'text' | 'id'; isRequired?: true }
  | { kind: 'position' | 'picture' }
  | { kind: 'number'; first: number; last: number }
);

/** The only list of a player's fields; all else follows it. Links store values in this order: add new fields at the end. */
export const PLAYER_FIELDS = {
  /** The full name, shortened only for display (D9). */
  name: { kind: 'text', isRequired: true, column: 'player_name' },
  id: { kind: 'id', isRequired: true, column: 'player_id' },
  position: { kind: 'position' },
  nationality: { kind: 'text' },
  team: { kind: 'text' },
  /** The club's country, or else the nationality (D17). */
  country: { kind: 'text' },
  year: { kind: 'number', ...BIRTH_YEARS },
  jerseyNumber: { kind: 'number', ...SHIRT_NUMBERS, column: 'jersey_number' },
  /** In the sports database. */
  apiId: { kind: 'id' },
  imageUrl: { kind: 'picture', column: 'image_url' },
  goals: { kind: 'number', first: 0, last: HIGHEST_COUNT },
  assists: { kind: 'number', first: 0, last: HIGHEST_COUNT },
  /** The short name that fans use, if it isn't the surname (D9). */
  shirtName: { kind: 'text' },
} as const satisfies Record<string, FieldRule>;

export type PlayerField = keyof typeof PLAYER_FIELDS;
export const PLAYER_FIELD_NAMES = Object.keys(PLAYER_FIELDS) as readonly PlayerField[];

type Value<Rule extends FieldRule> = {
  text: string;
  id: Rule extends { isRequired: true } ? string : string | null;
  position: PlayerPosition | '';
  picture: string | null;
  number: number | null;
}[Rule['kind']];

export type PlayerFacts = { [Field in PlayerField]: Value<(typeof PLAYER_FIELDS)[Field]> };

/** `isSubstitute` follows from the place in the team. */
export type Player = PlayerFacts & { isSubstitute: boolean };

/** Unknown texts and positions are ''; other unknowns are null. */
export function unknownValue({ kind }: FieldRule): '' | null {
  return kind === 'text' || kind === 'position' ? '' : null;
}

type ColumnOf<Field extends PlayerField> = (typeof PLAYER_FIELDS)[Field] extends { column: infer Column extends string }
  ? Column
  : never;

export type PlayerColumns = { [Field in PlayerField as ColumnOf<Field>]: Player[Field] };
