import { expect } from '@playwright/test';
import { complaint, createButton, fill } from '#e2e/account/account-forms.ts';
import {
  accountMenu,
  createAccount,
  enter,
  freshEmail,
  fromMenu,
  named,
  openSignIn,
  saveBarButton,
  saveFromElsewhere,
} from '#e2e/account/accounts.ts';
import { AssistantPage, unique } from '#e2e/assistant/assistant-page.ts';
import { type BuilderPage, draftOf, EARLIER_KEY, ELEVEN, SEVEN, samplePlayer, teamOf } from '#e2e/builder-page.ts';
import { changeInAnotherTab, holdMessages } from '#e2e/builder-trouble.ts';
import { RECOVERY_SENT } from '#lib/platform/messages/account.ts';
import { OFFLINE_DATABASE_BANNER } from '#lib/platform/messages/player.ts';
import { answerOf } from '#scripts/test/test-accounts.ts';

const { CM, LW, ST } = ELEVEN;
/** A full team with a captain. */
export const FULL = { ...teamOf(ELEVEN, SEVEN), captain: samplePlayer(CM).id };

/** The browser logs the requests that a visit makes fail. */
export const VISIT_PROBLEMS = [
  /Failed to load resource.*(\/api\/players\/search|\/api\/teams\/save|\/api\/ai\/chat|\/t\/1damaged|\/no-such-page)/,
];

type Look = (state: string) => Promise<void>;
type Visit = (builder: BuilderPage, baseURL: string, look: Look) => Promise<void>;

/** A first visit, and visits with a stored team that this version can't use. */
const asNewcomer: Visit = async (builder, _baseURL, look) => {
  const { page } = builder;
  await builder.open();
  await expect(builder.slot('GK')).toBeVisible();
  await look('an empty team');
  await builder.slot('LW').click();
  await expect(builder.searchField).toBeFocused();
  await look('a selected position');
  for (const [state, text] of Object.entries({
    'a damaged team': 'not a team',
    'a team of a newer version': JSON.stringify({ ...draftOf(FULL), v: 99 }),
  })) {
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [EARLIER_KEY, text] as const);
    await page.reload();
    await builder.button(/newer/.test(state) ? 'Reload' : 'Dismiss').focus();
    await look(state);
  }
};

/** Signed out: the sign-in forms, search, dialogs about the team, and the other pages. */
export const asVisitor: Visit = async (builder, _baseURL, look) => {
  const { page } = builder;
  await builder.openWith(FULL);
  await builder.button('AI, Soccer Assistant').click();
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await look('the assistant, signed out');
  await page.keyboard.press('Escape');
  const form = await openSignIn(page);
  await look('sign-in');
  await form.getByLabel('Email').fill(freshEmail());
  await form.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(form.getByRole('status').first()).toHaveText(RECOVERY_SENT);
  await look('a recovery that was sent');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await fill(page, { password: 'short' });
  await createButton(page).click();
  await expect(complaint(page)).toBeVisible();
  await look('a sign-up with an error');
  await page.keyboard.press('Escape');

  await builder.button('4-4-2').click();
  await expect(builder.dialog('Change formation')).toBeVisible();
  await look('change formation');
  await page.keyboard.press('Escape');
  await builder.button('Start New Team').click();
  await expect(builder.dialog('Start New Team')).toBeVisible();
  await look('start a new team');
  await page.keyboard.press('Escape');
  await builder.button('My teams').click();
  await builder.button('Save this team').click();
  await expect(builder.dialog('My teams').getByRole('listitem')).toHaveCount(1);
  await look('teams in this browser');
  await page.keyboard.press('Escape');
  await builder.button('Rename My Dream Team').click();
  await expect(page.getByRole('textbox', { name: 'Team name' })).toBeFocused();
  await look('a name being edited');
  await page.keyboard.press('Escape');

  await builder.openSearch();
  await builder.button('Advanced search').click();
  await builder.find('Marta');
  await look('advanced search with results');
  await page.route('**/api/players/search?*', (route) => route.abort());
  await builder.searchField.fill('qqqxyz');
  await expect(builder.search.getByText(OFFLINE_DATABASE_BANNER, { exact: true })).toBeVisible();
  await look('a search that failed');
  await builder.closeSearch();
  await builder.slot('ST', ST).click();
  await builder.dialog(ST).getByRole('button', { name: 'Move', exact: true }).click();
  await look('moving a player');
  await page.keyboard.press('Escape');

  await page
    .getByLabel('Team file', { exact: true })
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('') });
  await builder.button(`Remove ${LW}`).click();
  await changeInAnotherTab(page);
  await holdMessages(builder, 1);
  await look('another tab, a message');
  await builder.button('Share').click();
  const link = builder.dialog('Share').getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/t\/1/);
  await look('share');
  for (const [state, address] of Object.entries({
    'a shared team': await link.inputValue(),
    'a damaged link': '/t/1damaged',
    'a missing page': '/no-such-page',
    'a sign-in that failed': '/callback?error=access_denied',
  })) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(state);
  }
};

