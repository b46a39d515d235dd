import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openSignIn } from '#e2e/account/accounts.ts';

/** For mocked responses. */
export const CORS = { 'access-control-allow-origin': '*' };

export type Fields = { fullName?: string; email?: string; password?: string };

export async function fill(page: Page, { fullName, email, password }: Fields): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (fullName !== undefined) await dialog.getByLabel('Full name').fill(fullName);
  if (email !== undefined) await dialog.getByLabel('Email').fill(email);
  if (password !== undefined) await dialog.getByLabel('Password').fill(password);
}

export async function openSignUp(page: Page) {
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(dialog.getByRole('heading', { name: 'Create account' })).toBeVisible();
  return dialog;
}

export const createButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Create account', exact: true });
export const signInButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true });
export const complaint = (page: Page) => page.getByRole('dialog').getByRole('alert');
