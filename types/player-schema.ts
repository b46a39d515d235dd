import * as z from 'zod/mini';
import { isAllowedImageUrl } from '#types/image-url.ts';
import { MAX_ID, MAX_TEXT } from '#types/limits.ts';
import { type FieldRule, PLAYER_FIELD_NAMES, PLAYER_FIELDS, type PlayerFacts, unknownValue } from '#types/player.ts';
import { POSITION_GROUPS, POSITIONS } from '#types/position.ts';

// Separate from the fields, because the first load doesn't need zod.

function schemaOf(rule: FieldRule): z.ZodMiniType {
  switch (rule.kind) {
    case 'text':
      return z.string().check(z.minLength(rule.isRequired ? 1 : 0), z.maxLength(MAX_TEXT));
    case 'id': {
      const id = z.string().check(z.minLength(rule.isRequired ? 1 : 0), z.maxLength(MAX_ID));
      return rule.isRequired ? id : z.nullable(id);
    }
    case 'position':
      return z.union([z.enum([...POSITIONS, ...POSITION_GROUPS]), z.literal('')]);
    case 'picture':
      return z.nullable(z.string().check(z.refine(isAllowedImageUrl)));
    case 'number':
      return z.nullable(z.int().check(z.minimum(rule.first), z.maximum(rule.last)));
  }
}

/** A page loaded before a new field existed doesn't send it. */
function withDefault(rule: FieldRule): z.ZodMiniType {
  return 'isRequired' in rule ? schemaOf(rule) : z._default(schemaOf(rule), unknownValue(rule));
}

type Shape = { [Field in keyof PlayerFacts]: z.ZodMiniType<PlayerFacts[Field]> };
const facts = Object.fromEntries(
  PLAYER_FIELD_NAMES.map((field) => [field, withDefault(PLAYER_FIELDS[field])]),
) as Shape;

export const playerSchema = z.object({ ...facts, isSubstitute: z.boolean() });
