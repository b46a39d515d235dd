import * as z from 'zod/mini';
import { isAllowedImageUrl } from '#types/image-url.ts';
import { BIRTH_YEARS, HIGHEST_COUNT, HIGHEST_SHIRT_NUMBER, MAX_ID, MAX_TEXT } from '#types/limits.ts';
import { POSITION_GROUPS, POSITIONS } from '#types/position.ts';

// Separate from the type, because the first load doesn't need zod.

const text = z.string().check(z.maxLength(MAX_TEXT));
const count = z.int().check(z.minimum(0), z.maximum(HIGHEST_COUNT));

/** The same everywhere: builder, file, cloud, link. Unknown texts are ''; other unknowns are null. */
export const playerSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(MAX_ID)),
  /** The full name, shortened only for display (D9). */
  name: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT)),
  position: z.union([z.enum([...POSITIONS, ...POSITION_GROUPS]), z.literal('')]),
  nationality: text,
  team: text,
  /** The club's country, or else the nationality (D17). */
  country: text,
  year: z.nullable(z.int().check(z.minimum(BIRTH_YEARS.first), z.maximum(BIRTH_YEARS.last))),
  jerseyNumber: z.nullable(z.int().check(z.minimum(1), z.maximum(HIGHEST_SHIRT_NUMBER))),
  imageUrl: z.nullable(z.string().check(z.refine(isAllowedImageUrl))),
  isSubstitute: z.boolean(),
  apiId: z.nullable(z.string().check(z.maxLength(MAX_ID))),
  goals: z.nullable(count),
  assists: z.nullable(count),
});
