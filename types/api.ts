import * as z from 'zod/mini';
import { MAX_BIOGRAPHY, MAX_TEXT } from '#types/limits.ts';
import { playerSchema } from '#types/player-schema.ts';

export const noParametersSchema = z.strictObject({});

/** `source`: 'live' has no samples, 'mixed' has some, and 'sample' has only samples and shows the offline banner. */
export const searchAnswerSchema = z.object({
  players: z.array(playerSchema),
  source: z.enum(['live', 'mixed', 'sample']),
  message: z.optional(z.string()),
  isUnreachable: z.optional(z.boolean()),
  /** Our own limit kept the server from asking the database (D71). */
  isHeldBack: z.optional(z.boolean()),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

const detail = z.string().check(z.maxLength(MAX_TEXT));

export const playerDetailsSchema = z.object({
  /** `YYYY-MM-DD` */
  born: detail,
  birthPlace: detail,
  height: detail,
  weight: detail,
  /** Plain text. An empty line separates paragraphs. */
  biography: z.string().check(z.maxLength(MAX_BIOGRAPHY)),
  credit: detail,
});
export type PlayerDetails = z.infer<typeof playerDetailsSchema>;

export const detailsAnswerSchema = z.object({ player: playerSchema, details: playerDetailsSchema });
export type DetailsAnswer = z.infer<typeof detailsAnswerSchema>;

export const errorAnswerSchema = z.object({ error: z.string() });

export const healthAnswerSchema = z.object({
  status: z.literal('healthy'),
  services: z.object({ cloud: z.boolean(), assistant: z.boolean(), sportsLogin: z.boolean() }),
});
export type HealthAnswer = z.infer<typeof healthAnswerSchema>;
