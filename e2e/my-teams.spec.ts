import { expect, type Locator, type Page } from '@playwright/test';
import { expectSoundInBothSchemes } from '#e2e/access.ts';
import {
  type Account,
  fromMenu,
  named,
  openSignedIn,
  saveBarButton,
  saveFromElsewhere,
  saveStatusOf,
  sql,
  teamsInCloud,
  test,
} from '#e2e/accounts.ts';
import { type BuilderPage, ELEVEN, SEVEN, teamOf } from '#e2e/builder-page.ts';
import { BACKEND_UNREACHABLE, SAVED } from '#lib/platform/messages.ts';

const { LW, ST, RW } = ELEVEN;

// What a test makes fail the browser reports.
test.use({ expectedProblems: [/Failed to load resource.*\/api\/teams\//] });

/** By its name: a notification that comes while the dialog is open stands in it too. */
const listOf = (page: Page): Locator => page.getByRole('list', { name: 'Saved teams' });

/** The list with three teams, the first of them the default one and open. */
async function openThree(builder: BuilderPage, account: Account): Promise<Locator> {
  await saveFromElsewhere(account, named('First', teamOf({ LW })));
  await saveFromElsewhere(account, named('Second', teamOf({ ST, RW })), true);
  await saveFromElsewhere(account, named('Third', teamOf({}, ['Marta'])), true);
  await openSignedIn(builder, account);
  await expect(builder.slot('LW', LW)).toBeVisible();
  await fromMenu(builder.page, 'My teams');
  const list = listOf(builder.page);
  await expect(list.getByRole('listitem')).toHaveText([/^Third/, /^Second/, /^FirstDefaultOpen/]);
  return list;
}

test('opens a team as one undoable step, and the default one at the next sign-in elsewhere', async ({
  builder,
  page,
  account,
  elsewhere,
}) => {
  await openThree(builder, account);
  await page.goBack();
  await expect(builder.dialog('My teams')).toHaveCount(0);
  await fromMenu(page, 'My teams');
  await builder.button('Open Second').click();
  await expect(builder.dialog('My teams')).toHaveCount(0);
  await builder.expectTeam({ ST, RW });
  await expect(saveStatusOf(page)).toContainText('Last saved');
  await openSignedIn(elsewhere, account);
  await expect(elsewhere.slot('LW', LW)).toBeVisible();

  // The undone step is work of the team that it shows.
  await builder.button('Undo').click();
  await builder.expectTeam({ LW });
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
  const teams = await teamsInCloud(account);
  expect(teams).toHaveLength(3);
  expect(teams.find(({ name }) => name === 'Second')?.players).toMatchObject({ ST: { name: ST } });
});

test('renames the open team too, which is then no conflict', async ({ builder, page, account }) => {
  const list = await openThree(builder, account);
  await list.getByRole('button', { name: 'Rename First' }).click();
  await list.getByLabel('New name').fill('   ');
  await list.getByRole('button', { name: 'Save name' }).click();
  await expect(list.getByLabel('New name')).toBeVisible();
  await list.getByLabel('New name').fill('Premier');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem').first()).toContainText('Premier');
  await builder.dialog('My teams').getByRole('button', { name: 'Close' }).click();
  await expect(builder.button('Rename Premier')).toBeVisible();
  await expect(saveStatusOf(page)).toContainText('Last saved');
  await builder.button(`Remove ${LW}`).click();
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
  expect((await teamsInCloud(account)).map(({ name }) => name)).toEqual(['Premier', 'Third', 'Second']);
});

test('duplicates a team and makes another one the default', async ({ builder, account }) => {
  const list = await openThree(builder, account);
  await builder.button('Duplicate Second').click();
  await expect(list.getByRole('listitem').first()).toContainText('Second (copy)');
  await builder.button('Make default: Third').click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Third' })).toContainText('Default');
  await expect(list.getByText('Default', { exact: true })).toHaveCount(1);
  const teams = await teamsInCloud(account);
  expect(teams.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Third']);
  expect(teams.find(({ name }) => name === 'Second (copy)')?.players).toMatchObject({ RW: { name: RW } });
});

test('deletes a team after a question; the open one stays in the builder, unsaved, and can be saved again', async ({
  builder,
  page,
  account,
}) => {
  const list = await openThree(builder, account);
  await builder.button('Delete First').click();
  await builder.dialog('Delete “First”?').getByRole('button', { name: 'Cancel' }).click();
  await builder.button('Delete First').click();
  await builder.dialog('Delete “First”?').getByRole('button', { name: 'Delete team' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // There is a default team as long as there is any.
  await expect(list.getByText('Default', { exact: true })).toHaveCount(1);
  await builder.dialog('My teams').getByRole('button', { name: 'Close' }).click();
  await builder.expectTeam({ LW });
  await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
  expect((await teamsInCloud(account)).map(({ name }) => name)).toEqual(['First', 'Third', 'Second']);
});

test('asks before it leaves unsaved changes for another team', async ({ builder, page, account }) => {
  await openThree(builder, account);
  await builder.dialog('My teams').getByRole('button', { name: 'Close' }).click();
  await builder.button(`Remove ${LW}`).click();
  const question = builder.dialog('You have unsaved changes');
  await fromMenu(page, 'My teams');
  await builder.button('Open Second').click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await builder.expectTeam({});
  await builder.button('Open Second').click();
  await question.getByRole('button', { name: 'Save first' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await builder.expectTeam({ ST, RW });
  const first = (await teamsInCloud(account)).find(({ name }) => name === 'First');
  expect(first?.players).toMatchObject({ LW: null });

  await builder.button(`Remove ${ST}`).click();
  await fromMenu(page, 'My teams');
  await builder.button('New team').click();
  await question.getByRole('button', { name: 'Continue without saving' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await builder.expectTeam({});
  await expect(builder.button('Rename My Dream Team')).toBeVisible();
  const second = (await teamsInCloud(account)).find(({ name }) => name === 'Second');
  expect(second?.players).toMatchObject({ ST: { name: ST } });
  await builder.button('Undo').click();
  await builder.expectTeam({ RW });
});

test('opening the open team loses none of its edits', async ({ builder, page, account }) => {
  await openThree(builder, account);
  await builder.dialog('My teams').getByRole('button', { name: 'Close' }).click();
  await builder.button(`Remove ${LW}`).click();
  await fromMenu(page, 'My teams');
  await builder.button('Open First').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await builder.expectTeam({});
  await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
});

test('many teams come twenty at a time, each once', async ({ builder, page, account }) => {
  await sql(`
    insert into public.dream_teams (user_id, name, formation_id, formation_name)
    select '${account.id}', 'Team ' || n, '4-3-3', '4-3-3' from generate_series(1, 45) n`);
  await openSignedIn(builder, account);
  await fromMenu(page, 'My teams');
  const list = listOf(page);
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await builder.button('Show more').press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(40);
  await expect(builder.button('Show more')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(45);
  await expect(builder.button('Show more')).toHaveCount(0);
  await expect(list).toBeFocused();
  const names = await list
    .getByRole('button', { name: /^Rename / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(45);

  // What goes wrong at the end of a long list is said in sight.
  await page.route('**/api/teams/*', (route) => route.fulfill({ status: 503, json: { error: BACKEND_UNREACHABLE } }));
  await list
    .getByRole('button', { name: /^Duplicate / })
    .last()
    .click();
  const alert = builder.dialog('My teams').getByRole('alert');
  await expect(alert).toContainText(BACKEND_UNREACHABLE);
  await expect(alert).toBeInViewport({ ratio: 1 });
});

test('a list that cannot be loaded says so and is tried again', async ({ builder, page, account }) => {
  await saveFromElsewhere(account, teamOf({ ST }));
  await openSignedIn(builder, account);
  await page.route('**/api/teams/load?limit=20', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<title>Bad Gateway</title>' }),
  );
  await fromMenu(page, 'My teams');
  const dialog = builder.dialog('My teams');
  await expect(dialog.getByRole('alert')).toContainText('API returned HTML instead of JSON. Status: 502.');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  // Its button goes with the sentence.
  await expect(listOf(page)).toBeFocused();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test.describe('every screen of the cloud team', { tag: '@every-size' }, () => {
  type Look = (shown: Locator) => Promise<void>;
  const VISITS: Readonly<Record<string, (builder: BuilderPage, account: Account, look: Look) => Promise<void>>> = {
    'the list of teams, and a team being renamed': async (builder, account, look) => {
      await openThree(builder, account);
      await look(builder.dialog('My teams'));
      await builder.button('Rename Second').click();
      await look(builder.dialog('My teams'));
    },
    'the bar and the banner': async (builder, account, look) => {
      await saveFromElsewhere(account, teamOf(ELEVEN, SEVEN));
      await openSignedIn(builder, account);
      await builder.button(`Remove ${ST}`).click();
      // Where it ends up, in the way of nothing.
      await builder.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await look(builder.page.getByRole('region', { name: 'Unsaved changes' }));
    },
    'the choice between two teams': async (builder, account, look) => {
      await saveFromElsewhere(account, teamOf({ LW }));
      await openSignedIn(builder, account);
      await expect(builder.slot('LW', LW)).toBeVisible();
      await saveFromElsewhere(account, teamOf({ ST }));
      await builder.button(`Remove ${LW}`).click();
      await saveBarButton(builder.page, 'Save').click();
      await look(builder.dialog('Team changed elsewhere'));
    },
  };
  for (const [name, visit] of Object.entries(VISITS)) {
    test(`${name}: sound and within the screen, light and dark`, async ({ builder, page, account }) => {
      await visit(builder, account, async (shown) => {
        await expect(shown).toBeInViewport({ ratio: 1 });
        await expectSoundInBothSchemes(page);
      });
    });
  }
});
