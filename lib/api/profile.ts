import { type Caller, callApi } from '#lib/api/call-api.ts';
import { mapResult, type Result } from '#lib/api/result.ts';
import { PROFILE_TIMEOUT } from '#lib/platform/messages.ts';
import { changedProfileAnswer, profileAnswer } from '#types/cloud.ts';
import { type AppUser, type ChatAllowance, toAppUser } from '#types/user.ts';

const PATH = '/api/auth/profile';

export async function loadProfile(caller: Caller): Promise<Result<{ user: AppUser; chat: ChatAllowance }>> {
  const result = await callApi({ ...caller, method: 'GET', path: PATH, schema: profileAnswer });
  if (!result.ok && result.code === 'unreachable') return { ...result, error: PROFILE_TIMEOUT };
  return mapResult(result, ({ profile, chat }) => ({ user: toAppUser(profile), chat }));
}

export async function changeFullName(caller: Caller, fullName: string): Promise<Result<AppUser>> {
  const body = { full_name: fullName };
  const result = await callApi({ ...caller, method: 'PUT', path: PATH, body, schema: changedProfileAnswer });
  return mapResult(result, ({ profile }) => toAppUser(profile));
}
