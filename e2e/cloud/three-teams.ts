import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, fromMenu, named, openSignedIn, saveFromElsewhere } from '#e2e/account/accounts.ts';
import { type BuilderPage, ELEVEN, teamOf } from '#e2e/builder-page.ts';

const { LW, ST, RW } = ELEVEN;

export const listOf = (page: Page): Locator => page.getByRole('list', { name: 'Saved teams' });

/** Opens a list of three teams. The first is the default and currently open. */
export async function openThree(builder: BuilderPage, account: Account): Promise<Locator> {
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
