import { type Browser, expect, type Page } from '@playwright/test';
import { addressIn, mailTo } from './mail';
import { resumePdf } from './resume';

/** The page of somebody without an account, opened from the e-mail that asks them for `asker`: on a phone with light, unless said otherwise. */
export async function openAsAsked(browser: Browser, address: string, asker: string, viewport = { width: 390, height: 844 }): Promise<Page> {
  const guest = await browser.newPage({ viewport, colorScheme: 'light' });
  await guest.addInitScript(() => localStorage.setItem('theme', 'light'));
  await guest.goto(addressIn(await mailTo(address, new RegExp(`${asker} asks you about a job`)), '/app/my-screening'));
  await expect(guest.getByText(`${asker} asks whether what you have done may be compared`)).toBeVisible({ timeout: 20_000 });
  return guest;
}

/** Agrees there with a resume in this name, and waits until it is taken. */
export async function agreeWithFile(guest: Page, browser: Browser, name: string): Promise<void> {
  await guest.getByRole('button', { name: 'Agree with a file, without an account' }).click();
  const buffer = Buffer.from(await resumePdf(browser, name));
  await guest.getByLabel('Your resume, PDF or DOCX').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  await guest.getByRole('button', { name: 'Agree and be compared' }).click();
  await expect(guest.getByRole('button', { name: 'Withdraw consent' })).toBeVisible({ timeout: 40_000 });
}

/** Takes it back. */
export async function withdraw(guest: Page): Promise<void> {
  await guest.getByRole('button', { name: 'Withdraw consent' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
}
