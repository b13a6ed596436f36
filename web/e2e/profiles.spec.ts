import { type Browser, expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

const entries = [
  { kind: 'project', fields: { name: 'Harbor', summary: 'A harbor in a glass.' } },
  { kind: 'project', fields: { name: 'Tide', summary: 'What comes and goes.' } },
  { kind: 'talk', fields: { title: 'Two milliseconds', event: 'Hearing Days', date: '2024-05' } },
  { kind: 'talk', fields: { title: 'Quiet rooms', event: 'Acoustics', date: '2023-02' } },
  { kind: 'talk', fields: { title: 'Loud streets', event: 'City Days', date: '2022-09' } },
  { kind: 'skill', fields: { name: 'Acoustics' } },
];

async function makeSpeaker(name: string, plan = 'basic'): Promise<Person & { ids: Record<string, string> }> {
  const person = await makePerson(name, plan === 'free' ? [] : ['--plan', plan]);
  const ids: Record<string, string> = {};
  // New entries come first: the last one made is at the top.
  for (const content of entries.toReversed()) {
    const { body } = await ask(person, 'POST', '/api/items', { content });
    ids[String(content.fields.name ?? content.fields.title)] = body.id;
  }
  const basics = { headline: 'Acoustician', summary: 'Everything about sound.' };
  const { owner } = (await ask(person, 'GET', `/api/portfolios/${person.uname}`)).body;
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: owner.profileVersion, basics })).status).toBe(200);
  return { ...person, ids };
}

