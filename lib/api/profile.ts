import { type Caller, callApi } from '#lib/api/call-api.ts';
import { mapResult, type Result } from '#lib/api/result.ts';
import { EXPORT_DATA_FAILED, PROFILE_TIMEOUT } from '#lib/platform/messages/account.ts';
import { changedProfileAnswer, deletedAccountAnswer, profileAnswer } from '#types/cloud.ts';
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

/** `email` is what the user typed as confirmation (D55). */
export function deleteAccount(caller: Caller, email: string): Promise<Result<unknown>> {
  return callApi({
    ...caller,
    method: 'DELETE',
    path: PATH,
    body: { email },
    schema: deletedAccountAnswer,
    limitMs: 15_000,
  });
}

/** All account data, with the file name set by the server. */
export async function loadAccountData({ token }: Caller): Promise<{ name: string; file: Blob }> {
  const response = await fetch('/api/auth/export', {
    headers: { Authorization: `Bearer ${token}` },
    credentials: 'omit',
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(EXPORT_DATA_FAILED);
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'dream11_account.json', file: await response.blob() };
}
