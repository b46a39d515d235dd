import * as z from 'zod/mini';
import { createSeal } from '#lib/oauth/seal.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = Date.UTC(2026, 10, 20);
const schema = z.object({ word: z.string() });
const seal = createSeal(SECRET, 'tests', schema);

it('opens what it sealed until it expires', async () => {
  const text = await seal.close({ word: 'ball' }, 60, NOW);
  expect(text).not.toContain('ball');
  expect(await seal.open(text, NOW + 59_000)).toEqual({ word: 'ball' });
  expect(await seal.open(text, NOW + 60_000)).toBeNull();
});

it('never produces the same text twice', async () => {
  expect(await seal.close({ word: 'ball' }, 60, NOW)).not.toBe(await seal.close({ word: 'ball' }, 60, NOW));
});

it('opens nothing sealed with another secret, for another purpose, or in another format', async () => {
  const others = [
    createSeal(`${SECRET}!`, 'tests', schema),
    createSeal(SECRET, 'other tests', schema),
    createSeal(SECRET, 'tests', z.object({ word: z.number() })),
  ] as const;
  expect(await seal.open(await others[0].close({ word: 'ball' }, 60, NOW), NOW)).toBeNull();
  expect(await seal.open(await others[1].close({ word: 'ball' }, 60, NOW), NOW)).toBeNull();
  expect(await seal.open(await others[2].close({ word: 11 }, 60, NOW), NOW)).toBeNull();
});

it('opens nothing that was changed', async () => {
  const text = await seal.close({ word: 'ball' }, 60, NOW);
  for (let index = 0; index < text.length; index += 5) {
    const letter = text[index] === 'A' ? 'B' : 'A';
    const changed = `${text.slice(0, index)}${letter}${text.slice(index + 1)}`;
    expect([index, await seal.open(changed, NOW)]).toEqual([index, null]);
  }
});

it('opens only the canonical spelling', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const text = await seal.close({ word: 'ball' }, 60, NOW);
  // The tag has 16 bytes, so four of the six bits in its last character are unused.
  const last = alphabet.indexOf(text.at(-1) ?? '');
  const respelled = `${text.slice(0, -1)}${alphabet[last + 1]}`;
  expect(Buffer.from(respelled.split('.')[4] ?? '', 'base64url')).toEqual(
    Buffer.from(text.split('.')[4] ?? '', 'base64url'),
  );
  expect(await seal.open(respelled, NOW)).toBeNull();
});

it.each([null, '', 'x', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0..e30.', 'eyJhbGciOiJub25lIn0.e30.'])(
  'does not open %j',
  async (text) => {
    expect(await seal.open(text, NOW)).toBeNull();
  },
);
