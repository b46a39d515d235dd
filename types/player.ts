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

/** The database has the same rule, so what one accepts, the other stores (D40). */
const IMAGE_URL = new RegExp(
  `^https://(?:${IMAGE_HOSTS.join('|').replaceAll('.', '\\.')})/[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*$`,
);

export function isAllowedImageUrl(value: string): boolean {
  return value.length <= MAX_IMAGE_URL && IMAGE_URL.test(value);
}

export type Player = z.infer<typeof playerSchema>;
