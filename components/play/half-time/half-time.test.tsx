import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HalfTime } from '#components/play/half-time/half-time.tsx';
import { makeEleven, makePlayer } from '#lib/match/match.fixtures.ts';
import { planLine } from '#lib/match/plans.ts';
import { teamKits } from '#lib/team/look/kits.ts';

const BENCH = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name, at) =>
  makePlayer({ name: `${name} Bench`, shirtName: name, number: 12 + at }),
);

function ask(over: Partial<Parameters<typeof HalfTime>[0]> = {}) {
  const calls = { onKeep: jest.fn(), onDecide: jest.fn(), onSkip: jest.fn() };
  render(
    <HalfTime
      time="halfTime"
      team={{ ...makeEleven(), bench: BENCH }}
      kits={teamKits('red')}
      pitch="grass"
      players={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}
      lastPlan="steady"
      {...calls}
      {...over}
    />,
  );
  return calls;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string) => within(screen.getByRole('group', { name: 'Half-time' })).getByRole('radio', { name });

test('the last plan is preselected, so the second half is one press, and every effect is stated first', async () => {
  const { onDecide, onKeep } = ask({ lastPlan: 'attack' });
  expect(radio('Attack')).toBeChecked();
  expect(radio('Attack')).toHaveFocus();
  expect(radio('Hold')).toHaveAccessibleDescription(planLine('hold').replace('Hold: ', ''));
  await userEvent.click(button('Second half'));
  expect(onDecide).toHaveBeenCalledWith({ plan: 'attack', substitutions: [] });
  expect(onKeep).not.toHaveBeenCalled();
});

test('skipping plays the selected plan, with a button or Escape', async () => {
  const { onSkip } = ask();
  await userEvent.click(radio('Hold'));
  await userEvent.click(button('Skip to the result'));
  await userEvent.keyboard('{Escape}');
  expect(onSkip.mock.calls).toEqual([[{ plan: 'hold', substitutions: [] }], [{ plan: 'hold', substitutions: [] }]]);
});

test('a plan can be kept for the whole cup', async () => {
  const { onKeep } = ask();
  await userEvent.click(radio('Hold'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t ask again in this cup' }));
  await userEvent.click(button('Second half'));
  expect(onKeep).toHaveBeenCalledWith('hold');
});

test('up to three come on, in either order of choosing, and each can be undone', async () => {
  const { onDecide } = ask();
  await userEvent.click(button('Bring on Ada Bench'));
  expect(screen.getByText('Ada comes on: choose who goes off.')).toBeInTheDocument();
  await userEvent.click(button('Take off ST 9'));
  await userEvent.click(button('Take off RW 10'));
  await userEvent.click(button('Bring on Bea Bench'));
  expect(button('Ada Bench comes on')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Bring on Cleo Bench'));
  await userEvent.click(button(/^Take off LW/));
  expect(screen.getByText('3', { selector: 'b' })).toBeInTheDocument();
  // The fourth can't come on.
  await userEvent.click(button('Bring on Dora Bench'));
  expect(button('Bring on Dora Bench')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button('Undo Cleo Bench'));
  await userEvent.click(button('Second half'));
  expect(onDecide).toHaveBeenCalledWith({
    plan: 'steady',
    substitutions: [
      { on: 0, off: 9 },
      { on: 1, off: 10 },
    ],
  });
});

test('in extra time one more comes on, and those who came on before stay', async () => {
  const players = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 10];
  const { onDecide } = ask({ time: 'extraTime', players });
  expect(screen.getByRole('group', { name: 'Extra time' })).toBeInTheDocument();
  expect(button('Bring on Ada Bench')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Ada Bench comes on'));
  await userEvent.click(button('Bring on Bea Bench'));
  await userEvent.click(button('Take off RW 10'));
  expect(button('Bring on Cleo Bench')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Play extra time'));
  expect(onDecide).toHaveBeenCalledWith({ plan: 'steady', substitutions: [{ on: 1, off: 10 }] });
});

test('without a bench only the plan is asked, and outside a cup nothing is kept', () => {
  ask({ team: makeEleven(), onKeep: null });
  expect(screen.queryByRole('region', { name: 'Substitutions' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
