import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinksChoice } from '#components/builder/team-line/links-choice.tsx';
import { LinkLines } from '#components/pitch/lines/link-lines.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { LINK_LINES_KEY } from '#lib/platform/storage.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { entryOf, indexOf } from '#lib/players/index/whole-index.fixtures.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

jest.mock('#hooks/use-player-finder.tsx', () => ({ usePlayerFinder: jest.fn() }));

it('draws a line in both orientations, and remembers in this browser if lines are hidden', async () => {
  const index = indexOf(
    ...['Franco Baresi', 'Alessandro Costacurta'].map((name) => ({ name, clubs: ['AC Milan'], from: 1980, to: 1997 })),
  );
  const known: Partial<PlayerFinder> = {
    details: ({ name }) => entryOf(index, name, 1990).details,
    worldCups: () => [],
  };
  jest
    .mocked(usePlayerFinder)
    .mockReturnValue({ finder: known as PlayerFinder, load: async () => null, loadSquads: async () => null });
  const user = userEvent.setup();
  const { container } = render(
    <TestBuilder>
      <LinkLines />
      <LinksChoice />
    </TestBuilder>,
  );
  const kinds = () => [...container.querySelectorAll('path')].map((line) => line.getAttribute('data-kind'));
  act(() =>
    store.setState({
      team: makeTeam('4-3-3', {
        LB: makePlayer({ id: 'a', name: 'Franco Baresi' }),
        LCB: makePlayer({ id: 'b', name: 'Alessandro Costacurta' }),
      }),
    }),
  );
  expect(kinds()).toEqual(['club', 'club']);
  expect(screen.getByText('same club')).toBeVisible();
  expect(screen.queryByText('same squad')).toBeNull();

  const choice = screen.getByRole('checkbox', { name: 'Lines between neighbours who played together' });
  await user.click(choice);
  expect([kinds(), choice, localStorage.getItem(LINK_LINES_KEY)]).toEqual([[], choice, 'off']);
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(kinds()).toEqual(['club', 'club']);
  expect(localStorage.getItem(LINK_LINES_KEY)).toBeNull();
});
