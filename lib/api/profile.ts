import { type ApiResult, type Caller, callApi } from '#lib/api/call-api.ts';
import { PROFILE_TIMEOUT } from '#lib/platform/messages.ts';
import { changedProfileAnswer, profileAnswer } from '#types/cloud.ts';
import { type AppUser, type ChatAllowance, toAppUser } from '#types/user.ts';

const PATH = '/api/auth/profile';

/** Fails after five seconds (spec §9); the caller then goes on with a free user. */
export async function loadProfile(caller: Caller): Promise<ApiResult<{ user: AppUser; chat: ChatAllowance }>> {
  const result = await callApi({ ...caller, method: 'GET', path: PATH, schema: profileAnswer });
  if (!result.ok) return result.status === 0 ? { ...result, error: PROFILE_TIMEOUT } : result;
  return { ok: true, value: { user: toAppUser(result.value.profile), chat: result.value.chat } };
}

/** The only part of a profile that its owner may change (D25). */
export async function changeFullName(caller: Caller, fullName: string): Promise<ApiResult<AppUser>> {
  const result = await callApi({
    ...caller,
    method: 'PUT',
    path: PATH,
    body: { full_name: fullName },
    schema: changedProfileAnswer,
  });
  return result.ok ? { ok: true, value: toAppUser(result.value.profile) } : result;
}
