import * as z from 'zod/mini';
import { IMAGE_HOSTS, MAX_ID, MAX_IMAGE_URL, MAX_TEXT } from '#types/limits.ts';

/** A player's natural position: where he or she plays, whatever the formation (D2). */
export const POSITIONS = [
  'GK',
  'LB',
  'CB',
  'RB',
  'LWB',
  'RWB',
  'CDM',
  'CM',
  'CAM',
  'LM',
  'RM',
  'LW',
  'RW',
  'CF',
  'ST',
] as const;

export type Position = (typeof POSITIONS)[number];

export function isPosition(value: unknown): value is Position {
  return POSITIONS.includes(value as Position);
}

/** Whether a picture's address may be shown: https, an allowed host, no user part, at most 2048 characters (D40). */
export function isAllowedImageUrl(value: string): boolean {
  if (value.length > MAX_IMAGE_URL || !URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    (IMAGE_HOSTS as readonly string[]).includes(url.hostname)
  );
}

const text = z.string().check(z.maxLength(MAX_TEXT));
const count = z.int().check(z.minimum(0), z.maximum(99_999));

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
  year: z.nullable(z.int().check(z.minimum(1850), z.maximum(2100))),
  jerseyNumber: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
  imageUrl: z.nullable(z.string().check(z.refine(isAllowedImageUrl))),
  /** True exactly while the player sits on the bench. */
  isSubstitute: z.boolean(),
  /** Id in the sports database, which the player card looks up; null for a player it does not know. */
  apiId: z.nullable(z.string().check(z.maxLength(MAX_ID))),
  goals: z.nullable(count),
  assists: z.nullable(count),
});

export type Player = z.infer<typeof playerSchema>;
