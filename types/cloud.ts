import * as z from 'zod/mini';
import { MAX_TEAM_NAME } from '#types/limits.ts';
import { teamSchema } from '#types/team-schema.ts';
import { chatAllowanceSchema, fullNameSchema, profileSchema } from '#types/user.ts';

const version = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/**
 * POST /api/teams/save. Without `team.id` it is the user's default team, made when there is none. `version` is the one
 * last read, 0 where none was read; without it whatever is there is replaced. `asNew` makes one more team.
 */
export const saveTeamBody = z.object({
  team: z.extend(teamSchema, { id: z.optional(z.nullable(z.uuid())) }),
  version: z.optional(version),
  requestId: z.optional(z.uuid()),
  asNew: z.optional(z.boolean()),
});
export type SaveTeamBody = z.infer<typeof saveTeamBody>;

/** A team as the cloud has it. */
export const cloudTeamSchema = z.extend(teamSchema, {
  id: z.string(),
  version,
  isDefault: z.boolean(),
  /** ISO date and time; also the place in the list. */
  updatedAt: z.string(),
  /** Shown under the team name (D43). */
  coach: z.nullable(z.string()),
});
export type CloudTeam = z.infer<typeof cloudTeamSchema>;

export const saveTeamAnswer = z.object({ success: z.literal(true), teamId: z.string(), version });
export const saveConflictAnswer = z.object({ conflict: z.literal(true), team: cloudTeamSchema });
export const loadTeamsAnswer = z.object({ success: z.literal(true), teams: z.array(cloudTeamSchema) });

/** PATCH /api/teams/{id} */
export const changeTeamBody = z
  .object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_TEAM_NAME))),
    isDefault: z.optional(z.literal(true)),
  })
  .check(z.refine((change) => change.name !== undefined || change.isDefault !== undefined, { path: ['name'] }));
export type ChangeTeamBody = z.infer<typeof changeTeamBody>;

export const changeTeamAnswer = z.object({
  success: z.literal(true),
  team: z.pick(cloudTeamSchema, { id: true, name: true, version: true, isDefault: true, updatedAt: true }),
});
export type TeamHead = z.infer<typeof changeTeamAnswer>['team'];

/** POST /api/teams/{id}: a copy, under this name or '{name} (copy)'. */
export const duplicateTeamBody = z.object({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_TEAM_NAME))),
});

export const deleteTeamAnswer = z.object({ success: z.literal(true) });

/** PUT and POST /api/auth/profile take every profile field and apply this one alone (D25). */
export const changeProfileBody = z.object({ full_name: z.optional(fullNameSchema) });

export const profileAnswer = z.object({ profile: profileSchema, chat: chatAllowanceSchema });
export const changedProfileAnswer = z.object({ profile: profileSchema });
