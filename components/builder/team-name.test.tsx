import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamName } from '#components/builder/team-name.tsx';
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
  return { user, field: screen.getByRole('textbox', { name: 'Team name' }) };
}

it('opens with the whole name selected, so that typing replaces it', async () => {
  const { user, field } = await edit();
  expect(field).toHaveFocus();
  await user.keyboard('  New name {Enter}');
  expect(screen.getByRole('button', { name: 'Rename New name' })).toHaveFocus();
});

it('is written and shown the way that its language is read', async () => {
  const { user, field } = await edit();
  expect(field).toHaveAttribute('dir', 'auto');
  await user.keyboard('فريق 11{Enter}');
  expect(screen.getByText('فريق 11')).toHaveAttribute('dir', 'auto');
});

it('Escape leaves the name as it was', async () => {
  const { user } = await edit();
  await user.keyboard('Other{Escape}');
  expect(screen.getByRole('button', { name: 'Rename My Dream Team' })).toHaveFocus();
});

it('leaving the field saves', async () => {
  const { user } = await edit();
  await user.keyboard('Left');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Rename Left' })).toBeVisible();
});

it('an empty name stays in the field with its message', async () => {
  const { user, field } = await edit();
  await user.keyboard('   {Enter}');
  expect(field).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Please enter a team name');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Rename My Dream Team' })).toBeVisible();
});

it('what differs only by what nobody sees is the same name, and what nobody sees is no name', async () => {
  const { user } = await edit();
  await user.paste('My\u200B Dream Team\u202E');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Rename My Dream Team' }));
  await user.paste('\u200B');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Rename My Dream Team' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('an Enter that chooses a word of an input method does not save', async () => {
  const { user, field } = await edit();
  await user.keyboard('東');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  expect(field).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
