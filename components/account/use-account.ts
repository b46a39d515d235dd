'use client';

import { useSession } from '#hooks/use-session.tsx';
import { SUPABASE_NOT_CONFIGURED, TRY_AGAIN } from '#lib/platform/messages.ts';
import type { AccountOutcome } from '#lib/supabase/account.ts';

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

/** What can be done with an account. Nothing here throws: whatever goes wrong comes back as a sentence (spec §8). */
export function useAccount(): Account {
  const { client, accessToken, setUser } = useSession();

  async function attempt(
    act: (account: AccountModule, supabase: Client) => Promise<AccountOutcome>,
  ): Promise<AccountOutcome> {
    try {
      const supabase = await client();
      if (!supabase) return { ok: false, error: SUPABASE_NOT_CONFIGURED };
      return await act(await import('#lib/supabase/account.ts'), supabase);
    } catch (error) {
      console.warn(error);
      return { ok: false, error: TRY_AGAIN };
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
        if (token === null) return { ok: false, error: TRY_AGAIN };
        const { changeFullName } = await import('#lib/api/profile.ts');
        const changed = await changeFullName({ token }, fullName);
        if (!changed.ok) return { ok: false, error: changed.error };
        setUser(changed.value);
        return { ok: true };
      }),
  };
}
