import { expect } from '@playwright/test';
import {
  accountMenu,
  enter,
  openNameForm,
  saveBarButton,
  saveFromElsewhere,
  saveStatusOf,
  teamsInCloud,
  unsavedBanner,
} from '#e2e/account/accounts.ts';
import { test, unique } from '#e2e/assistant/assistant-page.ts';
import { type BuilderPage, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import {
  expectAlive,
  FAULT_NAMES,
  type FaultName,
  faultAnswer,
  installFastClock,
  SERVER_SENTENCE,
  walkFaults,
} from '#e2e/faults.ts';
import { ASSISTANT_FAILED, ASSISTANT_SIGN_IN } from '#lib/platform/messages/assistant.ts';
import {
  LOAD_FROM_CLOUD_FAILED,
  NO_ANSWER,
  SAVED,
  SAVED_LOCALLY,
  SAVED_LOCALLY_INSTEAD,
} from '#lib/platform/messages/cloud.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';
import type { Slot } from '#types/team.ts';

// Together with fault-matrix-players.spec.ts: seven calls, ten faults each. The browser logs failed requests.
test.use({ expectedProblems: [/Failed to load resource.*\/api\//] });
test.setTimeout(90_000);

/** The message `callApi` returns for a fault. */
function apiSentence(name: FaultName): string {
  const html = /^(\d+) HTML$/.exec(name)?.[1] ?? (name === 'cut JSON' ? '200' : null);
  if (html !== null) return `API returned HTML instead of JSON. Status: ${html}. Check if API route exists.`;
  return ['offline', 'abort', '30 s hang'].includes(name) ? NO_ANSWER : SERVER_SENTENCE;
}

/** The notification appears once and disappears on its own. */
async function expectSaid(builder: BuilderPage, sentence: string): Promise<void> {
  await expect(builder.notification(sentence)).toHaveCount(1);
  await builder.page.clock.fastForward(4000);
  await expect(builder.notifications).toHaveCount(0);
}

/** A signed-in user on the builder screen. */
async function openAs(builder: BuilderPage, baseURL: string | undefined) {
  const account = await enter(builder.page.context(), baseURL ?? '');
  await builder.open();
  await expect(accountMenu(builder.page)).toBeVisible();
  return account;
}

test('save: a notification says the work is only saved locally, and the next attempt saves everything', async ({
  builder,
  page,
  baseURL,
}) => {
  await installFastClock(page);
  const account = await enter(page.context(), baseURL ?? '');
  await saveFromElsewhere(account, teamOf(ELEVEN));
  await builder.open();
  await expect(builder.slot('ST', ELEVEN.ST)).toBeVisible();
  const here: Partial<Record<Slot, string>> = { ...ELEVEN };
  const sentence = (name: FaultName) => {
    if (name === '401') return SIGN_IN_FIRST;
    if (name === '429') return SERVER_SENTENCE;
    return ['offline', 'abort', '30 s hang'].includes(name) ? SAVED_LOCALLY : SAVED_LOCALLY_INSTEAD;
  };
  await test.step('each fault is announced once, nothing is lost, and the work stays unsaved', async () => {
    await walkFaults({
      page,
      calls: /\/api\/teams\/save$/,
      limitMs: 5000,
      act: async () => {
        const [slot, player] = Object.entries(here)[0] as [Slot, string];
        await builder.button(`Remove ${player}`).click();
        delete here[slot];
        await saveBarButton(page, 'Save').click();
      },
      see: async (name) => {
        await expectSaid(builder, sentence(name));
        await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
        await expect(saveBarButton(page, 'Save')).not.toHaveAttribute('aria-disabled', 'true');
        await builder.expectTeam(here);
        await expectAlive(builder);
      },
    });
  });
  await test.step('a server that can’t save says that the work is only saved locally', async () => {
    await page.route('**/api/teams/save', (route) =>
      route.fulfill({ status: 503, json: { fallback: true, error: 'no' } }),
    );
    await saveBarButton(page, 'Save').click();
    await expectSaid(builder, SAVED_LOCALLY);
  });
  await test.step('the next attempt saves everything', async () => {
    await page.unroute('**/api/teams/save');
    await unsavedBanner(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(builder.notification(SAVED)).toBeVisible();
    await expect(unsavedBanner(page)).toHaveCount(0);
    const [team] = await teamsInCloud(account);
    const kept = Object.entries(team?.players ?? {}).flatMap(([slot, player]) => (player ? [[slot, player.name]] : []));
    expect(Object.fromEntries(kept)).toEqual(here);
  });
});

test('load: a line says so, local work stays, and the user chooses once the load succeeds', async ({
  builder,
  page,
  baseURL,
}) => {
  await installFastClock(page);
  await builder.openWith(teamOf({ ST: ELEVEN.ST }));
  const account = await enter(page.context(), baseURL ?? '');
  await saveFromElsewhere(account, teamOf({ LW: ELEVEN.LW }));
  await walkFaults({
    page,
    calls: /\/api\/teams\/load\?/,
    limitMs: 5000,
    act: () => page.reload({ waitUntil: 'commit' }),
    see: async () => {
      await expect(page.getByRole('alert').filter({ hasText: LOAD_FROM_CLOUD_FAILED })).toBeVisible();
      await builder.expectTeam({ ST: ELEVEN.ST });
      await expect(saveBarButton(page, 'Save')).not.toHaveAttribute('aria-disabled', 'true');
      await expectAlive(builder);
    },
  });
  await page.reload();
  await expect(builder.dialog('Which team do you want to open?')).toBeVisible();
  await builder.expectTeam({ ST: ELEVEN.ST });
});

test('profile: the user stays signed in, and a failed name change says why', async ({
  assistant,
  builder,
  page,
  baseURL,
}) => {
  await installFastClock(page);
  await enter(page.context(), baseURL ?? '');
  const dialog = builder.dialog('Change name');
  await test.step('in spite of each fault, the user stays signed in, and a failed name change says why', async () => {
    await walkFaults({
      page,
      calls: /\/api\/auth\/profile$/,
      limitMs: 5000,
      act: async (name) => {
        if (name === FAULT_NAMES[0]) await builder.openWith(teamOf({ ST: ELEVEN.ST }));
        // Without a profile, the assistant requests it whenever it opens.
        await assistant.expand();
      },
      see: async (name) => {
        await expect(assistant.field).toBeEnabled();
        await assistant.field.press('Escape');
        await expect(accountMenu(page)).toContainText('T');
        await builder.expectTeam({ ST: ELEVEN.ST });
        await expect(saveBarButton(page, 'Save')).not.toHaveAttribute('aria-disabled', 'true');
        await openNameForm(page);
        await dialog.getByLabel('Full name').fill('Another Name');
        const called = page.waitForRequest((request) => request.method() === 'PUT');
        await dialog.getByRole('button', { name: 'Save name' }).click();
        await called;
        if (name === '30 s hang') await page.clock.fastForward(5000);
        await expect(dialog.getByRole('alert')).toHaveText(apiSentence(name));
        await expect(dialog.getByRole('button', { name: 'Save name' })).not.toHaveAttribute('aria-disabled', 'true');
        await expect(dialog.getByLabel('Full name')).toHaveValue('Another Name');
      },
      after: async () => {
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await page.keyboard.press('Escape');
        await expectAlive(builder);
      },
    });
  });
  await test.step('the next attempt changes the name', async () => {
    await openNameForm(page);
    await dialog.getByLabel('Full name').fill('Another Name');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(accountMenu(page)).toContainText('A');
  });
});

test('chat: an error replaces the answer, and the question can be asked again', async ({
  assistant,
  builder,
  page,
  baseURL,
}) => {
  await installFastClock(page);
  await builder.openWith(teamOf({ ST: ELEVEN.ST }));
  await openAs(builder, baseURL);
  await assistant.expand();
  await expect(assistant.panel.getByText('5 of 5 questions left today')).toBeVisible();
  const last = assistant.conversation.locator(':scope > :last-child');
  await walkFaults({
    page,
    calls: /\/api\/ai\/chat$/,
    limitMs: 46_000,
    act: (name) => assistant.ask(unique(`Who, in spite of ${name}?`)),
    see: async (name) => {
      const told = name === '401' ? ASSISTANT_SIGN_IN : apiSentence(name);
      const sentence = told === NO_ANSWER || name === 'cut JSON' ? ASSISTANT_FAILED : told;
      await expect(last.getByRole('alert')).toHaveText(sentence);
      await expect(assistant.field).toBeEnabled();
      await expect(last.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(assistant.panel.getByText('5 of 5 questions left today')).toBeVisible();
      await builder.expectTeam({ ST: ELEVEN.ST });
    },
  });
  await last.getByRole('button', { name: 'Try again' }).click();
  // The first answer waits for the server to load its tables.
  await expect(last).toContainText(DEFAULT_ANSWER.text, { timeout: 15_000 });
  await expectAlive(builder);
});

test('health: sign-in works, the sports login asks to try again, and the assistant asks to be opened again', async ({
  assistant,
  builder,
  page,
  baseURL,
}) => {
  await installFastClock(page);
  await builder.openWith(teamOf({ ST: ELEVEN.ST }));
  const dialog = builder.dialog('Sign in');
  const sportsLogin = dialog.getByRole('region', { name: 'Sports login' });
  const calls = /\/api\/health$/;
  await walkFaults({
    page,
    calls,
    limitMs: 5000,
    act: () => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
    see: async () => {
      await expect(sportsLogin).toContainText('We couldn’t check whether you’re signed in with Yahoo.');
      await expect(dialog.getByLabel('Email')).toBeEditable();
      await expect(sportsLogin.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    after: async () => {
      await sportsLogin.getByRole('button', { name: 'Try again' }).click();
      await expect(sportsLogin.getByRole('button', { name: 'Continue with Yahoo' })).toBeEnabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await builder.expectTeam({ ST: ELEVEN.ST });
    },
  });
  await openAs(builder, baseURL);
  const close = () => assistant.panel.getByRole('button', { name: 'Close assistant' }).click();
  await walkFaults({
    page,
    calls,
    limitMs: 5000,
    act: () => assistant.expand(),
    see: async () => {
      await expect(assistant.panel.getByText('We couldn’t reach the assistant.')).toBeVisible();
      await expect(assistant.field).toBeDisabled();
      await expect(assistant.send).toBeDisabled();
    },
    after: close,
  });
  await assistant.expand();
  await expect(assistant.field).toBeEnabled();
  await close();
  await page.route(calls, faultAnswer('500 HTML'));
  const answered = page.waitForResponse(calls);
  await assistant.expand();
  await answered;
  await assistant.ask(unique('Who, whatever state the server is in?'));
  await expect(assistant.conversation).toContainText(DEFAULT_ANSWER.text);
});
