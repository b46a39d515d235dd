import * as z from 'zod/mini';
import { MAX_ID, MAX_SUBSTITUTES, MAX_TEAM_NAME } from '#types/limits.ts';
import { playerSchema } from '#types/player-schema.ts';
import { FORMATION_IDS, SLOTS } from '#types/team.ts';

/** What storage and the wire hold. The meaning checks (slots of the formation, nobody twice) are `lib/team/team-file`'s. */
export const teamSchema = z.object({
  id: z.nullable(z.string().check(z.maxLength(MAX_ID))),
  name: z.string().check(z.minLength(1), z.maxLength(MAX_TEAM_NAME)),
  formation: z.enum(FORMATION_IDS),
  players: z.partialRecord(z.enum(SLOTS), z.nullable(playerSchema)),
  substitutes: z.array(playerSchema).check(z.maxLength(MAX_SUBSTITUTES)),
});
