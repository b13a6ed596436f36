import { expect, type Page } from '@playwright/test';
import { productUrl } from './api';
import type { Person } from './person';

/** Signs the browser in as this person, as if they had signed in before. */
export async function actAs(page: Page, person: Person): Promise<void> {
  await page.context().addCookies([{ name: 'folia-session', value: person.authCode, url: productUrl, httpOnly: true, sameSite: 'Lax' }]);
  await page.addInitScript((authCode) => {
    if (!sessionStorage.getItem('acted')) localStorage.setItem('folia-auth-code', authCode);
    sessionStorage.setItem('acted', 'yes');
  }, person.authCode);
}

/** Goes through the local sign-in as a person would: dialog, its popup, name and e-mail. */
export async function signInThroughPopup(page: Page, name: string, email: string): Promise<void> {
  // As somebody who knows the first steps: they would open over what a journey is about.
  await page.addInitScript(() => localStorage.getItem('folia-auth-code') && localStorage.setItem('folia-onboarded', 'true'));
  const dialog = page.getByRole('dialog');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Local sign-in', exact: true }).click();
  const popup = await opened;
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
}
