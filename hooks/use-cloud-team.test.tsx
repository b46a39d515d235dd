import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import { CloudTeamProvider } from '#hooks/use-cloud-team.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { TEAM_NOT_PUT_AWAY } from '#lib/platform/messages.ts';

jest.mock('#hooks/use-session.tsx');
jest.mock('#lib/cloud-team/recovery.ts', () => {
  throw new Error('chunk');
});

function OwnTeam() {
  const store = useBuilderStore();
  useEffect(() => store.setState({ owner: 'me', isRestored: true }), [store]);
  return null;
}

it('says that a team is still shown where the part that puts it away at a sign-out does not load', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.mocked(useSession).mockReturnValue({ status: 'signed-out', user: null } as ReturnType<typeof useSession>);
  render(
    <BuilderProvider>
      <CloudTeamProvider>
        <OwnTeam />
        <BuilderNotifications />
      </CloudTeamProvider>
    </BuilderProvider>,
  );
  await act(async () => undefined);
  expect(await screen.findByText(TEAM_NOT_PUT_AWAY)).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
});
