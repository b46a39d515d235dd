import { type DraftSeed, seedFrom } from '#lib/draft/draft-day.ts';

export const newSeed = (): DraftSeed =>
  seedFrom((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32, 'practice');
