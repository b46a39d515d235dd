'use client';

import { useState } from 'react';
import { outcomeOf, refusedPassword } from '#components/account/account-refusal.ts';
import { type AccountCall, useAccount } from '#components/account/use-account.ts';
import { type FormOutcome, intentOf, typedText } from '#components/ui/form.tsx';
import { PASSWORD_CHANGED, SIGNED_OUT_ELSEWHERE } from '#lib/platform/messages/account.ts';

export const LEAVE_OTHERS = 'leave-others';

/** Also ends the other sessions. If the password turns out to be the current one, the form offers to end them. */
export function useNewPassword(onDone: (news: string) => void) {
  const attempt = useAccount();
  const [isCurrent, setCurrent] = useState(false);

  return {
    isCurrent,
    async save(typed: FormData, change: (password: string) => AccountCall): Promise<FormOutcome> {
      if (intentOf(typed) === LEAVE_OTHERS) {
        const left = await attempt((account, client) => account.signOutElsewhere(client));
        if (left.ok) onDone(SIGNED_OUT_ELSEWHERE);
        return outcomeOf(left);
      }
      const password = typedText(typed, 'password');
      const refusal = refusedPassword(password);
      if (refusal) return refusal;
      const outcome = await attempt(change(password));
      setCurrent(!outcome.ok && outcome.reason === 'same-password');
      if (outcome.ok) onDone(PASSWORD_CHANGED);
      return outcomeOf(outcome);
    },
  };
}
