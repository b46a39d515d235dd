import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamName } from '#components/builder/team-line/team-name.tsx';
import { BuilderProvider, useBuilder } from '#hooks/use-builder.tsx';

function Messages() {
  return useBuilder(({ notifications }) => notifications.map(({ message }) => message).join());
}

async function edit() {
  const user = userEvent.setup();
  render(
    <BuilderProvider>
      <TeamName />
      <output>
        <Messages />
      </output>
    </BuilderProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Rename My Dream Team' }));
  return { user, field: await screen.findByRole('textbox', { name: 'Team name' }) };
}

it('opens with the whole name selected, and uses the name’s own text direction', async () => {
  const { user, field } = await edit();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('dir', 'auto');
  await user.keyboard('  فريق 11 {Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename فريق 11' })).toHaveFocus());
  expect(screen.getByText('فريق 11')).toHaveAttribute('dir', 'auto');
});

it.each([
  ['Escape keeps the old name', 'Other{Escape}', 'Rename My Dream Team'],
  ['leaving the field saves it', 'Left{Tab}', 'Rename Left'],
])('%s', async (_, keys, button) => {
  const { user } = await edit();
  await user.keyboard(keys);
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});

it('keeps an empty name in the field, with a message', async () => {
  const { user, field } = await edit();
  await user.keyboard('   {Enter}');
  await screen.findByText('Please enter a team name');
  expect(field).toHaveFocus();
  await waitFor(() => expect(field).toBeInvalid());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Rename My Dream Team' })).toBeVisible();
});

it('ignores invisible characters', async () => {
  const { user } = await edit();
  await user.paste('My\u200B Dream Team\u202E');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Rename My Dream Team' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.paste('\u200B');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Rename My Dream Team' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
