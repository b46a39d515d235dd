import * as z from 'zod/mini';
import { chatStatsSchema } from '#types/chat-history.ts';
import type { PlayerColumns } from '#types/player.ts';
import { profileSchema } from '#types/user.ts';

/** A team member's columns. `api_data` has the player's other fields (D2). */
type MemberRow = PlayerColumns & { api_data: Record<string, unknown> };
/** `position` is the slot. */
export type PlayerRow = MemberRow & { position: string };
/** `position` is the natural one, and `slot` is the order on the bench. */
export type SubstituteRow = MemberRow & { position: string; slot: number };

/** Only the type is checked here: a list has hundreds, and `checkTeam` validates each field. */
const readRow = z.custom<Readonly<Record<string, unknown>>>((row) => typeof row === 'object' && row !== null);
export type ReadRow = z.infer<typeof readRow>;

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
export const teamColumnsSchema = z.extend(teamHeadRowSchema, {
  captain_id: z.nullable(z.string()),
  vice_captain_id: z.nullable(z.string()),
  shirt_colour: z.string(),
  pitch_colour: z.string(),
});
export const teamRowSchema = z.extend(teamColumnsSchema, {
  team_players: z.array(readRow),
  team_substitutes: z.array(readRow),
  team_coaches: z.array(z.object({ coach_name: z.string() })),
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
  /** Users write their own rows, so anything may be in the list. */
  citations: z.pipe(
    z.array(z.unknown()),
    z.transform((all) => all.filter((one) => typeof one === 'string')),
  ),
  created_at: timestamp,
});

export const chatStatsRowSchema = z.extend(chatStatsSchema, {
  first: z.nullable(timestamp),
  last: z.nullable(timestamp),
});

export const reservationRowSchema = z.object({
  status: z.enum(['granted', 'limit', 'cap']),
  reservation: z.nullable(z.string()),
  used: z.nullable(z.int()),
  remaining: z.nullable(z.int()),
  /** In seconds. For 'limit', until there are new questions, if there will be. */
  wait: z.nullish(z.int()),
});
export type Reservation = z.infer<typeof reservationRowSchema>;
