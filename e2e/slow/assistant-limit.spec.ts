import { expect } from '@playwright/test';
import { AssistantPage, test, unique } from '#e2e/assistant/assistant-page.ts';

test.use({ expectedProblems: [/Failed to load resource.*429/] });

test('two tabs share a free user’s limit, even after a reload', async ({
  account: _signedIn,
  assistant,
  builder,
  context,
}) => {
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
  await expect(assistant.panel.getByText('Rate Limit Reached')).toBeVisible();
  await expect(assistant.field).toBeDisabled();
  await expect(assistant.send).toBeDisabled();
  await other.reload();
  await second.expand();
  await expect(second.panel.getByText('0 of 5 questions left today')).toBeVisible();
  await expect(second.field).toBeDisabled();
});
