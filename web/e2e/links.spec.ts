import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ask, productUrl, productUrls, untilOver } from './api';
import { expectAccessible } from './axe';
import { savedBy } from './download';
import { makeWholeEngineer } from './engineer';
import { backendJob } from './jobs';
import { mailTo, newAddress } from './mail';
import { environments, makePerson, type Person } from './person';
import { actAs } from './signed-in';
import { inDatabase } from './traces';

/** What a person's browser says; a headless one is taken for a bot, which is never counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** The first bytes of an MP4 identify it; nothing decodes it here. */
const mp4 = Buffer.concat([Buffer.from('000000206674797069736f6d0000020069736f6d69736f32', 'hex'), Buffer.alloc(5_000, 7)]);
const phone = { viewport: { width: 390, height: 844 } };

/** A private portfolio with one thing of each visibility, and a private e-mail. */
async function makeOwner(name: string): Promise<Person> {
  const person = await makePerson(name);
  for (const [title, visibility] of [
    ['A talk for all', 'public'],
    ['A talk by link', 'link'],
    ['canary-private-talk', 'private'],
  ])
    await ask(person, 'POST', '/api/items', { content: { kind: 'talk', fields: { title } }, visibility });
  await ask(person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Lettering by link' } }, visibility: 'link' });
  const email = { value: 'canary-private@example.com', visibility: 'private' };
  const phoneNumber = { value: '+47 55 50 12 34', visibility: 'link' };
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: 1, basics: { email, phone: phoneNumber } })).status).toBe(200);
  return person;
}

const makeLink = async (owner: Person, input: Record<string, unknown> = {}) => {
  const { status, body } = await ask(owner, 'POST', '/api/links', { description: 'For Ida', ...input });
  expect(status).toBe(201);
  return body as { link: { id: string; version: number }; token: string };
};
const open = (token: string, password?: string, cookie = '') => ask(null, 'POST', '/api/links/open', { token, password }, { cookie });
const cookieOf = ({ headers }: { headers: Headers }) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const newPage = async (browser: Browser, options = {}): Promise<Page> => (await browser.newContext(options)).newPage();

