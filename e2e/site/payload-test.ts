import { test as withAssistant } from '#e2e/assistant/assistant-page.ts';
import { samplePlayer } from '#e2e/builder-page.ts';
import { watchDialogs } from '#e2e/site/payloads.ts';
import type { Player } from '#types/player.ts';

// Fifty payloads in every text that users or services control: nothing runs, nothing is requested.
export const test = withAssistant.extend<{ dialogs: undefined }>({
  dialogs: [
    async ({ page, problems }, use) => {
      watchDialogs(page, problems);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A player with this text in every field. */
export const playerOf = (text: string, id: string): Player => ({
  ...samplePlayer('Marta'),
  id,
  name: text,
  nationality: text,
  team: text,
  country: text,
  // Distinguishes players with similar names.
  year: 1900 + Number(/\d+$/.exec(id)?.[0]),
  apiId: id,
});
