import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

async function makePublic(name: string): Promise<Person> {
  const person = await makePerson(name);
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Answers letters' } });
  return person;
}

/** The button is on the page before its scripts have run, and a press from before then is lost. */
async function pressMessage(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if ((await dialog.count()) === 0) await page.getByRole('button', { name: 'Message', exact: true }).click();
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('a recruiter writes from the page, the candidate reads and answers, the recruiter archives', async ({ page, browser }) => {
  const [recruiter, candidate] = await Promise.all([makePerson('Remy Cruiter'), makePublic('Candy Date')]);
  await actAs(page, recruiter);
  await page.goto(`/${candidate.uname}`);
  await pressMessage(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Write something first.')).toBeVisible();
  await dialog.getByLabel('Your message').fill('Are you free in May? <b>We</b> build bridges.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Candy Date' })).toBeVisible();
  await expect(page.getByText('Are you free in May? <b>We</b> build bridges.').last()).toBeVisible();

  const other = await (await browser.newContext({ baseURL: productUrl, viewport: { width: 390, height: 800 } })).newPage();
  await actAs(other, candidate);
  await other.goto('/app/messages?mode=unread');
  await expectAccessible(other);
  await other.getByRole('link', { name: /Remy Cruiter/ }).click();
  await expect(other.getByText('Are you free in May? <b>We</b> build bridges.').last()).toBeVisible();
  await expect.poll(async () => (await ask(candidate, 'GET', '/api/threads/unread')).body.count).toBe(0);
  await other.getByLabel('Your message').fill('I am.');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByLabel('Your message')).toHaveValue('');
  await expect(other.getByRole('listitem').filter({ hasText: 'I am.' })).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'I am.' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Archived.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(page.getByRole('link', { name: /Candy Date/ })).toBeVisible();
  await page.getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
});

test('what was being written survives a reload', async ({ page }) => {
  const [writer, reader] = await Promise.all([makePerson('Kee Per'), makePublic('Red Er')]);
  const { body } = await ask(writer, 'POST', '/api/threads', { to: reader.userId, text: 'Hello' });
  await actAs(page, writer);
  await page.goto(`/app/messages?mode=sent&thread=${body.threadId}`);
  await page.getByLabel('Your message').fill('Half a sen');
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'drafts'));
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('Half a sen');
});

test('a guest may sign in to write, and the page has the button without scripts having run', async ({ page }) => {
  const candidate = await makePublic('Gus Guestly');
  expect(await (await fetch(`${productUrl}/${candidate.uname}`)).text()).toContain('Message</button>');
  await page.goto(`/${candidate.uname}`);
  await pressMessage(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Continue with LinkedIn/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
});

test('another’s conversation is as missing as none, private people can’t be written to, and a retry sends once', async () => {
  const [writer, reader, stranger, hidden] = await Promise.all([makePerson('Wri Ter'), makePublic('Rea Der'), makePerson('Str Anger'), makePerson('Pri Vate')]);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const send = () => ask(writer, 'POST', '/api/threads', { to: reader.userId, text: 'Once' }, headers);
  const [first, again] = [await send(), await send()];
  expect([first.status, again.body]).toEqual([201, first.body]);
  const { threadId } = first.body;
  expect((await ask(reader, 'GET', `/api/threads/${threadId}`)).body.items).toHaveLength(1);
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { archived: true }],
    ['POST', '/messages', { text: 'Me too' }],
  ] as const) {
    const [foreign, missing] = [
      await ask(stranger, method, `/api/threads/${threadId}${path}`, body),
      await ask(stranger, method, `/api/threads/${crypto.randomUUID()}${path}`, body),
    ];
    expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...missing.body, requestId: '' }]);
  }
  expect((await ask(writer, 'POST', '/api/threads', { to: hidden.userId, text: 'Hi' })).status).toBe(404);
  expect((await ask(writer, 'POST', '/api/threads', { to: reader.userId, text: 'x'.repeat(5001) })).status).toBe(422);
  expect((await ask(writer, 'POST', '/api/threads', { to: reader.userId, text: '  ' })).status).toBe(422);
  expect((await ask(null, 'GET', '/api/threads')).status).toBe(401);
});

test('who sees a private page by its link can write to its owner; without the link they can’t', async () => {
  const [recruiter, owner] = await Promise.all([makePerson('Lin Holder'), makePerson('Pria Vate')]);
  const made = await ask(owner, 'POST', '/api/links', { description: 'A recruiter' });
  const opened = await ask(recruiter, 'POST', '/api/links/open', { token: made.body.token });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const write = (headers: Record<string, string>) => ask(recruiter, 'POST', '/api/threads', { to: owner.userId, text: 'You sent me your page' }, headers);
  expect((await write({})).status).toBe(404);
  expect((await write({ cookie })).status).toBe(201);
  expect((await ask(null, 'POST', '/api/threads', { to: owner.userId, text: 'A cookie alone is nobody' }, { cookie })).status).toBe(401);
});