/** Signed in, with unsaved changes and a team that another device saves in the meantime. */
const asUser: Visit = async (builder, baseURL, look) => {
  const { page } = builder;
  const assistant = new AssistantPage(page);
  const account = await createAccount('A Name of Very Many Words That No Button Holds');
  await saveFromElsewhere(account, named('First', FULL));
  await enter(page.context(), baseURL, account.email);
  await builder.open();
  await expect(builder.slot('ST', ST)).toBeVisible();
  await builder.openSearch();
  await builder.button('Advanced search').click();
  await builder.closeSearch();
  await builder.button(`Remove ${LW}`).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  await page.getByText('Colours', { exact: true }).click();
  await look('the builder');
  await builder.slot('ST', ST).click();
  await expect(builder.dialog(ST).getByRole('region', { name: 'Biography' })).toBeVisible();
  await look('the card');
  await page.keyboard.press('Escape');
  await fromMenu(page, 'My teams');
  await expect(builder.dialog('My teams').getByRole('listitem')).toHaveCount(1);
  await look('my teams');
  await builder.dialog('My teams').getByRole('button', { name: 'Rename First' }).click();
  await look('a team being renamed');
  await builder.dialog('My teams').getByRole('button', { name: 'Cancel' }).click();
  await builder.button('Delete First').click();
  await look('a question');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await accountMenu(page).click();
  await look('the account menu');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(builder.dialog('Account').getByText('Email', { exact: true })).toHaveCount(2);
  await look('the account page');
  await page.getByRole('button', { name: 'Change name', exact: true }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('');
  await page.keyboard.press('Enter');
  await expect(builder.dialog('Change name').getByRole('alert')).toBeVisible();
  await look('a name with an error');
  await page.keyboard.press('Escape');
  await saveFromElsewhere(account, named('First', teamOf({ ST })));
  await saveBarButton(page, 'Save').click();
  await expect(builder.dialog('Team changed elsewhere')).toBeVisible();
  await look('a conflict');
  await page.keyboard.press('Escape');

  await assistant.expand();
  await assistant.ask(unique('Who?'));
  await assistant.conversation.getByRole('button', { name: 'Show sources (3)' }).click();
  await expect(assistant.field).toBeEnabled();
  await look('the assistant');
  await assistant.menu.click();
  await look('the assistant’s menu');
  await page.keyboard.press('Escape');
  const chat = { limit: 5, used: 5, remaining: 0, unlimited: false, period: 'daily' };
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({ status: 429, json: { error: 'Rate Limit Reached', remaining: 0, chat } }),
  );
  const headers = { Authorization: `Bearer ${account.token}` };
  const profile = await answerOf<object>(fetch(`${baseURL}/api/auth/profile`, { headers }));
  await page.route('**/api/auth/profile', (route) => route.fulfill({ json: { ...profile, chat } }));
  await assistant.ask(unique('And who else?'));
  await expect(assistant.panel.getByText(/You’ve used all your questions for today\./)).toBeVisible();
  await look('the assistant at its limit');
  await expect(assistant.field).toBeDisabled();
  // The panel reloads the profile when the questions run out.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

export const VISITS: Readonly<Record<string, Visit>> = {
  'a newcomer': asNewcomer,
  'a visitor': asVisitor,
  'a user': asUser,
};

/** Everything `look` finds in the states of a visit. */
export async function foundOn(
  visit: Visit,
  builder: BuilderPage,
  baseURL: string | undefined,
  look: () => Promise<string[]>,
): Promise<string[]> {
  const all: string[] = [];
  await visit(builder, baseURL ?? '', async (state) => {
    all.push(...(await look()).map((one) => `${state}: ${one}`));
  });
  return [...new Set(all)];
}
