import type * as z from 'zod/mini';
import type { playerSchema } from '#types/player-schema.ts';

export type Player = z.infer<typeof playerSchema>;
