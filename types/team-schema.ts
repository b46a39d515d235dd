import * as z from 'zod/mini';
import { MAX_ID, MAX_SUBSTITUTES, MAX_TEAM_NAME } from '#types/limits.ts';
import { playerSchema } from '#types/player-schema.ts';
import { FORMATION_IDS, isShirtChoice, PITCH_COLOURS, type ShirtChoice, SLOTS } from '#types/team.ts';

const wearer = z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(MAX_ID))), null);

/** `lib/team/file/check-team.ts` validates the contents. */
export const teamSchema = z.object({
  id: z.nullable(z.string().check(z.maxLength(MAX_ID))),
  name: z.string().check(z.minLength(1), z.maxLength(MAX_TEAM_NAME)),
  formation: z.enum(FORMATION_IDS),
  players: z.partialRecord(z.enum(SLOTS), z.nullable(playerSchema)),
  substitutes: z.array(playerSchema).check(z.maxLength(MAX_SUBSTITUTES)),
  // Older teams don't have these.
  captain: wearer,
  viceCaptain: wearer,
  shirt: z._default(z.custom<ShirtChoice>(isShirtChoice), 'national'),
  pitch: z._default(z.enum(PITCH_COLOURS), PITCH_COLOURS[0]),
});
