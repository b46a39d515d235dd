import { expect } from '@playwright/test';
import { test } from '#e2e/assistant/assistant-page.ts';
import { OTHER_MODELS, putElevenOnPitch } from '#e2e/assistant/eleven-on-the-pitch.ts';

test('every other model answers, the eleven goes on the pitch after a preview, and Undo reverts it', async ({
  account: _signedIn,
  assistant,
  builder,
}) => {
  await builder.open();
  for (const [index, model] of OTHER_MODELS.entries()) {
    await test.step(model.name, async () => {
      await putElevenOnPitch(model, { assistant, builder, left: 4 - index });
      await builder.button('Undo').click();
      // The previous empty 4-3-3.
      await expect(builder.slot('CM')).toBeVisible();
      await expect(builder.slot('GK')).toBeVisible();
    });
  }
});
