import { expect } from '@playwright/test';
import { fromMenu, openSignedIn, sql, teamsInCloud, test } from '#e2e/account/accounts.ts';
import { ELEVEN } from '#e2e/builder-page.ts';
import { listOf, openThree } from '#e2e/cloud/three-teams.ts';
import { BACKEND_UNREACHABLE } from '#lib/platform/messages/cloud.ts';

// The browser logs the requests that a test makes fail.
test.use({ expectedProblems: [/Failed to load resource.*\/api\/teams\//] });

const { LW, ST, RW } = ELEVEN;

test('a list that fails to load can be retried; teams load twenty at a time', async ({ builder, page, account }) => {
  await sql(`
    insert into public.dream_teams (user_id, name, formation_id, formation_name)
    select '${account.id}', 'Team ' || n, '4-3-3', '4-3-3' from generate_series(1, 45) n`);
  await openSignedIn(builder, account);
  await page.route('**/api/teams/load?limit=20', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<title>Bad Gateway</title>' }),
  );
  await fromMenu(page, 'My teams');
  const list = listOf(page);
  const alert = builder.dialog('My teams').getByRole('alert');
  await expect(alert).toContainText('API returned HTML instead of JSON. Status: 502.');
  await page.unrouteAll();
  await builder.dialog('My teams').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(list).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await expect(alert).toHaveCount(0);
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

  await page.route('**/api/teams/*', (route) => route.fulfill({ status: 503, json: { error: BACKEND_UNREACHABLE } }));
  await list
    .getByRole('button', { name: /^Duplicate / })
    .last()
    .click();
  await expect(alert).toContainText(BACKEND_UNREACHABLE);
  await expect(alert).toBeInViewport({ ratio: 1 });
});

test('marks the open team instead of offering it, and asks before leaving unsaved changes for another one', async ({
  builder,
  page,
  account,
}) => {
  await openThree(builder, account);
  await builder.dialog('My teams').getByRole('button', { name: 'Close' }).click();
  await builder.button(`Remove ${LW}`).click();
  const question = builder.dialog('You have unsaved changes');
  await fromMenu(page, 'My teams');
  await expect(builder.button('Open First')).toHaveCount(0);
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
