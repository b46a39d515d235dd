import * as z from 'zod/mini';
import { BIRTH_YEARS, MAX_BIOGRAPHY, MAX_TEXT } from '#types/limits.ts';
import { POSITIONS, type Position } from '#types/player.ts';
import { playerSchema } from '#types/player-schema.ts';

/** What a player is searched by (spec §4 'Search'). Nothing chosen is '' or null. */
export type SearchCriteria = {
  query: string;
  position: Position | '';
  /** Year of birth (D17). */
  year: number | null;
  country: string;
  league: string;
  team: string;
};

const criterion = z.optional(z.string().check(z.maxLength(MAX_TEXT)));
const year = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.transform(Number)),
  z.int().check(z.minimum(BIRTH_YEARS.first), z.maximum(BIRTH_YEARS.last)),
);

/** Query of `GET /api/players/search`. */
export const searchQuerySchema = z.strictObject({
  query: criterion,
  position: z.optional(z.enum(POSITIONS)),
  year: z.optional(year),
  country: criterion,
  league: criterion,
  team: criterion,
});

/** Query of a call that takes none. */
export const noParametersSchema = z.strictObject({});

/**
 * Answer of `GET /api/players/search`. `source` is 'live' without any sample, 'mixed' where samples stand beside
 * players of the sports database, 'sample' where nothing but samples could be used; then the offline banner is shown.
 */
export const searchAnswerSchema = z.object({
  players: z.array(playerSchema),
  source: z.enum(['live', 'mixed', 'sample']),
  message: z.optional(z.string()),
  /** The sports database could not be reached. */
  isUnreachable: z.optional(z.boolean()),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

const detail = z.string().check(z.maxLength(MAX_TEXT));

/** What the player card shows beside the fields of a player (spec §2). An unknown text is ''. */
export const playerDetailsSchema = z.object({
  /** `YYYY-MM-DD` */
  born: detail,
  birthPlace: detail,
  /** As the source writes them: '189 cm', '6 ft 2 in (1.88 m)'. */
  height: detail,
  weight: detail,
  /** Plain text, paragraphs separated by an empty line. */
  biography: z.string().check(z.maxLength(MAX_BIOGRAPHY)),
  /** Whom the picture is to be credited to (D41). */
  credit: detail,
});
export type PlayerDetails = z.infer<typeof playerDetailsSchema>;

/** Answer of `GET /api/players/{id}`. */
export const detailsAnswerSchema = z.object({ player: playerSchema, details: playerDetailsSchema });
export type DetailsAnswer = z.infer<typeof detailsAnswerSchema>;

/** What every route answers when it fails. */
export const errorAnswerSchema = z.object({ error: z.string() });

/** Answer of `GET /api/health`: which optional parts this deployment has the settings for. */
export const healthAnswerSchema = z.object({
  status: z.literal('healthy'),
  services: z.object({ cloud: z.boolean(), assistant: z.boolean(), sportsLogin: z.boolean() }),
});
export type HealthAnswer = z.infer<typeof healthAnswerSchema>;
