import type * as z from 'zod/mini';
import { IMAGE_HOSTS, MAX_IMAGE_URL } from '#types/limits.ts';
import type { playerSchema } from '#types/player-schema.ts';

/** Natural positions, regardless of formation (D2). */
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

/** Most addresses match this, which is much faster than parsing. */
const PLAIN_IMAGE_URL = new RegExp(`^https://(?:${IMAGE_HOSTS.join('|').replaceAll('.', '\\.')})/[\\w./%-]*$`);

/** Https, an allowed host, no user, default port, at most 2048 characters (D40). */
export function isAllowedImageUrl(value: string): boolean {
  if (value.length > MAX_IMAGE_URL) return false;
  if (PLAIN_IMAGE_URL.test(value)) return true;
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    (IMAGE_HOSTS as readonly string[]).includes(url.hostname)
  );
}

export type Player = z.infer<typeof playerSchema>;
