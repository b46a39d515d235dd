import { cleanText } from '#lib/team/file/clean-text.ts';
import { MAX_ID } from '#types/limits.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readText(value: unknown, max: number): string {
  return typeof value === 'string' ? cleanText(value, max) : '';
}

/** Ids are never cut, because two different ones could become the same. */
export function readId(value: unknown): string | null {
  if (typeof value !== 'string' && !Number.isFinite(value)) return null;
  const id = cleanText(String(value), Number.POSITIVE_INFINITY);
  return id !== '' && id.length <= MAX_ID ? id : null;
}

export function readNumber(value: unknown, first: number, last: number): number | null {
  return Number.isInteger(value) && Number(value) >= first && Number(value) <= last ? Number(value) : null;
}
