import { expect } from '@playwright/test';
import { type AssistantPage, unique } from '#e2e/assistant/assistant-page.ts';
import type { BuilderPage } from '#e2e/builder-page.ts';
import { SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';
import { serveBuild } from '#scripts/processes.ts';

type Model = {
  name: string;
  env: Record<string, string> | null;
  question: string;
  says: string;
  starters: number;
  missing: string;
};

const ELEVEN_ASKED = {
  question: '{{eleven}} The best Italian eleven?',
  says: 'in 4-4-2 [1]',
  missing: 'Giovanni Nobody',
  starters: 9,
};

/** The test site uses the Agent API. */
export const AGENT: Model = { ...ELEVEN_ASKED, name: 'the Agent API', env: null };
/** These get their own app each, behind the same page. */
export const OTHER_MODELS: readonly Model[] = [
  { ...ELEVEN_ASKED, name: 'a chat-completions server', env: { PERPLEXITY_API: 'sonar' } },
  {
    name: 'the built-in scout',
    env: { ASSISTANT: 'scout' },
    question: 'Build me the best Italian XI in 4-4-2',
    says: SCOUT_SOURCE,
    starters: 11,
    missing: '',
  },
];

/** Asks for an eleven and puts it on the pitch, after a preview. */
export async function putElevenOnPitch(
  { env, question, says, starters, missing }: Model,
  { assistant, builder, left }: { assistant: AssistantPage; builder: BuilderPage; left: number },
): Promise<void> {
  const { page } = builder;
  const own = env && (await serveBuild({ env, quiet: true }));
  // The page can only read the other app's responses through its own origin.
  if (own) {
    await page.route('**/api/ai/chat', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${own.url}/api/ai/chat` }) }),
    );
  }
  await assistant.expand();
  await assistant.ask(env?.ASSISTANT ? question : unique(question));
  const answer = assistant.conversation.locator(':scope > :last-child');
  // A server's first answer takes longer.
  await expect(answer).toContainText(says, { timeout: 15_000 });
  await expect(assistant.panel.getByText(`${left} of 5 questions left today`)).toBeVisible();
  await answer.getByRole('button', { name: 'Put on the pitch' }).click();
  const preview = page.getByRole('dialog', { name: 'Put on the pitch', exact: true });
  const eleven = preview.getByRole('list', { name: 'Starting eleven' }).getByRole('listitem');
  await expect(eleven).toHaveCount(starters);
  await expect(preview).toContainText(missing);
  await preview.getByRole('button', { name: 'Put on the pitch' }).click();
  await expect(builder.slot('LB', 'Paolo Maldini')).toBeVisible();
  await expect(builder.slot('GK', 'Gianluigi Buffon')).toBeVisible();
  await assistant.panel.getByRole('button', { name: 'Close assistant' }).click();
  await page.unroute('**/api/ai/chat');
  await own?.stop();
}
