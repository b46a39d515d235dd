import * as z from 'zod/mini';
import { chatStatsSchema } from '#types/chat-history.ts';
import { profileSchema } from '#types/user.ts';

/** Rows as the database sends them. Everything of a player beyond the columns is `api_data` (D2). */
const apiDataSchema = z.record(z.string(), z.unknown());

const memberRow = {
  player_id: z.string(),
  player_name: z.string(),
  jersey_number: z.nullable(z.int()),
  image_url: z.nullable(z.string()),
  api_data: apiDataSchema,
};
/** `position` is the slot. */
export const playerRowSchema = z.object({ ...memberRow, position: z.string() });
export type PlayerRow = z.infer<typeof playerRowSchema>;

/** `position` is the natural one, `slot` the order on the bench. */
export const substituteRowSchema = z.object({ ...memberRow, position: z.string(), slot: z.int() });
export type SubstituteRow = z.infer<typeof substituteRowSchema>;

/** The one time format of the API: ISO with milliseconds, whatever the backend writes. */
const timestamp = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text: string) => new Date(text).toISOString()),
);

export const teamHeadRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  formation_id: z.string(),
  is_default: z.boolean(),
  version: z.int(),
  updated_at: timestamp,
});
export const teamRowSchema = z.extend(teamHeadRowSchema, {
  team_players: z.array(playerRowSchema),
  team_substitutes: z.array(substituteRowSchema),
  team_coaches: z.array(z.object({ coach_name: z.string() })),
  captain_id: z.nullable(z.string()),
  vice_captain_id: z.nullable(z.string()),
  shirt_colour: z.string(),
  pitch_colour: z.string(),
});
export type TeamHeadRow = z.infer<typeof teamHeadRowSchema>;
export type TeamRow = z.infer<typeof teamRowSchema>;

export const savedRowSchema = z.object({ teamId: z.string(), version: z.int() });
export type SavedRow = z.infer<typeof savedRowSchema>;

export const profileRowSchema = z.extend(profileSchema, { created_at: timestamp, updated_at: timestamp });

export const chatHistoryRowSchema = z.object({
  id: z.string(),
  message_content: z.string(),
  response_content: z.string(),
  tokens_used: z.int(),
  citations: z.array(z.string()),
  created_at: timestamp,
});

export const chatStatsRowSchema = z.extend(chatStatsSchema, {
  first: z.nullable(timestamp),
  last: z.nullable(timestamp),
});

/** What `ai_reserve` answers. */
export const reservationRowSchema = z.object({
  status: z.enum(['granted', 'limit', 'cap']),
  reservation: z.nullable(z.string()),
  used: z.nullable(z.int()),
  remaining: z.nullable(z.int()),
});
export type Reservation = z.infer<typeof reservationRowSchema>;
