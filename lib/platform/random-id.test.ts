import * as z from 'zod/mini';
import { randomId } from '#lib/platform/random-id.ts';

it('is a valid UUID, different every time', () => {
  const ids = Array.from({ length: 500 }, randomId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(500);
});
