import { render, screen } from '@testing-library/react';
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
  return { user, field: screen.getByRole('textbox', { name: 'Team name' }) };
}

it('opens with the whole name selected, and uses the name’s own text direction', async () => {
  const { user, field } = await edit();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('dir', 'auto');
  await user.keyboard('  فريق 11 {Enter}');
  expect(screen.getByRole('button', { name: 'Rename فريق 11' })).toHaveFocus();
  expect(screen.getByText('فريق 11')).toHaveAttribute('dir', 'auto');
});

it.each([
  ['Escape keeps the old name', 'Other{Escape}', 'Rename My Dream Team'],
  ['leaving the field saves it', 'Left{Tab}', 'Rename Left'],
])('%s', async (_, keys, button) => {
  const { user } = await edit();
  await user.keyboard(keys);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

it('keeps an empty name in the field, with a message', async () => {
  const { user, field } = await edit();
  await user.keyboard('   {Enter}');
  expect(field).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Please enter a team name');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Rename My Dream Team' })).toBeVisible();
});

it('ignores invisible characters', async () => {
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

it('does not save on an Enter that confirms input-method text', async () => {
  const { user, field } = await edit();
  await user.keyboard('東');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  expect(field).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
