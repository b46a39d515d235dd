'use client';

import { useRef, useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { AccountOverview, type AccountScreen } from '#components/account/page/account-overview.tsx';
import { DeleteForm } from '#components/account/page/delete-form.tsx';
import { EmailForm } from '#components/account/page/email-form.tsx';
import { NameForm } from '#components/account/page/name-form.tsx';
import { PasswordForm } from '#components/account/page/password-form.tsx';
import { useAccountDetails } from '#components/account/page/use-account-details.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { News } from '#components/ui/message.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import type { AppUser } from '#types/user.ts';

const TITLES: Readonly<Record<AccountScreen, string>> = {
  name: 'Change name',
  email: 'Change email',
  password: 'Password',
  delete: 'Delete account',
};

/** The overview or a single form: password managers work best with one form at a time. */
export function AccountPageDialog({ user, onClose }: { user: AppUser; onClose: () => void }) {
  const [screen, setScreen] = useState<AccountScreen | null>(null);
  const former = useRef<AccountScreen>(null);
  const [news, setNews] = useState('');
  const { reload, ...state } = useAccountDetails();
  const details = state.step === 'known' ? state.details : null;
  const email = details?.email || user.email;
  useBackCloses(onClose);

  const open = (next: AccountScreen) => {
    setNews('');
    former.current = next;
    setScreen(next);
  };
  const back = () => setScreen(null);
  const done = (what: string) => {
    void reload();
    setNews(what);
    back();
  };

  return (
    <Dialog label={screen ? TITLES[screen] : 'Account'} onClose={onClose} className={styles.fromTop}>
      <News>{news}</News>
      {screen === null && (
        <AccountOverview
          user={{ ...user, email }}
          details={state}
          returnTo={former.current}
          onOpen={open}
          onReload={reload}
          onNews={setNews}
        />
      )}
      {screen === 'name' && <NameForm onDone={done} onBack={back} />}
      {screen === 'email' && <EmailForm email={email} onDone={done} onBack={back} />}
      {screen === 'password' && (
        <PasswordForm
          email={email}
          hasPassword={details?.methods.includes('email') ?? true}
          onDone={done}
          onBack={back}
        />
      )}
      {screen === 'delete' && <DeleteForm userId={user.id} email={email} onBack={back} />}
    </Dialog>
  );
}
