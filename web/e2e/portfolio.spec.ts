import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';
import { wake } from './wake';

const items = [
  ['work', { position: 'Cartographer', employer: 'Ordnance House', startDate: '2019-04', current: true, highlights: ['Redrew 412 sheets in QGIS'] }],
  ['skill', { name: 'QGIS', category: 'Tools' }],
  ['project', { name: 'A map without a north', summary: 'What is left when nothing is up.', startDate: '2021' }],
  ['publication', { title: 'On the colour of paths', authors: ['P. Public'], venue: 'Map Letters', date: '2022' }],
  ['talk', { title: 'Contours are arguments', event: 'Carto Days', date: '2023' }],
  ['patent', { title: 'Folding device', number: 'NO 1', date: '2020' }],
  ['certification', { name: 'Chartered Surveyor', issuer: 'RICS', date: '2018' }],
  ['award', { title: 'Golden Compass', date: '2021' }],
  ['achievement', { title: 'Walked every sheet', date: '2022' }],
  ['education', { degree: 'MSc', area: 'Geodesy', institution: 'NTNU', startDate: '2013', endDate: '2015' }],
  ['volunteering', { position: 'Path warden', organization: 'Rambling Society', startDate: '2016' }],
  ['language', { name: 'Norwegian', level: 'native' }],
] as const;

async function makePublic(name: string): Promise<Person> {
  const person = await makePerson(name);
  for (const [kind, fields] of items) expect((await ask(person, 'POST', '/api/items', { content: { kind, fields } })).status).toBe(201);
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Draws what is there', summary: 'Maps, mostly.' } });
  return person;
}

test('every kind of item has its section, in dark and light, wide and narrow, without violations', async ({ page }) => {
  test.setTimeout(90_000);
  const person = await makePublic('Petra Public');
  for (const theme of ['dark', 'light']) {
    for (const width of [320, 390, 768, 1440]) {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${person.uname}`);
      await expectAccessible(page);
    }
  }
  for (const heading of [
    'About',
    'Skills',
    'Work',
    'Projects',
    'Publications',
    'Talks',
    'Patents',
    'Certifications',
    'Awards',
    'Achievements',
    'Education',
    'Volunteering',
    'Languages',
  ]) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
});

test('the page is complete without JavaScript', async ({ browser }) => {
  const person = await makePublic('Nina Noscript');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${person.uname}`);
  for (const text of ['Nina Noscript', 'Draws what is there', 'Ordnance House', 'Redrew 412 sheets in QGIS', 'On the colour of paths', 'Norwegian']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  for (const path of [`/${person.uname}`, '/', '/app/help', '/app/blog', '/app/blog/job-seekers-guide']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A button does nothing without scripts, so none is shown but those of the bar, whose lists open by focus alone.
    expect(await page.locator('button:visible').count()).toBe(await page.locator('header button:visible').count());
  }
  await context.close();
});

test('words that run from right to left end on their left, on a page that stands as any other', async ({ page }) => {
  const person = await makePublic('Dana Levi');
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, basics: { headline: 'מנהלת מוצר.' } });
  await page.goto(`/${person.uname}`);
  const headline = page.getByText('מנהלת מוצר.');
  /** Where the letter at this place is drawn. */
  const leftOf = (place: number) =>
    headline.evaluate((element, at) => {
      const range = document.createRange();
      range.setStart(element.firstChild as Text, at);
      range.setEnd(element.firstChild as Text, at + 1);
      return range.getBoundingClientRect().left;
    }, place);
  expect(await leftOf(10)).toBeLessThan(await leftOf(0));
  const lefts = await Promise.all([leftOf(10), page.getByRole('heading', { level: 1 }).evaluate((element) => element.getBoundingClientRect().left)]);
  expect(Math.abs(lefts[0] - lefts[1])).toBeLessThan(4);
});

test('on paper a page of few words begins at the margin', async ({ page }) => {
  const person = await makePerson('Paula Print');
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Prints' } });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/${person.uname}`);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => element.getBoundingClientRect().left)).toBeLessThan(80);
});

test('the page hydrates without an error, and the policy stops nothing of it', async ({ page }) => {
  const person = await makePublic('Hy Drate');
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`/${person.uname}`);
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the owner’s page under its other addresses is drawn without an error', async ({ page }) => {
  const owner = await makePerson('By Number');
  await actAs(page, owner);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  for (const address of [`/app/profile/${owner.userId}`, `/app/profile/${owner.uname}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'By Number', level: 1 })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('the owner sees the private page at once, and what a visitor would see on demand', async ({ page }) => {
  const person = await makePerson('Owen Own');
  await ask(person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Seen by all' } } });
  await ask(person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Kept to myself' } }, visibility: 'private' });
  await actAs(page, person);
  const shown: string[] = [];
  page.on('framenavigated', () => shown.push(page.url()));
  await page.goto(`/${person.uname}`);
  await expect(page.getByText('Kept to myself')).toBeVisible();
  await page
    .getByRole('button', { name: 'View as visitor' })
    .or(page.getByRole('link', { name: 'View as visitor' }))
    .click();
  await expect(page.getByText('Kept to myself')).toHaveCount(0);
  await expect(page.getByText('Seen by all')).toBeVisible();
  await page.getByText('Back to my view').click();
  await expect(page.getByText('Kept to myself')).toBeVisible();
});

test('dashboard: open a section, add an entry, change it, put it in order, delete it and take that back', async ({ page }) => {
  const person = await makePerson('Dash Board');
  await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'First project' } } });
  await actAs(page, person);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: /Completeness/ })).toBeVisible();
  await expectAccessible(page);
  const names = async () => (await ask(person, 'GET', '/api/items')).body.items.map((item: { fields: { name: string } }) => item.fields.name);

  await page
    .getByRole('button', { name: /^Projects/ })
    .or(page.getByRole('link', { name: /^Projects/ }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('First project');
  await expectAccessible(page);
  await dialog.getByLabel('Name', { exact: true }).fill('First project, renamed');
  await expect.poll(names).toEqual(['First project, renamed']);

  await dialog.getByRole('button', { name: /^Add a project/ }).click();
  await expect(dialog.getByRole('button', { name: 'Add to my portfolio' })).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Second project');
  await dialog.getByRole('button', { name: 'Add to my portfolio' }).click();
  await expect.poll(names).toHaveLength(2);

  const [first] = await names();
  await dialog.getByRole('button', { name: `More for ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(async () => (await names())[1]).toBe(first);

  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toHaveLength(2);
});
