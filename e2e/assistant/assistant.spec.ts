import { expect } from '@playwright/test';
import { enter } from '#e2e/account/accounts.ts';
import { test, unique } from '#e2e/assistant/assistant-page.ts';
import { AGENT, putElevenOnPitch } from '#e2e/assistant/eleven-on-the-pitch.ts';
import { DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { TEST_SECRETS } from '#e2e/fakes/test-secrets.ts';

const GREETING = 'Hi! I am your soccer team assistant. Ask me anything about players, clubs or formations.';
const START = DEFAULT_ANSWER.text.slice(0, 24);
const ANSWER = DEFAULT_ANSWER.text;

test('asks visitors to sign in', async ({ assistant, builder, page }) => {
  await builder.open();
  await expect(assistant.button).toHaveText('AI');
  await expect(assistant.button).toHaveAttribute('title', 'Soccer Assistant');
  await assistant.expand();
  await expect(assistant.conversation).toContainText(GREETING);
  await expect(assistant.conversation).toContainText('knows World Cup results');
  await expect(assistant.conversation.getByRole('list', { name: 'Examples' }).getByRole('listitem')).toHaveCount(3);
  await expect(assistant.panel.getByText('Authentication Required')).toBeVisible();
  await expect(assistant.field).toBeDisabled();
  await expect(assistant.send).toBeDisabled();
  await assistant.panel.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(builder.dialog('Sign in').getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(builder.dialog('Sign in')).toBeHidden();
  await expect(assistant.panel.getByRole('list', { name: 'Suggested questions' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(assistant.panel).toBeHidden();
  await expect(assistant.button).toBeFocused();
});

test('a question, its answer and sources survive a reload, are counted, and can be cleared', async ({
  account: _signedIn,
  assistant,
  builder,
  page,
}) => {
  await builder.open();
  await assistant.expand();
  await test.step('the limit is shown, and an empty question is not asked', async () => {
    await expect(assistant.conversation).toContainText(`${GREETING} You can ask 5 questions a day.`);
    await expect(assistant.field).toBeFocused();
    await assistant.ask('   ');
    await expect(assistant.panel.getByText('5 of 5 questions left today')).toBeVisible();
  });
  const question = unique('Who was the best left back?');
  await test.step('a question is answered and counted', async () => {
    await assistant.ask(question);
    await expect(assistant.conversation).toContainText(ANSWER);
    await expect(assistant.panel.getByText('4 of 5 questions left today')).toBeVisible();
    await expect(assistant.field).toBeEnabled();
  });
  await test.step('a mark links to its source, and the sources can be shown and hidden', async () => {
    const mark = assistant.conversation.getByRole('link', { name: '[2]', exact: true });
    await expect(mark).toHaveAttribute('href', DEFAULT_ANSWER.citations[1] ?? '');
    await expect(mark).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(mark).toHaveAttribute('target', '_blank');
    const sources = assistant.conversation.getByRole('list', { name: 'Sources' });
    await expect(sources).toBeHidden();
    await assistant.conversation.getByRole('button', { name: 'Show sources (3)', exact: true }).click();
    await expect(sources.getByRole('link')).toHaveText(['example.org', 'football.example.com', 'en.example.net']);
    await assistant.conversation.getByRole('button', { name: 'Hide sources', exact: true }).click();
    await expect(sources).toBeHidden();
  });
  await test.step('the question, its answer and sources survive a reload', async () => {
    await page.reload();
    await assistant.expand();
    await expect(assistant.conversation).toContainText(question);
    await expect(assistant.conversation).toContainText(ANSWER);
    await expect(assistant.conversation).not.toContainText(GREETING);
    await expect(assistant.conversation.getByRole('button', { name: 'Show sources (3)' })).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: 'Clear history', exact: true });
  await test.step('the history is counted, and Cancel keeps it', async () => {
    await assistant.menu.click();
    await expect(assistant.panel.getByText(/^1 question, about \d+ tokens, since /)).toBeVisible();
    await assistant.panel.getByRole('button', { name: 'Clear history' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(assistant.conversation).toContainText(question);
  });
  await test.step('clearing removes the history but gives no question back, after a reload too', async () => {
    await assistant.menu.click();
    await assistant.panel.getByRole('button', { name: 'Clear history' }).click();
    await dialog.getByRole('button', { name: 'Clear history' }).click();
    await expect(assistant.conversation).toContainText(GREETING);
    await expect(assistant.conversation).not.toContainText(question);
    await page.reload();
    await assistant.expand();
    await expect(assistant.panel.getByText('4 of 5 questions left today')).toBeVisible();
    await expect(assistant.conversation).not.toContainText(question);
  });
});

test('the answer grows while the field is disabled, and Stop keeps what has arrived, here and in the history', async ({
  account: _signedIn,
  assistant,
  builder,
  page,
}) => {
  await builder.open();
  await assistant.expand();
  await assistant.ask(unique('{{slow}} Who?'));
  await expect(assistant.field).toBeDisabled();
  await expect(assistant.send).toBeDisabled();
  await expect(assistant.stop).toBeFocused();
  await expect(assistant.conversation).toContainText(START);
  await expect(assistant.stop).toBeVisible();
  await expect(assistant.conversation).not.toContainText(ANSWER.slice(-20));
  await expect(assistant.conversation).toContainText(ANSWER);
  await expect(assistant.stop).toBeHidden();
  await expect(assistant.field).toBeFocused();
  await expect(assistant.conversation.getByRole('button', { name: 'Show sources (3)' })).toBeVisible();

  const last = assistant.conversation.locator(':scope > :last-child');
  await assistant.ask(unique('{{slow}} And now?'));
  await expect(last).toContainText(START);
  await assistant.stop.click();
  await expect(last.getByText('Stopped. This question still counts')).toBeVisible();
  await expect(last).toContainText(START);
  await expect(last).not.toContainText(ANSWER.slice(-20));
  await expect(assistant.field).toBeEnabled();
  await expect(assistant.panel.getByText('3 of 5 questions left today')).toBeVisible();
  await page.reload();
  await assistant.expand();
  await expect(last).toContainText(START);
  await expect(last).not.toContainText(ANSWER.slice(-20));
});

test('the admin has no limit', async ({ context, baseURL, assistant, builder }) => {
  await enter(context, baseURL ?? '', TEST_SECRETS.ADMIN_EMAIL);
  await builder.open();
  await assistant.expand();
  await expect(assistant.panel.getByText('Admin - Unlimited')).toBeVisible();
  const question = unique('Who?');
  await assistant.ask(question);
  await expect(assistant.conversation).toContainText(question);
  await expect(assistant.conversation.locator(':scope > :last-child')).toContainText(ANSWER);
  await expect(assistant.panel.getByText('Admin - Unlimited')).toBeVisible();
});

test('suggested questions fit the selected slot, and players in the answer can be added', async ({
  account: _signedIn,
  assistant,
  builder,
}) => {
  await builder.open();
  await builder.slot('LB').click();
  await assistant.expand();
  const suggestions = assistant.panel.getByRole('list', { name: 'Suggested questions' });
  await expect(suggestions.getByRole('button')).toHaveText([
    'Who was the best left back of the nineties?',
    'Who are the best left backs of all time?',
    'Which current left back would you pick?',
  ]);
  await suggestions.getByRole('button').first().click();
  await expect(suggestions).toBeHidden();
  const players = assistant.conversation.getByRole('list', { name: 'Players in this answer' });
  await expect(players.getByRole('button')).toHaveText([
    'Add Paolo Maldini',
    'Add Roberto Carlos',
    'Add Bixente Lizarazu',
  ]);
  await players.getByRole('button', { name: 'Add Paolo Maldini' }).click();
  await expect(builder.slot('LB', 'Paolo Maldini')).toBeVisible();
  // With nothing selected, the next player goes where he fits best.
  await players.getByRole('button', { name: 'Add Roberto Carlos' }).click();
  await expect(builder.slot('LCB', 'Roberto Carlos')).toBeVisible();
  await players.getByRole('button', { name: 'Add Paolo Maldini' }).click();
  await expect(builder.notifications.getByText('Paolo Maldini is already in your team')).toBeVisible();
});

// e2e/slow/assistant-models.spec.ts asks the other models.
test('an eleven from an answer goes on the pitch after a preview, and Undo reverts it', async ({
  account: _signedIn,
  assistant,
  builder,
}) => {
  await builder.open();
  await putElevenOnPitch(AGENT, { assistant, builder, left: 4 });
  await builder.button('Undo').click();
  // The previous empty 4-3-3.
  await expect(builder.slot('CM')).toBeVisible();
  await expect(builder.slot('GK')).toBeVisible();
});
