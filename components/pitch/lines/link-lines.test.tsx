import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinksChoice } from '#components/builder/team-line/links-choice.tsx';
import { LinkLines } from '#components/pitch/lines/link-lines.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { LINK_LINES_KEY } from '#lib/platform/storage.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

it('draws a line in both orientations, and remembers in this browser if lines are hidden', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <TestBuilder>
      <LinkLines />
      <LinksChoice />
    </TestBuilder>,
  );
  const kinds = () => [...container.querySelectorAll('path')].map((line) => line.getAttribute('data-kind'));
  const player = (id: string) => makePlayer({ id, nationality: 'Italy', team: 'AC Milan' });
  act(() => store.setState({ team: makeTeam('4-3-3', { LB: player('a'), LCB: player('b') }) }));
  expect(kinds()).toEqual(['club', 'club']);

  const choice = screen.getByRole('checkbox', { name: 'Lines between neighbours from the same club or nation' });
  await user.click(choice);
  expect([kinds(), choice, localStorage.getItem(LINK_LINES_KEY)]).toEqual([[], choice, 'off']);
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(kinds()).toEqual(['club', 'club']);
  expect(localStorage.getItem(LINK_LINES_KEY)).toBeNull();
});