/** A page for someone who is signed in nowhere, at a width and in a theme. */
async function stranger(browser: Browser, width: number, theme: 'dark' | 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: productUrl });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  return context.newPage();
}
const guestView = (person: Person, slug = '') => ask(null, 'GET', `/api/portfolios/${person.uname}${slug && `?profile=${slug}`}`);
const document = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(productUrl + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test('a second profile is made, its entries are chosen and put in order by keyboard alone, and strangers see it', async ({ page, browser }) => {
  const person = await makeSpeaker('Sol Speaker');
  await actAs(page, person);
  await page.goto('/app/settings/profiles');
  await expect(page.getByText('1 of 3 profiles of your plan')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New profile' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Talks & Panels');
  await expect(dialog.getByLabel('Address')).toHaveValue('talks-panels');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/settings\/profiles\?edit=/);

  // All are chosen at first; what does not belong is taken out, and the third talk goes to the top.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
  await page.getByRole('button', { name: 'Show none of Projects' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Quiet rooms' }).focus();
  await page.keyboard.press('Space');
  const loud = page.getByRole('checkbox', { name: 'Loud streets' });
  await loud.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Loud streets is number 2 of 3.')).toBeAttached();
  await expect(loud).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Loud streets is number 1 of 3.')).toBeAttached();
  await page.getByLabel('Headline').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Speaks about sound');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile saved')).toBeVisible();

  expect((await guestView(person, 'talks-panels')).status).toBe(404);
  await page.getByRole('switch', { name: 'Private' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Make this profile public?' })).toContainText(`/${person.uname}?profile=talks-panels`);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['1 skill', '2 talks']);
  await page.getByRole('button', { name: 'Make it public' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Anyone who has its address can see this profile.')).toBeVisible();

  for (const [width, theme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    const visitor = await stranger(browser, width, theme);
    await visitor.goto(`/${person.uname}?profile=talks-panels`);
    await expect(visitor.getByText('Speaks about sound')).toBeVisible();
    await expect(visitor.locator('#talks').getByRole('heading', { level: 3 })).toHaveText(['Loud streets', 'Two milliseconds']);
    for (const hidden of ['Harbor', 'Tide', 'Quiet rooms', 'Acoustician']) await expect(visitor.getByText(hidden)).toHaveCount(0);
    await expectAccessible(visitor);
    // What is beside it on an entry's own page is of this profile too.
    await visitor.getByRole('link', { name: 'Loud streets' }).click();
    await expect(visitor).toHaveURL(/\/talks\/[0-9a-f-]+\?profile=talks-panels$/);
    await visitor.getByRole('link', { name: 'Two milliseconds' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Two milliseconds' })).toBeVisible();
    await expect(visitor.getByText('Quiet rooms')).toHaveCount(0);
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: 'Sol Speaker' }).click();
    await expect(visitor.getByText('Speaks about sound')).toBeVisible();
    // The main profile is still private.
    expect((await visitor.goto(`/${person.uname}`))?.status()).toBe(404);
    await visitor.context().close();
  }
});

test('each profile is a document of its own: head, address, cache; private and unknown are one', async () => {
  const person = await makeSpeaker('Dora Document');
  const { body: made } = await ask(person, 'POST', '/api/me/profiles', { title: 'Talks', slug: 'talks' });
  const path = `/${person.uname}?profile=talks`;
  const [hidden, unknown] = [await document(path), await document(`/${person.uname}?profile=nothing`)];
  const plain = (html: string) => html.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '').replaceAll(/nothing|talks/g, '');
  expect([hidden.status, unknown.status]).toEqual([404, 404]);
  expect(plain(hidden.html)).toBe(plain(unknown.html));
  for (const slug of ['talks', 'nothing', 'No such', '%00', 'x'.repeat(3000)]) expect((await guestView(person, slug)).status).toBe(404);

  const shown = (await ask(person, 'PATCH', `/api/me/profiles/${made.id}`, { version: 1, visibility: 'public', accent: 'rose', items: [person.ids.Tide] }))
    .body;
  const first = await document(path);
  expect(first.status).toBe(200);
  const address = `${new URL(/<link[^>]+href="([^"]+)"[^>]+data-head="canonical"/.exec(first.html)?.[1] ?? '').href}`;
  expect(address.endsWith(path)).toBe(true);
  expect(first.html).toContain('<title data-head="title">Dora Document · Talks · Folia</title>');
  expect(first.html).toContain(`content="${address}" data-head="og:url"`);
  expect([first.headers.get('x-robots-tag'), /name="robots" content="([^"]+)"/.exec(first.html)?.[1]]).toEqual(['noindex, follow', 'noindex, follow']);
  expect(first.html).toContain('data-accent="rose"');
  expect(first.html).toContain('Tide');
  expect(first.html).not.toContain('Harbor');
  expect(first.html.slice(first.html.indexOf('<body'))).not.toMatch(/<[^>]+ style="/);

  const etag = first.headers.get('etag') ?? '';
  expect((await document(path, { 'if-none-match': etag })).status).toBe(304);
  const api = `/api/portfolios/${person.uname}?profile=talks`;
  const kept = (await document(api)).headers.get('etag') ?? '';
  expect((await document(api, { 'if-none-match': kept })).status).toBe(304);
  const renamed = (await ask(person, 'PATCH', `/api/me/profiles/${made.id}`, { version: shown.version, title: 'Speaking' })).body;
  const second = await document(path, { 'if-none-match': etag });
  expect([second.status, second.html.includes('Dora Document · Speaking')]).toEqual([200, true]);
  await ask(person, 'PATCH', `/api/me/profiles/${made.id}`, { version: renamed.version, visibility: 'private' });
  expect((await document(path, { 'if-none-match': second.headers.get('etag') ?? '' })).status).toBe(404);
  expect((await guestView(person, 'talks')).status).toBe(404);
});

test('the plan says how many; the main profile is nothing that can be deleted', async ({ page }) => {
  const person = await makeSpeaker('Paula Plan', 'free');
  const refused = await ask(person, 'POST', '/api/me/profiles', { title: 'Talks', slug: 'talks' });
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([
    402,
    'QUOTA_EXCEEDED',
    { meter: 'profiles', limit: 1, used: 1, resetsAt: null, upgradeUrl: '/pricing' },
  ]);
  expect((await ask(person, 'DELETE', `/api/me/profiles/${person.userId}`)).status).toBe(404);
  expect((await ask(person, 'GET', `/api/portfolios/${person.uname}`)).status).toBe(200);
  await actAs(page, person);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/app/settings/profiles');
  await expect(page.getByText('Your plan has the main profile only.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New profile' })).toHaveCount(0);
  await expectAccessible(page);
});

for (const width of [1440, 390]) {
  test(`the bar and the dashboard say which profile is open, and lead to the others, at ${width}`, async ({ page }) => {
    const person = await makeSpeaker('Bea Bar');
    await ask(person, 'POST', '/api/me/profiles', { title: 'Talks', slug: 'talks' });
    expect((await ask(person, 'GET', '/api/users/current')).body.user).toMatchObject({ maxpr: 3, profiles: [{ slug: 'talks', title: 'Talks' }] });
    await actAs(page, person);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${person.uname}`);
    await page.getByRole('button', { name: 'Profile: Main profile' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: /^Talks/ }).click();
    await expect(page).toHaveURL(new RegExp(`/${person.uname}\\?profile=talks$`));
    await expect(page.getByText('Only you see this profile.')).toBeVisible();
    await page.getByRole('link', { name: 'View as visitor' }).click();
    await expect(page.getByText('This profile is private: a visitor sees nothing.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to my view' }).click();
    await expect(page.getByRole('button', { name: 'Profile: Talks' })).toBeVisible();

    await page.goto('/app/dashboard');
    await expect(page.getByText('people with a link see what the link shows them')).toBeVisible();
    await page.getByRole('button', { name: 'Profile: Main profile' }).click();
    await page.getByRole('menuitem', { name: /^Talks/ }).click();
    await expect(page.getByText('Only you see this profile and its 6 items.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View this profile' })).toHaveAttribute('href', `/${person.uname}?profile=talks`);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Profile: Talks' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect(page.getByRole('heading', { name: 'Talks', level: 2 })).toBeVisible();
  });
}

test('what was typed survives a reload and a change elsewhere; a deleted profile comes back by the history', async ({ page }) => {
  const person = await makeSpeaker('Ulla Undo');
  const { body: made } = await ask(person, 'POST', '/api/me/profiles', { title: 'Talks', slug: 'talks' });
  await ask(person, 'POST', '/api/me/profiles', { title: 'Other', slug: 'other' });
  await actAs(page, person);
  await page.goto(`/app/settings/profiles?edit=${made.id}`);
  await page.getByRole('checkbox', { name: 'Harbor' }).uncheck();
  await page.getByLabel('Headline').fill('Typed, not saved');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('What you typed last time and did not save is back.')).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Typed, not saved');
  await expect(page.getByRole('checkbox', { name: 'Harbor' })).not.toBeChecked();
  await ask(person, 'PATCH', `/api/me/profiles/${made.id}`, { version: 1, summary: 'Written elsewhere.' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('changed elsewhere meanwhile')).toBeVisible();
  await page.getByLabel('Address').fill('other');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('is the address of another of your profiles')).toBeVisible();
  await page.getByLabel('Address').fill('speaking');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const saved = (await ask(person, 'GET', `/api/me/profiles/${made.id}`)).body;
  expect(saved).toMatchObject({ slug: 'speaking', headline: 'Typed, not saved' });
  expect(saved.items).not.toContain(person.ids.Harbor);

  await page.getByRole('button', { name: 'Delete this profile' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Profile deleted')).toBeVisible();
  await expect(page.getByText('2 of 3 profiles of your plan')).toBeVisible();
  await page.goto('/app/settings/history');
  await expect(page.getByText('Deleted the profile “Talks”')).toBeVisible();
  await page
    .getByRole('button', { name: /^Undo the change of/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect((await ask(person, 'GET', `/api/me/profiles/${made.id}`)).body).toMatchObject({ slug: 'speaking', visibility: 'private' });
});

test('links open the main profile and no other, and who is public by a profile alone can be written to', async () => {
  const [person, visitor] = [await makeSpeaker('Lina Link'), await makePerson('Vito Visitor')];
  const { body: made } = await ask(person, 'POST', '/api/me/profiles', { title: 'Talks', slug: 'talks' });
  const { body: link } = await ask(person, 'POST', '/api/links', { description: 'For one reader' });
  const opened = await ask(null, 'POST', '/api/links/open', { token: link.token });
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const asHolder = (query: string) => ask(null, 'GET', `/api/portfolios/${person.uname}${query}`, undefined, { cookie });
  expect([(await asHolder('')).status, (await asHolder('?profile=talks')).status]).toEqual([200, 404]);
  const write = () => ask(visitor, 'POST', '/api/threads', { to: person.userId, text: 'Would you speak at ours?' });
  expect((await write()).status).toBe(404);
  await ask(person, 'PATCH', `/api/me/profiles/${made.id}`, { version: 1, visibility: 'public' });
  expect((await asHolder('?profile=talks')).body.viewer).toBe('stranger');
  expect((await write()).status).toBe(201);
});

test('a link whose profile is deleted says that nothing is behind it, and asks its owner for another one', async ({ page }) => {
  const person = await makeSpeaker('Gona Profile');
  const { body: made } = await ask(person, 'POST', '/api/me/profiles', { title: 'Talks', slug: 'talks' });
  const { body: link } = await ask(person, 'POST', '/api/links', { description: 'For the fair', profileId: made.id });
  expect((await ask(null, 'POST', '/api/links/open', { token: link.token })).body).toMatchObject({ profile: 'talks' });
  expect((await ask(person, 'DELETE', `/api/me/profiles/${made.id}`)).status).toBe(200);
  await page.goto(`/protected/${link.token}`);
  await expect(page.getByRole('heading', { name: 'There is nothing behind this link any more' })).toBeVisible();
  await expect(page.getByText('Gona')).toHaveCount(0);
  await expectAccessible(page);
  await actAs(page, person);
  await page.goto('/app/settings/sharing');
  const row = page.getByRole('row', { name: /For the fair/ });
  await expect(row).toContainText('Opens nothing');
  await expect(row).toContainText('The profile it showed is gone: choose another one');
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
