'use client';

import { useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { Button } from '#components/ui/button.tsx';
import { Refusal } from '#components/ui/message.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { providerName, SOCIAL_NOT_STARTED } from '#lib/platform/messages/account.ts';

export function SocialLogins() {
  const { client, socialLogins } = useSession();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (socialLogins.length === 0) return null;

  const leave = async (provider: string) => {
    if (leavingFor) return;
    setLeavingFor(provider);
    setFailed(false);
    const start = async () => {
      const [supabase, { startSocialSignIn }] = await Promise.all([
        client(),
        import('#lib/supabase/social-sign-in.ts'),
      ]);
      return supabase !== null && (await startSocialSignIn(supabase, provider));
    };
    const isLeaving = await start().catch((error: unknown) => {
      console.warn(error);
      return false;
    });
    setFailed(!isLeaving);
    // The user may return with the browser's Back button.
    setLeavingFor(null);
  };

  return (
    <section className={styles.others} aria-label="Other ways to sign in">
      {socialLogins.map((provider) => (
        <Button key={provider} aria-disabled={leavingFor !== null} onClick={() => leave(provider)}>
          {leavingFor === provider ? 'One moment…' : `Continue with ${providerName(provider)}`}
        </Button>
      ))}
      {hasFailed && <Refusal>{SOCIAL_NOT_STARTED}</Refusal>}
    </section>
  );
}
