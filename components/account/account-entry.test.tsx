import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountEntry } from '#components/account/account-entry.tsx';
import { UnsavedBanner } from '#components/builder/banners/unsaved-banner.tsx';
import { SaveBar } from '#components/builder/save-bar.tsx';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { CloudTeamProvider } from '#hooks/use-cloud-team.tsx';
import { SessionProvider } from '#hooks/use-session.tsx';
import { SUPABASE_NOT_CONFIGURED, SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP } from '#lib/platform/messages/account.ts';

jest.mock('#components/account/sports-login/sports-login.tsx', () => ({ SportsLogin: () => null }));

function show() {
  render(
    <BuilderProvider>
      <SessionProvider hasBackend={false}>
        <CloudTeamProvider>
          <AccountEntry />
          <SaveBar />
          <UnsavedBanner />
        </CloudTeamProvider>
      </SessionProvider>
    </BuilderProvider>,
  );
}

it('explains what is missing without a backend, and what still works (D20)', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByText('Saved in this browser')).toBeVisible();
  expect(screen.queryByText('Sign in to save progress')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(SUPABASE_NOT_CONFIGURED);
  expect(dialog).toHaveTextContent('You can build, search, export and import without an account.');
  expect(within(dialog).queryByLabelText('Password')).not.toBeInTheDocument();

  await user.click(within(dialog).getByRole('button', { name: 'Create an account' }));
  expect(screen.getByRole('alert')).toHaveTextContent(SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
