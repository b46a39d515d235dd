import * as z from 'zod/mini';
import { teamSchema } from '#types/team-schema.ts';
import { chatAllowanceSchema, profileSchema } from '#types/user.ts';

const version = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** No `team.id` means the default team. `version` is the last one read, or 0 for none. Without it, the save overwrites. */
export const saveTeamBody = z.object({
  team: z.extend(teamSchema, { id: z.optional(z.nullable(z.uuid())) }),
  version: z.optional(version),
  requestId: z.optional(z.uuid()),
  asNew: z.optional(z.boolean()),
});
export type SaveTeamBody = z.infer<typeof saveTeamBody>;

export const cloudTeamSchema = z.extend(teamSchema, {
  id: z.string(),
  version,
  isDefault: z.boolean(),
  /** Also the key for paging. */
  updatedAt: z.string(),
  coach: z.nullable(z.string()),
});
export type CloudTeam = z.infer<typeof cloudTeamSchema>;

export const saveTeamAnswer = z.object({ success: z.literal(true), teamId: z.string(), version });
export const saveConflictAnswer = z.object({ conflict: z.literal(true), team: cloudTeamSchema });
export const loadTeamsAnswer = z.object({ success: z.literal(true), teams: z.array(cloudTeamSchema) });

export type ChangeTeamBody = { name?: string | undefined; isDefault?: true | undefined };

export const changeTeamAnswer = z.object({
  success: z.literal(true),
  team: z.pick(cloudTeamSchema, { id: true, name: true, version: true, isDefault: true, updatedAt: true }),
});
export type TeamHead = z.infer<typeof changeTeamAnswer>['team'];

export const deleteTeamAnswer = z.object({ success: z.literal(true) });

export const profileAnswer = z.object({ profile: profileSchema, chat: chatAllowanceSchema });
export const changedProfileAnswer = z.object({ profile: profileSchema });
export const deletedAccountAnswer = z.object({ success: z.literal(true) });