test('made on a screen, opened on a phone by password and code, closed while it is open, and taken back', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const owner = await makeOwner('Lina Links');
  const ida = newAddress('ida');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await actAs(page, owner);
  await page.goto(`/${owner.uname}`);
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Create and copy' });
  await expect(create).toBeDisabled();
  await dialog.getByLabel('For whom').fill('Norrland Rail, Ida Nes');
  await expect(create).toBeEnabled();
  await expect(dialog.getByText('They see 3 of 4 items')).toBeVisible();
  await dialog.getByText('7 days').click();
  await dialog.getByText('Only these', { exact: true }).click();
  await create.click();
  await expect(dialog.getByText('domains such as lyngen.example, at least one.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'E-mail addresses and domains' }).fill(ida);
  await expect(dialog.getByRole('region', { name: 'What they meet first' })).toContainText('Send me a code');
  // A finger takes its time, and what it presses stays where it is while the address above becomes a chip.
  await dialog.getByRole('switch', { name: 'Password' }).click({ delay: 150 });
  await dialog.getByRole('textbox', { name: 'The password' }).fill('short');
  await create.click();
  await expect(dialog.getByText('At least 8 characters.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'The password' }).fill('Password1');
  await create.click();
  await expect(dialog.getByText('among the first that anybody would try')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'The password' }).fill('a fine password');
  await expectAccessible(page);
  await create.click();
  const address = await dialog.getByLabel('Address', { exact: true }).inputValue();
  expect(address).toMatch(new RegExp(`^${productUrl}/protected/[\\w-]{43}$`));
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await dialog.getByRole('button', { name: 'E-mail text' }).click();
  await expect(dialog.getByLabel('Text for an e-mail')).toHaveValue(new RegExp(`${address}.*asks for a password.*sends you a code`, 's'));
  await dialog.getByRole('button', { name: 'QR code' }).click();
  expect((await savedBy(page, () => dialog.getByRole('button', { name: 'Save as SVG' }).click())).bytes.toString()).toMatch(/^<svg.*<path/s);
  expect((await savedBy(page, () => dialog.getByRole('button', { name: 'Save as PNG' }).click())).bytes.subarray(1, 4).toString()).toBe('PNG');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name: /Norrland Rail, Ida Nes/ });
  await expect(row).toContainText('Active');

  const visitor = await newPage(browser, { ...phone, userAgent });
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'This link has a password' })).toBeVisible();
  expect(new URL(visitor.url()).pathname).toBe('/protected');
  await expectAccessible(visitor);
  await expect(visitor.getByText('Lina')).toHaveCount(0);
  await visitor.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await visitor.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(visitor.getByText('That password does not open this link.')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('textbox', { name: 'Password' }).fill('a fine password');
  await visitor.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'This link asks for your e-mail' })).toBeVisible();
  await expect(visitor.getByText(/The owner sees .*the e-mail address you enter/)).toBeVisible();
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill(ida);
  await visitor.getByRole('button', { name: 'Send me a code' }).click();
  await expect(visitor.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expectAccessible(visitor);
  const code = /^\d{6}/.exec((await mailTo(ida, /is your code$/)).subject)?.[0] ?? '';
  await visitor.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '111111' : '000000');
  await visitor.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(visitor.getByText('This code does not open the link.')).toBeVisible();
  await expect(visitor.getByText('Lina')).toHaveCount(0);
  await visitor.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await visitor.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Lina Links');
  expect(new URL(visitor.url()).pathname).toBe(`/${owner.uname}`);
  for (const text of ['A talk for all', 'A talk by link', 'Lettering by link']) await expect(visitor.getByText(text).first()).toBeVisible();
  await expect(visitor.getByText(/canary/)).toHaveCount(0);

  // The server renders the very page too, for this browser alone.
  const again = await visitor.reload();
  expect(again?.status()).toBe(200);
  expect(again?.headers()['cache-control']).toBe('private, no-store');
  expect(again?.headers()['x-robots-tag']).toContain('noindex');
  const html = await again?.text();
  expect(html).toContain('A talk by link');
  expect(html).not.toContain('canary');
  await expect(visitor.getByText('A talk by link').first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Forget the link on this device' })).toBeVisible();
  await expectAccessible(visitor);
  expect((await fetch(`${productUrl}/${owner.uname}`)).status).toBe(404);
  const token = address.split('/').at(-1) ?? '';
  expect(sent.filter((line) => line.includes(token))).toEqual([`${address} `]);
  const views = async () => (await ask(owner, 'GET', '/api/links')).body.items[0].viewCount;
  await expect
    .poll(async () => {
      await visitor.mouse.wheel(0, 20);
      return views();
    })
    .toBe(1);
  // What the owner takes out of the link leaves the open page too, by itself.
  const { id, version } = (await ask(owner, 'GET', '/api/links')).body.items[0];
  const selection = { type: 'chosen', kinds: ['skill'], items: [], contact: false };
  expect((await ask(owner, 'PATCH', `/api/links/${id}`, { version, selection })).status).toBe(200);
  await expect(visitor.getByText('A talk by link')).toHaveCount(0);
  await expect(visitor.getByText('Lettering by link').first()).toBeVisible();

  await page.reload();
  await expect(row.getByRole('cell').nth(1)).toHaveText('1');
  const fromMenu = async (action: string) => {
    await page.getByRole('button', { name: 'More for Norrland Rail, Ida Nes' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await fromMenu('Revoke');
  await expect(row).toContainText('Revoked');
  // Nobody has touched the open page.
  await expect(visitor.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Active');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Lina Links');
  await fromMenu('Revoke');
  await expect(visitor.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible();
  expect((await visitor.goto(`/${owner.uname}`))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible();
  await visitor.context().close();

  await fromMenu('History');
  for (const words of ['Wrong password', 'Wrong code', 'Revoke taken back', `by a person, ${ida}`]) await expect(dialog.getByText(words).first()).toBeVisible();
  await expectAccessible(page);
});

test('one press opens a link with a limit, after its notice; it shows its watermark, and its owner sees the same without counting', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const owner = await makeOwner('Wera Watermark');
  const { link, token } = await makeLink(owner, { description: 'Fjord, Bo', maxViews: 2, notice: 'For Bo alone.', watermark: true, deepTalk: false });
  const counted = async () => (await ask(owner, 'GET', `/api/links/${link.id}`)).body.viewCount;
  const visitor = await newPage(browser, { viewport: { width: 1440, height: 900 }, userAgent });
  await visitor.addInitScript(() => localStorage.setItem('theme', 'light'));
  await visitor.goto(`/protected/${token}`);
  await expect(visitor.getByText('For Bo alone.')).toBeVisible();
  await expectAccessible(visitor);
  expect(await counted()).toBe(0);
  await visitor.getByRole('button', { name: 'Accept and open' }).press('Enter');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wera Watermark');
  expect(await counted()).toBe(1);
  const watermark = visitor.locator('.watermark');
  await expect(watermark).toContainText('Fjord, Bo · ');
  await expect(watermark).toHaveAttribute('aria-hidden', 'true');
  await expect(visitor.getByRole('button', { name: /^Ask about/ })).toHaveCount(0);
  await expectAccessible(visitor);
  const stored = () => visitor.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('folia-link')));
  expect(await stored()).toEqual(['folia-link-token', 'folia-link-owner']);
  await visitor.getByRole('button', { name: 'Forget the link on this device' }).click();
  expect(await stored()).toEqual([]);
  await visitor.goto(`/protected/${token}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wera Watermark');

  await actAs(page, owner);
  await page.goto('/app/settings/sharing');
  await page.getByRole('button', { name: 'More for Fjord, Bo' }).click();
  await page.getByRole('menuitem', { name: 'See what they see' }).click();
  await expect(page.getByText('You see what the holder of this link sees.')).toBeVisible();
  await expect(page.locator('.watermark')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to my links' }).click();
  expect(await counted()).toBe(1);

  await page.getByRole('button', { name: 'More for Fjord, Bo' }).click();
  await page.getByRole('menuitem', { name: 'Renew' }).click();
  await expect(page.getByRole('dialog')).toContainText('The old address ends at once');
  await page.getByRole('button', { name: 'End the old one, make a new one' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/\/protected\//);
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).not.toContain(token);
  await expect(visitor.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  await visitor.context().close();
});

test('many links come from a table, once its preview was right and confirmed', async ({ page }) => {
  const owner = await makeOwner('Tilde Table');
  await actAs(page, owner);
  await page.setViewportSize(phone.viewport);
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/app/settings/sharing');
  await expect(page.getByRole('heading', { name: 'Send your portfolio to one person.' })).toBeVisible();
  await page.getByRole('button', { name: 'From a table' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (lines: string[]) =>
    dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(['recipient,email,ends,views', ...lines].join('\n')) });
  const far = new Date(Date.now() + 3 * 365 * 86_400_000).toISOString().slice(0, 10);
  await choose(['"Lyngen Ports, Ida Nes",ida@lyngen.example,,5', `Kvist,nobody,${far},none`]);
  await dialog.getByRole('button', { name: 'Look at the preview' }).click();
  await expect(dialog.getByText('3 things are wrong.')).toBeVisible();
  for (const place of ['Line 3, email', 'Line 3, ends', 'Line 3, views']) await expect(dialog.getByText(place)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Make/ })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to the rules' }).click();
  await expectAccessible(page);
  await choose(['"Lyngen Ports, Ida Nes",ida@lyngen.example,,5', 'Kvist alumni,,,']);
  await dialog.getByRole('button', { name: 'Look at the preview' }).click();
  await expect(dialog.getByText('2 links will be made. Nothing is made yet.')).toBeVisible();
  await expectAccessible(page);
  expect((await ask(owner, 'GET', '/api/links')).body.items).toEqual([]);
  await dialog.getByRole('button', { name: 'Make 2 links' }).click();
  await expect(dialog.getByText('2 links are made')).toBeVisible();
  const csv = (await savedBy(page, () => dialog.getByRole('button', { name: 'Save as CSV' }).click())).bytes.toString();
  expect(csv).toMatch(new RegExp(`"Lyngen Ports, Ida Nes",${productUrl}/protected/[\\w-]{43},`));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox', { name: 'Find a link' }).fill('kvist');
  await expect(page.getByRole('row', { name: /Kvist alumni/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lyngen/ })).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?find=kvist');
});

test('a score and a sent resume are shared by a link for that application, which shows the resume too', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const person = await makeWholeEngineer('Share Engineer');
  const score = (await ask(person, 'POST', '/api/fit-scores', { text: backendJob('Meridian') })).body;
  await untilOver(person, score.jobId);
  const started = (await ask(person, 'POST', '/api/tailored-resumes', { text: backendJob('Meridian') })).body;
  await untilOver(person, started.jobId);
  await ask(person, 'PUT', `/api/tailored-resumes/${started.id}/sent`, { sent: true });
  await actAs(page, person);
  await page.goto(`/app/job-match/${score.id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('link', { name: 'Make a link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/For your application: .*Meridian.*Tied to this job/)).toBeVisible();
  await page.goto(`/app/tailormade/resume/${started.id}`);
  await page.getByRole('link', { name: 'Share with this application' }).click();
  await expect(dialog.getByLabel('For whom')).toHaveValue('Meridian');
  await expect(dialog.getByText(/It shows the resume that you sent, too/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create and copy' }).click();
  const address = await dialog.getByLabel('Address', { exact: true }).inputValue();
  const visitor = await newPage(browser, { ...phone, userAgent });
  await visitor.goto(address);
  const resume = visitor.getByRole('link', { name: 'The resume that was sent (PDF)' });
  await expect(resume).toBeVisible();
  const file = await visitor.request.get((await resume.getAttribute('href')) ?? '');
  expect([file.status(), (await file.body()).subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  await visitor.context().close();
});

test('the list and the gate hold in both themes, wide and narrow, and by keyboard', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const owner = await makeOwner('Kari Keyboard');
  const { token } = await makeLink(owner, { description: 'A', password: 'right password' });
  const ended = await makeLink(owner, { description: 'B'.repeat(120) });
  await ask(owner, 'DELETE', `/api/links/${ended.link.id}`);
  await actAs(page, owner);
  for (const [theme, width] of [
    ['dark', 1440],
    ['dark', 390],
    ['light', 1440],
    ['light', 390],
  ] as const) {
    const visitor = await newPage(browser, { viewport: { width, height: 844 } });
    for (const one of [page, visitor]) await one.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/app/settings/sharing');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expectAccessible(page);
    for (const [one, heading] of [
      [token, 'This link has a password'],
      [ended.token, 'This link was withdrawn'],
      ['unknown', 'This link opens nothing'],
    ] as const) {
      await visitor.goto(`/protected/${one}`);
      await expect(visitor.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible(visitor);
    }
    await visitor.context().close();
  }
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByText('is paused.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'More for A', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await expect(page.getByLabel('For whom')).toBeFocused();
  await page.getByLabel('For whom').fill('Renamed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: /Renamed/ })).toBeVisible();
});

test('without a password it opens by itself, also by ?token=, and comes back unseen when the session is gone', async ({ browser }) => {
  const owner = await makeOwner('Silas Silent');
  const { token } = await makeLink(owner);
  const visitor = await newPage(browser, phone);
  // Until it listens, the page itself would notice that its session is gone.
  const listening = visitor.waitForResponse('**/api/links/watch?**');
  await visitor.goto(`/${owner.uname}?token=${token}`);
  await expect(visitor.getByText('A talk by link').first()).toBeVisible();
  await listening;
  expect(visitor.url()).toBe(`${productUrl}/${owner.uname}`);
  await visitor.context().clearCookies();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByText('A talk by link').first()).toBeVisible();
  await visitor.context().close();
});

test('the gate is the same bytes for every token and every browser, and is kept by nobody', async () => {
  const owner = await makeOwner('Gitte Gate');
  const { token } = await makeLink(owner);
  const cookie = cookieOf(await open(token));
  const documents = await Promise.all(
    [
      [`/protected/${token}`, ''],
      ['/protected/unknown', ''],
      [`/protected/${'x'.repeat(200)}`, ''],
      [`/${owner.uname}?token=${token}`, ''],
      ['/nobody-of-that?token=unknown', ''],
      [`/protected/${token}`, `folia-session=${owner.authCode}`],
      [`/protected/${token}`, cookie],
    ].map(async ([path = '', sent = '']) => {
      const answer = await fetch(productUrl + path, { headers: { cookie: sent } });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      return answer.text();
    }),
  );
  expect(new Set(documents).size).toBe(1);
  expect(documents[0]).not.toMatch(/Gitte|talk/);
});

test('a link holder gets no private word in any answer, and a chosen selection no more than it says', async () => {
  const owner = await makeOwner('Cato Careful');
  const all = await makeLink(owner);
  const talksOnly = await makeLink(owner, { selection: { type: 'chosen', kinds: ['talk'], items: [], contact: false } });
  const answersFor = async (cookie: string) => {
    const paths = [`/${owner.uname}`, `/api/portfolios/${owner.uname}`, `/api/portfolios/${owner.userId}`, `/app/profile/${owner.userId}`];
    return (await Promise.all(paths.map(async (path) => (await fetch(productUrl + path, { headers: { cookie } })).text()))).join('\n');
  };
  const everything = await answersFor(cookieOf(await open(all.token)));
  expect(everything).toContain('Lettering by link');
  expect(everything).toContain('+47 55 50 12 34');
  expect(everything).not.toContain('canary');
  const talks = await answersFor(cookieOf(await open(talksOnly.token)));
  expect(talks).toContain('A talk by link');
  expect(talks).not.toMatch(/canary|Lettering|55 50 12 34/);
});

test('what a public page shows strangers is not touched by what a holder of a link sees', async () => {
  const owner = await makeOwner('Petra Both');
  const { body } = await ask(owner, 'GET', `/api/portfolios/${owner.uname}`);
  await ask(owner, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility: 'public' });
  const cookie = cookieOf(await open((await makeLink(owner)).token));
  for (const path of [`/${owner.uname}`, `/api/portfolios/${owner.uname}`]) {
    const before = await fetch(productUrl + path);
    const held = await fetch(productUrl + path, { headers: { cookie } });
    expect(held.headers.get('cache-control')).toBe('private, no-store');
    expect(held.headers.get('etag')).toBeNull();
    expect(await held.text()).toContain('A talk by link');
    const after = await fetch(productUrl + path);
    for (const answer of [before, after]) expect(await answer.text()).not.toContain('A talk by link');
  }
});

/** Every address at which a holder reads something; all but the newcomer had opened the link while it was active. */
const reads = ['the page', 'an item', 'the API', 'a newcomer by the token', 'a video', 'the contact card', 'the sent resume', 'DeepTalk'] as const;
const allow = (newcomer: number) => [200, 200, 200, newcomer, 200, 200, 200, 202];
// A file's address does not say whose it is: to whoever may not see it, it is not there.
const refuse = [410, 410, 410, 410, 404, 410, 410, 410];

test('each state answers a holder in its own way, at once, at every address and by both gateways', async () => {
  test.setTimeout(180_000);
  const owner = await makeWholeEngineer('Stella States');
  const content = { kind: 'project', fields: { name: 'A map without a north' } };
  const item = (await ask(owner, 'POST', '/api/items', { content, visibility: 'link' })).body;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(mp4)]), 'tide.mp4');
  const headers = { authorization: `Bearer folia:${owner.authCode}`, 'x-requested-with': 'XMLHttpRequest' };
  const added = await fetch(`${productUrl}/api/items/${item.id}/media`, { method: 'POST', headers, body: form });
  const media = (await added.json()) as { id: string };
  const resume = (await ask(owner, 'POST', '/api/tailored-resumes', { text: backendJob('Meridian') })).body;
  await untilOver(owner, resume.jobId);
  await ask(owner, 'PUT', `/api/tailored-resumes/${resume.id}/sent`, { sent: true });
  const { link, token } = await makeLink(owner, { application: { postingId: resume.postingId, resumeId: resume.id } });
  const asker = await makePerson('Rita Reads');
  const cookie = cookieOf(await ask(asker, 'POST', '/api/links/open', { token }));
  const get = async (path: string, url: string) => (await fetch(url + path, { headers: { cookie }, redirect: 'manual' })).status;
  const answers = async (url: string) => [
    await get(`/${owner.uname}`, url),
    await get(`/${owner.uname}/projects/${item.id}`, url),
    (await ask(null, 'GET', `/api/portfolios/${owner.uname}`, undefined, { cookie }, url)).status,
    (await ask(null, 'POST', '/api/links/open', { token }, {}, url)).status,
    await get(`/files/media/${media.id}/video.mp4`, url),
    await get(`/${owner.uname}/contact.vcf`, url),
    await get(`/files/links/${link.id}/resumes/${resume.id}/resume.pdf`, url),
    (await ask(asker, 'POST', `/api/users/${owner.userId}/deep-talk`, { question: 'What did she build?', linkId: link.id }, { cookie }, url)).status,
  ];
  const untouched = await inDatabase('sharing', 'SELECT status, expires_at, max_views, max_visitors, locked_until FROM link WHERE id = $1', [link.id]);
  const [was] = untouched;
  for (const [state, assignments, expected] of [
    ['active', `status = 'active'`, allow(200)],
    ['exhausted by views', 'max_views = 1, view_count = 1', allow(410)],
    ['exhausted by visitors', 'max_visitors = 1, visitor_count = 1', allow(410)],
    ['locked', `locked_until = now() + interval '9 minutes'`, allow(429)],
    ['paused', `status = 'paused'`, refuse],
    ['expired', 'expires_at = now()', refuse],
    ['revoked', `status = 'revoked'`, refuse],
  ] as [string, string, number[]][]) {
    await inDatabase('sharing', `UPDATE link SET ${assignments} WHERE id = $1`, [link.id]);
    for (const url of productUrls) {
      const told = await answers(url);
      expect({ state, ...Object.fromEntries(reads.map((name, place) => [name, told[place]])) }).toEqual({
        state,
        ...Object.fromEntries(reads.map((name, place) => [name, expected[place]])),
      });
    }
    await inDatabase('sharing', 'UPDATE link SET status = $2, expires_at = $3, max_views = $4, max_visitors = $5, locked_until = $6 WHERE id = $1', [
      link.id,
      ...Object.values(was ?? {}),
    ]);
  }
  const draft = await makeLink(owner, { status: 'draft' });
  const [unknown, unopened] = [await open('unknown'), await open(draft.token)];
  expect({ ...unopened.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  expect(unknown.status).toBe(404);
});

test('somebody else’s link is 404 whatever is asked of it, and a repeated request makes one link', async () => {
  const [owner, other] = [await makeOwner('Olga Owns'), await makePerson('Oskar Other')];
  const body = { description: 'Once' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await ask(owner, 'POST', '/api/links', body, headers);
  expect((await ask(owner, 'POST', '/api/links', body, headers)).body).toEqual(made.body);
  const path = `/api/links/${made.body.link.id}`;
  const attempts: [string, string, unknown?][] = [
    ['GET', path],
    ['PATCH', path, { version: 1, description: 'Mine' }],
    ['POST', `${path}/rotate`],
    ['DELETE', path],
  ];
  for (const [method, address, sent] of attempts) {
    const answer = await ask(other, method, address, sent);
    expect([method, answer.status, answer.body.code]).toEqual([method, 404, 'NOT_FOUND']);
    expect((await ask(null, method, address, sent)).status).toBe(401);
  }
  expect((await ask(owner, 'GET', '/api/links')).body.items).toEqual([made.body.link]);
  expect((await ask(other, 'GET', '/api/links')).body).toMatchObject({ items: [], deleted: [], nextCursor: null });
  const unknownField = await ask(owner, 'POST', '/api/links', { description: 'x', ownerId: other.userId });
  expect([unknownField.status, unknownField.body.code]).toEqual([422, 'UNKNOWN_FIELD']);
  for (const wrong of [{}, { description: ' ' }, { description: 'x'.repeat(121) }, { description: 'x', password: 'short' }, { description: 'x', maxViews: 0 }])
    expect((await ask(owner, 'POST', '/api/links', wrong)).status).toBe(422);
});

test('the link cookie reads and does nothing else', async () => {
  const owner = await makeOwner('Cora Cookie');
  const answer = await open((await makeLink(owner)).token);
  const set = answer.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^folia-link=[0-9a-f-]{36}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = cookieOf(answer);
  for (const path of ['/api/links', '/api/items', '/api/me/usage']) expect((await ask(null, 'GET', path, undefined, { cookie })).status).toBe(401);
  expect((await ask(null, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'x' } } }, { cookie })).status).toBe(401);
  expect((await ask(null, 'POST', '/api/links/open', { token: 'x' }, { cookie, 'x-requested-with': '' })).status).toBe(422);
  const spoken = await ask(null, 'GET', `/api/users/user/${owner.userId}?token=nonsense`, undefined, { cookie });
  expect([spoken.status, spoken.body.viewer, spoken.body.items.length]).toEqual([200, 'link', 3]);
  const left = await ask(owner, 'POST', '/api/users/signout', undefined, { cookie });
  expect(left.headers.getSetCookie().filter((one) => /^folia-link=;/.test(one))).toHaveLength(1);
});

test('no token and no password is in a line of any log', async () => {
  const owner = await makeOwner('Logan Log');
  const { token } = await makeLink(owner, { password: 'canary of the logs' });
  for (const path of [`/protected/${token}`, `/protected/${token}/more`, `/${owner.uname}?token=${token}`, `/api/portfolios/${owner.uname}?token=${token}`])
    await fetch(productUrl + path);
  await open(token, 'canary of the logs wrong');
  await open(token, 'canary of the logs');
  await ask(null, 'POST', '/api/links/open', { token, password: 7 });
  const logs = join(dirname(environments().gateway?.FILE_STORE ?? ''), 'logs');
  const names = readdirSync(logs);
  expect(names).toContain('gateway.log');
  expect(names).toContain('sharing.log');
  for (const name of names) {
    const text = readFileSync(join(logs, name), 'utf8');
    expect([name, text.includes(token), text.includes('canary of the logs')]).toEqual([name, false, false]);
  }
});
