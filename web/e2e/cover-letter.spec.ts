import { expect, test } from '@playwright/test';
import { ask, untilOver } from './api';
import { expectAccessible } from './axe';
import { saved, savedFromMenu } from './download';
import { bestLine, makeWholeEngineer } from './engineer';
import { backendJob } from './jobs';
import { actAs } from './signed-in';

/** The best line as a letter says it. */
const said = `I ${bestLine.charAt(0).toLowerCase()}${bestLine.slice(1)}.`;

for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`a letter says what it stands on, takes own words, sentences and a name, is saved, and stays as it was sent, at ${width} px, ${theme}`, async ({
    page,
  }) => {
    const person = await makeWholeEngineer('Let Terer');
    const { id: resumeId, jobId } = (await ask(person, 'POST', '/api/tailored-resumes', { text: backendJob('Meridian') })).body;
    await untilOver(person, jobId);
    const fileNow = async (name: string) =>
      (await ask(person, 'GET', `/files/tailored-resumes/${resumeId}/${name}`, undefined, { cookie: `folia-session=${person.authCode}` })).body;
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await actAs(page, person);
    await page.goto(`/app/tailormade/resume/${resumeId}`);
    const show = async (side: 'Changes' | 'Preview') => {
      const choice = page.getByRole('button', { name: side, exact: true });
      if (await choice.isVisible()) await choice.click();
    };
    await page.getByRole('tab', { name: 'Cover letter' }).click();
    await expect(page).toHaveURL(/view=letter$/);
    await show('Preview');
    await expect(page.getByText('Dear Meridian hiring team,').last()).toBeVisible();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/cover-letter.${theme}.${width}.png`, fullPage: true });
    // The number after a sentence leads to the entry it comes from.
    await page
      .getByText('Built Go services over PostgreSQL for ten million people.')
      .getByRole('link', { name: /^stands in \d/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#letter-source-\d+$/);
    await expect(page.locator('[id^="letter-source-"]').filter({ hasText: 'Backend Engineer, Acme' }).getByRole('link')).toHaveAttribute(
      'href',
      /\/app\/work\/edit\//,
    );
    await show('Changes');
    await page.getByLabel('To whom').fill('Ms Okafor');
    await page.keyboard.press('Enter');
    await show('Preview');
    await expect(page.getByText('Dear Ms Okafor,').last()).toBeVisible();
    await show('Changes');
    await page.getByRole('button', { name: `Edit “${said}”` }).click();
    await page.getByLabel('In your own words').fill('I built Go services for 20 million people.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use these words' }).click();
    await expect(page.getByText(/“20 million” is no figure of your line.* It is your own claim/)).toBeVisible();
    await page.getByRole('button', { name: 'Add a sentence of your own' }).click();
    await page.getByLabel('In your own words').fill('Your shops are where I buy my bread.');
    await page.getByRole('button', { name: 'Use these words' }).click();
    await page.getByRole('switch', { name: /^Say “My resume gives dates and places for everything I say here/ }).click();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/own-letter.${theme}.${width}.png`, fullPage: true });
    const letterNow = () => fileNow('cover-letter.txt');
    await expect.poll(letterNow).not.toContain('My resume gives dates and places for everything I say here');
    expect(await letterNow()).toMatch(/^Dear Ms Okafor,\n/);
    expect(await letterNow()).toContain('Your shops are where I buy my bread.');
    expect(await letterNow()).toContain('I built Go services for 20 million people.');
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect.poll(letterNow).toContain('My resume gives dates and places for everything I say here');
    // The words of the letter belong to the letter: the resume says what the portfolio says.
    expect(await fileNow('resume.txt')).toContain(bestLine);
    await page.getByRole('button', { name: 'Undo my changes to the letter' }).click();
    await expect.poll(letterNow).toContain(said);
    await show('Preview');
    await expect(page.getByText('Dear Meridian hiring team,').last()).toBeVisible();
    await show('Changes');
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect.poll(letterNow).toContain('Your shops are where I buy my bread.');
    expect((await savedFromMenu(page, 'Text')).bytes.toString()).toContain('Ms Okafor');
    expect((await savedFromMenu(page, 'Word')).file).toBe('Let-Terer-Meridian-Letter.docx');
    const letter = await saved(page, 'Download PDF');
    expect([letter.file, letter.bytes.subarray(0, 5).toString()]).toEqual(['Let-Terer-Meridian-Letter.pdf', '%PDF-']);
    const marking = page.getByRole('button', { name: 'Mark as sent' });
    if (await marking.isVisible()) await marking.click();
    else {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Mark as sent' }).click();
    }
    await expect(page.getByText(/^Sent .* It stays as it was then/)).toBeVisible();
    await show('Preview');
    await expect(page.getByText('I built Go services for 20 million people.')).toBeVisible();
    await expect(page.getByLabel('To whom')).toHaveCount(0);
    await expectAccessible(page);
  });
}
