import { fireEvent, render, screen } from '@testing-library/react';
import { LoadFailedBanner } from '#components/builder/banners/load-failed-banner.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import type { CloudTeamControls } from '#lib/cloud-team/cloud-team-store.ts';

jest.mock('#hooks/use-cloud-team.tsx');

const loadAgain = jest.fn();

const show = (hasLoadFailed: boolean) => {
  jest
    .mocked(useCloudTeam)
    .mockReturnValue({ hasLoadFailed, loadAgain } as Partial<CloudTeamControls> as CloudTeamControls);
  render(<LoadFailedBanner />);
};

it('is there only after a failed load', () => {
  show(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tries again', () => {
  show(true);
  expect(screen.getByRole('alert').textContent).toContain('Your cloud team hasn’t changed.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadAgain).toHaveBeenCalledTimes(1);
});
