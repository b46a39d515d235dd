import { expect } from '@playwright/test';
import {
  openWithCloudTeam,
  saveBarButton,
  saveFromElsewhere,
  saveStatusOf,
  teamsInCloud,
  test,
} from '#e2e/account/accounts.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';

const { LW, ST, RW } = ELEVEN;

// The browser logs the responses for a stale version and a deleted team.
test.use({ expectedProblems: [/Failed to load resource.*(409|404).*\/api\/teams\/save/] });

test('a team changed elsewhere: Cancel, Load cloud team, Save as a new team, Save mine over it', async ({
  builder,
  page,
  account,
}) => {
  const conflict = builder.dialog('Team changed elsewhere');
  const answer = (choice: string) => conflict.getByRole('button', { name: choice, exact: true }).click();
  /** Another device saves the team that is open here, then a player is removed here. */
  async function saveAfterOther(id: string | null, player: string): Promise<void> {
    await saveFromElsewhere(account, { ...teamOf({ LW, ST }), id });
    await builder.button(`Remove ${player}`).click();
    await saveBarButton(page, 'Save').click();
    await expect(conflict).toContainText('Your changes are still here, but not saved yet.');
  }
  await openWithCloudTeam(builder, account, teamOf({ LW, ST, RW }));
  const first = (await teamsInCloud(account))[0]?.id ?? null;
  await test.step('Cancel keeps both versions as they are', async () => {
    await saveAfterOther(first, ST);
    await answer('Cancel');
    await expect(conflict).toHaveCount(0);
    await builder.expectTeam({ LW, RW });
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
    expect((await teamsInCloud(account))[0]?.players).toMatchObject({ ST: { name: ST }, RW: null });
  });
  await test.step('Load cloud team replaces the team here, and Undo brings it back', async () => {
    await saveBarButton(page, 'Save').click();
    await answer('Load cloud team');
    await expect(conflict).toHaveCount(0);
    await builder.expectTeam({ LW, ST });
    await expect(saveStatusOf(page)).toContainText('Last saved');
    await builder.button('Undo').click();
    await builder.expectTeam({ LW, RW });
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
  });
  const second = await test.step('Save as a new team leaves the first one alone', async () => {
    await saveAfterOther(first, LW);
    await answer('Save as a new team');
    await expect(conflict).toHaveCount(0);
    await expect(saveStatusOf(page)).toContainText('Last saved');
    await builder.expectTeam({ RW });
    const second = (await teamsInCloud(account)).find(({ id }) => id !== first)?.id ?? null;
    expect(second).not.toBeNull();
    return second;
  });
  await test.step('Save mine over it replaces the other version', async () => {
    await saveAfterOther(second, RW);
    await answer('Save mine over it');
    await expect(conflict).toHaveCount(0);
    await expect(saveStatusOf(page)).toContainText('Last saved');
    const teams = await teamsInCloud(account);
    expect(teams).toHaveLength(2);
    expect(Object.values(teams.find(({ id }) => id === second)?.players ?? {}).filter(Boolean)).toEqual([]);
  });
});
