import * as z from 'zod/mini';
import { BIRTH_YEARS, HIGHEST_COUNT, HIGHEST_SHIRT_NUMBER, MAX_ID, MAX_TEXT } from '#types/limits.ts';
import { isAllowedImageUrl, POSITIONS } from '#types/player.ts';

// Apart from the type and the codes, which the first load needs: what checks a player comes later, with the library.

const text = z.string().check(z.maxLength(MAX_TEXT));
const count = z.int().check(z.minimum(0), z.maximum(HIGHEST_COUNT));

/**
 * One shape for a player everywhere: builder, file, cloud, link (design §2).
 * An unknown text is '', an unknown number or picture is null.
 */
export const playerSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(MAX_ID)),
  /** Full name as fans use it; shortened only for display (D9). */
  name: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT)),
  /** Natural position; '' where the source names none that we know. */
  position: z.union([z.enum(POSITIONS), z.literal('')]),
  /** National team (D17). */
  nationality: text,
  /** Club. */
  team: text,
  /** Country of the club, or the nationality where the source has none (D17). */
  country: text,
  /** Year of birth. */
  year: z.nullable(z.int().check(z.minimum(BIRTH_YEARS.first), z.maximum(BIRTH_YEARS.last))),
  jerseyNumber: z.nullable(z.int().check(z.minimum(1), z.maximum(HIGHEST_SHIRT_NUMBER))),
  imageUrl: z.nullable(z.string().check(z.refine(isAllowedImageUrl))),
  /** True exactly while the player sits on the bench. */
  isSubstitute: z.boolean(),
  /** Id in the sports database, which the player card looks up; null for a player it does not know. */
  apiId: z.nullable(z.string().check(z.maxLength(MAX_ID))),
  goals: z.nullable(count),
  assists: z.nullable(count),
});
