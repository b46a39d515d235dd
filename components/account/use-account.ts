'use client';

import { useSession } from '#hooks/use-session.tsx';
import { accountMessage } from '#lib/platform/messages.ts';
import type { AccountOutcome } from '#lib/supabase/account.ts';
import type { AccountRefusal } from '#types/user.ts';

type AccountModule = typeof import('#lib/supabase/account.ts');
type Client = Parameters<AccountModule['signIn']>[0];

export type Account = {
  signIn: (email: string, password: string) => Promise<AccountOutcome>;
  signUp: (fields: { email: string; password: string; fullName: string }) => Promise<AccountOutcome>;
  requestRecovery: (email: string) => Promise<AccountOutcome>;
  resendConfirmation: (email: string) => Promise<AccountOutcome>;
  setPassword: (password: string) => Promise<AccountOutcome>;
  signOut: () => Promise<AccountOutcome>;
  changeName: (fullName: string) => Promise<AccountOutcome>;
};

const refuse = (reason: AccountRefusal): AccountOutcome => ({ ok: false, reason, error: accountMessage(reason) });

/** None of these actions throws: every failure comes back as an outcome. */
export function useAccount(): Account {
  const { client, accessToken, setUser } = useSession();

  async function attempt(
    act: (account: AccountModule, supabase: Client) => Promise<AccountOutcome>,
  ): Promise<AccountOutcome> {
    try {
      const supabase = await client();
      if (!supabase) return refuse('not-configured');
      return await act(await import('#lib/supabase/account.ts'), supabase);
    } catch (error) {
      console.warn(error);
      return refuse('failed');
    }
  }

  return {
    signIn: (email, password) => attempt((account, supabase) => account.signIn(supabase, email, password)),
    signUp: (fields) => attempt((account, supabase) => account.signUp(supabase, fields)),
    requestRecovery: (email) => attempt((account, supabase) => account.requestRecovery(supabase, email)),
    resendConfirmation: (email) => attempt((account, supabase) => account.resendConfirmation(supabase, email)),
    setPassword: (password) => attempt((account, supabase) => account.setPassword(supabase, password)),
    signOut: () => attempt((account, supabase) => account.signOut(supabase)),
    changeName: (fullName) =>
      attempt(async () => {
        const token = await accessToken();
        if (token === null) return refuse('failed');
        const { changeFullName } = await import('#lib/api/profile.ts');
        const changed = await changeFullName({ token }, fullName);
        if (!changed.ok) return { ok: false, reason: 'failed', error: changed.error };
        setUser(changed.value);
        return { ok: true };
      }),
  };
}
