import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SocialLogins } from '#components/account/sign-in/social-logins.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { SOCIAL_NOT_STARTED } from '#lib/platform/messages/account.ts';
import { startSocialSignIn } from '#lib/supabase/social-sign-in.ts';

jest.mock('#hooks/use-session.tsx');
jest.mock('#lib/supabase/social-sign-in.ts');

const CLIENT = {};

function show(socialLogins: readonly string[]) {
  const session = { socialLogins, client: async () => CLIENT };
  jest.mocked(useSession).mockReturnValue(session as unknown as ReturnType<typeof useSession>);
  return { ...render(<SocialLogins />), user: userEvent.setup() };
}

it('shows nothing without the setting', () => {
  expect(show([]).container).toBeEmptyDOMElement();
});

it('offers each provider by name, and reports if a sign-in cannot start', async () => {
  const { user } = show(['google', 'github', 'discord']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Continue with Google',
    'Continue with GitHub',
    'Continue with Discord',
  ]);
  jest.mocked(startSocialSignIn).mockResolvedValue(false);
  await user.click(screen.getByRole('button', { name: 'Continue with GitHub' }));
  expect(startSocialSignIn).toHaveBeenCalledWith(CLIENT, 'github');
  expect(await screen.findByRole('alert')).toHaveTextContent(SOCIAL_NOT_STARTED);
});
