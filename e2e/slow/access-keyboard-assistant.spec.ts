import { expect } from '@playwright/test';
import { enterAt } from '#e2e/access/access.ts';
import { accountMenu } from '#e2e/account/accounts.ts';
import { test, unique } from '#e2e/assistant/assistant-page.ts';

// Tab, arrows, Enter and Escape only.

test('the assistant by keyboard: suggestion, question, stop, sources, adding a player, moving, clearing, closing', async ({
  account: _signedIn,
  assistant,
  builder,
  page,
}) => {
  await builder.open();
  await expect(accountMenu(page)).toBeVisible();
  await test.step('opening moves focus to the field, and asking a suggested question returns it', async () => {
    await enterAt(page, assistant.button);
    await expect(assistant.field).toBeFocused();
    const suggested = assistant.panel.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
    await enterAt(page, suggested.first(), 'Shift+Tab');
    await expect(suggested).toHaveCount(0);
    await expect(assistant.conversation.getByRole('button', { name: /^Show sources/ })).toHaveCount(1);
    await expect(assistant.field).toBeFocused();
  });
  await test.step('a question moves focus to Stop, which a held key doesn’t press, and stopping returns it to the field', async () => {
    await page.keyboard.type(unique('{{slow}} Who?'));
    await page.keyboard.down('Enter');
    await expect(assistant.stop).toBeFocused();
    // A held key repeats, but must not press Stop.
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)));
    await expect(assistant.stop).toBeFocused();
    await expect(assistant.panel.getByRole('status').filter({ hasText: 'The assistant is answering…' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(assistant.field).toBeFocused();
  });
  await test.step('an answer keeps focus in the field, and its sources can be shown', async () => {
    await page.keyboard.type(unique('Who?'));
    await page.keyboard.press('Enter');
    const sources = assistant.conversation.getByRole('button', { name: 'Show sources (3)' }).last();
    await expect(assistant.conversation.getByRole('button', { name: 'Show sources (3)' })).toHaveCount(2);
    await expect(assistant.field).toBeFocused();
    await enterAt(page, sources, 'Shift+Tab');
    await expect(assistant.conversation.getByRole('button', { name: 'Hide sources' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
  await test.step('adding a player from an answer is announced', async () => {
    await enterAt(page, assistant.conversation.getByRole('button', { name: 'Add Paolo Maldini' }).last(), 'Shift+Tab');
    await expect(builder.lastChange).toHaveText(/^Paolo Maldini placed at /);
  });
  await test.step('moving to the next corner is announced and returns focus to the menu', async () => {
    await enterAt(page, assistant.menu, 'Shift+Tab');
    await enterAt(page, assistant.panel.getByRole('button', { name: 'Move to next corner' }));
    await expect(builder.lastChange).toHaveText('Assistant moved to the bottom left');
    await expect(assistant.menu).toBeFocused();
  });
  await test.step('clearing the history asks first and returns focus to the menu', async () => {
    await page.keyboard.press('Enter');
    await enterAt(page, assistant.panel.getByRole('button', { name: 'Clear history' }));
    const question = builder.dialog('Clear history');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await enterAt(page, question.getByRole('button', { name: 'Clear history' }), 'Shift+Tab');
    await expect(assistant.conversation).toContainText('Hi! I am your soccer team assistant.');
    await expect(assistant.menu).toBeFocused();
  });
  await test.step('Escape closes the assistant and returns focus to its button', async () => {
    await page.keyboard.press('Escape');
    await expect(assistant.button).toBeFocused();
  });
});
