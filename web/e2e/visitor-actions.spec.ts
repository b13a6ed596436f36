import { type Browser, expect, type Page, test } from '@playwright/test';
import { ask, untilOver } from './api';
import { makeWholeEngineer } from './engineer';
import { backendJob } from './jobs';
import { newAddress } from './mail';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';
import { wake } from './wake';

/** A browser without a screen says so in its name, and counts as a program. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const today = () => new Date().toISOString().slice(0, 10);

const visitor = async (browser: Browser, viewport: { width: number; height: number }): Promise<Page> =>
  (await browser.newContext({ userAgent, viewport })).newPage();

/** What is done before the recorder has come is not seen by it. */
const recorderOf = (page: Page) => page.waitForResponse((response) => new URL(response.url()).pathname === '/api/visits');

/** What could not be sent goes with the next beacon, up to a quarter of a minute later. */
const told = { timeout: 30_000 };

/** Everything that was done on the pages of this owner today, and how far visits came; through one link only with its id. */
async function doneFor(owner: Person, linkId = '') {
  const query = `?from=${today()}&to=${today()}${linkId && `&linkId=${linkId}`}`;
  const { now } = (await ask(owner, 'GET', `/api/analytics/overview${query}`)).body;
  const { steps } = (await ask(owner, 'GET', `/api/analytics/funnel${query}`)).body;
  const reached = Object.fromEntries((steps ?? []).map(({ step, visits }: { step: string; visits: number }) => [step, visits]));
  return { visits: now.visits, actions: now.actions, reached };
}

async function openTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask Buddy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function say(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('log').getByRole('listitem').filter({ hasText: question });
  await expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible();
}

test('the questions and the message of a member, and the file and the message of a guest by a link, are told to the owner exactly as often as they were', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const [owner, member] = [await makeWholeEngineer('Ada Acted', ['--plan', 'pro']), await makePerson('Mika Member')];
  const { owner: own } = (await ask(owner, 'GET', `/api/portfolios/${owner.uname}`)).body;
  expect((await ask(owner, 'PATCH', '/api/me/profile', { version: own.profileVersion, visibility: 'public' })).status).toBe(200);
  const resume = (await ask(owner, 'POST', '/api/tailored-resumes', { text: backendJob('Meridian') })).body;
  expect((await untilOver(owner, resume.jobId)).state).toBe('done');
  await ask(owner, 'PUT', `/api/tailored-resumes/${resume.id}/sent`, { sent: true });
  const { postingId } = (await ask(owner, 'GET', `/api/tailored-resumes/${resume.id}`)).body;
  const made = await ask(owner, 'POST', '/api/links', { description: 'Meridian Pay', application: { postingId, resumeId: resume.id } });
  expect(made.status).toBe(201);
  const { link, token } = made.body;

  // A member on the public page: two questions in a conversation that is opened twice, and a message.
  const reader = await visitor(browser, { width: 1440, height: 900 });
  await actAs(reader, member);
  const isRead = recorderOf(reader);
  await reader.goto(`/${owner.uname}`);
  await wake(reader);
  await isRead;
  await openTalk(reader);
  await say(reader, 'Has she worked with PostgreSQL?');
  await reader.keyboard.press('Escape');
  await openTalk(reader);
  await say(reader, 'Where has she worked?');
  await reader.keyboard.press('Escape');
  await reader.getByRole('button', { name: 'Message', exact: true }).click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Write something first.')).toBeVisible();
  await dialog.getByLabel('Your message').fill('Are you free in May?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(reader).toHaveURL(/\/app\/messages/);
  const asked = { chat: 2, question: 2, message: 1 };
  await expect.poll(() => doneFor(owner), told).toMatchObject({ visits: 1, actions: asked, reached: { page: 1, chat: 1, contact: 1, download: 0 } });

  // A guest by a link, on a phone: the resume twice, and a message.
  const guest = await visitor(browser, { width: 390, height: 844 });
  const isOpened = recorderOf(guest);
  await guest.goto(`/protected/${token}`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ada Acted');
  await wake(guest);
  await isOpened;
  for (let count = 0; count < 2; count += 1) {
    const taken = guest.waitForEvent('download');
    await guest.getByRole('link', { name: 'The resume that was sent (PDF)' }).click();
    expect((await taken).suggestedFilename()).toMatch(/\.pdf$/);
  }
  await guest.getByRole('button', { name: 'Message', exact: true }).click();
  const letter = guest.getByRole('dialog');
  await letter.getByLabel('Your name').fill('Gusti Guest');
  await letter.getByLabel('Your e-mail').fill(newAddress('gusti'));
  await letter.getByLabel('Your message').fill('We build bridges.');
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter.getByText(/Open it within 24 hours/)).toBeVisible();
  await expect
    .poll(() => doneFor(owner, link.id), told)
    .toMatchObject({
      visits: 1,
      actions: { mark: 0, print: 0, chat: 0, question: 0, message: 1, download: 2 },
      reached: { page: 1, chat: 0, contact: 1, download: 1 },
    });
  expect(await doneFor(owner)).toMatchObject({
    visits: 2,
    actions: { chat: 2, question: 2, message: 2, download: 2 },
    reached: { page: 2, chat: 1, contact: 2, download: 1 },
  });

  // The owner reads it: how far they came, and what each visit did.
  await actAs(page, owner);
  await page.goto('/app/analytics');
  const funnel = page.getByRole('region', { name: 'How far they came' });
  for (const step of ['Opened the conversation150 %', 'Wrote to you2100 %', 'Took a file150 %'])
    await expect(funnel.getByRole('listitem').filter({ hasText: step })).toHaveText(step);
  await page.getByRole('button', { name: /^The visit of .*Meridian Pay/ }).click();
  const timeline = page.getByRole('dialog').getByRole('list');
  await expect(timeline.getByText('1 message', { exact: true })).toHaveCount(1);
  // Told in one line or two, as they arrived.
  const taken = await timeline.getByText(/^\d downloads?$/).allTextContents();
  expect(taken.reduce((sum, words) => sum + Number.parseInt(words, 10), 0)).toBe(2);
  await expect(timeline.getByText(/question|conversation/)).toHaveCount(0);
});
