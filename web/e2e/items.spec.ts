import type { ItemKind } from '@folia/contracts/item/fields';
import { expect, type Page, test } from '@playwright/test';
import { sectionName } from '../src/lib/kind-names';
import { ask } from './api';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { formRoot, isPaged, itemHeading, itemKinds, kindSegments } from './contracts';
import { everyField, readable } from './every-field';
import { expectSaved, fillForm, headingField, tabTo } from './item-form';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

type Kept = { id: string; kind: ItemKind; fields: Record<string, string>; visibility: string };
const itemsOf = async (person: Person): Promise<Kept[]> => (await ask(person, 'GET', '/api/items')).body.items;
const add = async (person: Person, kind: ItemKind, fields: object): Promise<Kept> =>
  (await ask(person, 'POST', '/api/items', { content: { kind, fields } })).body;

async function publish(person: Person) {
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility: 'public' })).status).toBe(200);
}

/** Moves the second entry to the first place, in a different one of the three ways each time. */
async function moveUp(page: Page, name: string, other: string, way: 'drag' | 'keys' | 'menu') {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `More for ${name}` }) });
  if (way === 'menu') {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    return page.getByRole('menuitem', { name: 'Move up' }).click();
  }
  if (way === 'keys') {
    await row.getByRole('button').first().focus();
    return page.keyboard.press('Alt+ArrowUp');
  }
  const above = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `More for ${other}` }) })
    .boundingBox();
  await row.locator('span').first().hover();
  await page.mouse.down();
  await page.mouse.move((above?.x ?? 0) + 10, (above?.y ?? 0) + 3, { steps: 5 });
  await page.mouse.up();
}

for (const [index, kind] of itemKinds.entries()) {
  // One form serves all kinds: each kind is tried once, every other one on a phone, and the longest on both.
  for (const width of kind === 'work' ? [1440, 390] : [index % 2 === 0 ? 1440 : 390]) {
    test(`${kind} at ${width}: create, edit, reorder, hide, and what others see`, async ({ page, browser }) => {
      test.setTimeout(90_000);
      const person = await makePerson(`K ${kind}`);
      const other = await add(person, kind, {
        [kind === 'education' ? 'degree' : kind === 'work' || kind === 'volunteering' ? 'position' : 'name' in everyField(kind) ? 'name' : 'title']:
          'There before',
      });
      await publish(person);
      await actAs(page, person);
      await page.setViewportSize({ width, height: 900 });

      // create
      await page.goto(`${formRoot(kind)}/new`);
      await expect(page.getByRole('button', { name: 'Add to my portfolio' })).toBeVisible();
      await fillForm(page, kind, everyField(kind));
      if (width === 390) await expectAccessibleFromTop(page);
      await page.getByRole('button', { name: 'Add to my portfolio' }).click();
      await expect.poll(async () => (await itemsOf(person)).length).toBe(2);
      const made = (await itemsOf(person)).find(({ id }) => id !== other.id) as Kept;
      expect(made.fields).toEqual(everyField(kind));

      // edit
      if (kind === 'skill' || kind === 'language') await page.goto(`${formRoot(kind)}/edit/${made.id}`);
      await expect(page).toHaveURL(new RegExp(`${formRoot(kind)}/edit/${made.id}$`));
      const heading = `${itemHeading(kind, made.fields)}, revised`;
      await expect(headingField(page, kind)).toHaveValue(itemHeading(kind, made.fields));
      await headingField(page, kind).fill(heading);
      await expectSaved(page);
      if (width === 1440) await expectAccessible(page);

      // reorder: new entries come first
      const order = async () => (await itemsOf(person)).map(({ id }) => id);
      expect(await order()).toEqual([made.id, other.id]);
      await moveUp(page, 'There before', heading, width === 390 ? 'menu' : ((['drag', 'keys', 'menu'] as const)[index % 3] ?? 'menu'));
      await expect.poll(order).toEqual([other.id, made.id]);

      // hide, and show again
      const guest = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
      await page.getByRole('radio', { name: /^Only me/ }).check();
      await expect.poll(async () => (await itemsOf(person)).find(({ id }) => id === made.id)?.visibility).toBe('private');
      const address = `/${person.uname}/${kindSegments[kind]}/${made.id}`;
      expect(await (await guest.goto(`/${person.uname}`))?.text()).not.toContain('revised');
      expect((await guest.goto(address))?.status()).toBe(404);
      await page.getByRole('radio', { name: /^Everyone/ }).check();
      await expect.poll(async () => (await itemsOf(person)).find(({ id }) => id === made.id)?.visibility).toBe('public');

      // what others see
      await guest.goto(`/${person.uname}`);
      await expect(guest.getByRole('heading', { name: sectionName(kind), exact: true })).toBeVisible();
      if (isPaged(kind)) {
        await guest.getByRole('link', { name: heading }).click();
        await expect(guest).toHaveURL(new RegExp(`${address}$`));
        await expect(guest.getByRole('heading', { level: 1 })).toContainText('revised');
        await expect(guest.getByRole('link', { name: /^Edit$/ })).toHaveCount(0);
        await expect(guest.getByRole('navigation', { name: 'More of this kind' })).toContainText('There before');
      }
      for (const { name, words, hrefs } of readable(kind)) {
        // The heading was changed, but not what follows it.
        for (const text of words) await expect(guest.locator('main'), name).toContainText(text);
        for (const href of hrefs) await expect(guest.locator(`main a[href="${href}"]`), name).not.toHaveCount(0);
      }
      await expectAccessible(guest);
      await guest.context().close();
    });
  }
}

for (const width of [1440, 390]) {
  test(`entries of one title are told apart, and their list is in reach, at ${width}`, async ({ page }) => {
    const person = await makePerson('Two Lines');
    for (const employer of ['Acme', 'Norrbank', 'Tidewater']) await add(person, 'work', { position: 'Engineer', employer });
    const [first] = await itemsOf(person);
    await actAs(page, person);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${formRoot('work')}/edit/${first?.id}`);
    const row = page.getByRole('button', { name: /^Engineer\s*Norrbank/ });
    await expect(row).toBeVisible();
    const [list, form] = [await row.boundingBox(), await headingField(page, 'work').boundingBox()];
    if (width === 390) expect(list?.y).toBeLessThan(form?.y ?? 0);
    else {
      expect(list?.x).toBeLessThan(form?.x ?? 0);
      await page.getByRole('button', { name: 'Add link' }).scrollIntoViewIfNeeded();
      await expect(headingField(page, 'work')).not.toBeInViewport();
      await expect(row).toBeInViewport();
    }
    await expectAccessible(page);
    await row.click();
    await expect(page.locator('form').getByLabel('Employer', { exact: true })).toHaveValue('Norrbank');
  });
}

test('by keyboard alone: write an award, put it in order, hide it', async ({ page }) => {
  const person = await makePerson('Kay Board');
  await add(person, 'award', { title: 'There before' });
  await actAs(page, person);
  await page.goto('/app/awards/new');
  await expect(headingField(page, 'award')).toBeFocused();
  await page.keyboard.type('Golden Compass');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/awards\/edit\//);
  await tabTo(page, page.getByRole('button', { name: /^There before/ }));
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await itemsOf(person))[0]?.fields.title).toBe('There before');
  await expect(page.getByRole('status').filter({ hasText: 'There before is 1 of 2 now' })).toBeAttached();
  await tabTo(page, page.getByRole('radio', { name: /^Everyone/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await itemsOf(person)).find(({ fields }) => fields.title === 'Golden Compass')?.visibility).toBe('private');
  await tabTo(page, page.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Golden Compass/ })).toBeVisible();
  expect(await itemsOf(person)).toHaveLength(2);
});

test('a form is for its owner: guests sign in first, what is not theirs is the 404 page', async ({ page }) => {
  const [person, other] = [await makePerson('For Owner'), await makePerson('An Other')];
  const [mine, foreign] = [await add(person, 'project', { name: 'Mine' }), await add(other, 'project', { name: 'Foreign' })];
  await page.goto('/app/patents/new');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await actAs(page, person);
  for (const path of [
    `/app/projects/edit/${foreign.id}`,
    `/app/awards/edit/${mine.id}`,
    '/app/projects/edit/01900000-0000-7000-8000-000000000000',
    '/app/projects/edit/1',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  }
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect([
      method,
      (await ask(person, method, `/api/items/${foreign.id}`, method === 'PATCH' ? { version: 1, visibility: 'private' } : undefined)).status,
    ]).toEqual([method, 404]);
});

test('the owner finds Edit on the item’s page; unknown, private and a private portfolio’s are one 404', async ({ page }) => {
  const person = await makePerson('Own Page');
  const made = await add(person, 'talk', { title: 'Contours are arguments', event: 'Carto Days', date: '2023' });
  const address = `/${person.uname}/talks/${made.id}`;
  const plain = async (path: string) => {
    const answer = await fetch(new URL(path, page.url() === 'about:blank' ? (process.env.FOLIA_URL ?? 'http://localhost:8080') : page.url()));
    return [answer.status, (await answer.text()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replaceAll(path, 'path')] as const;
  };
  const unknown = await plain(`/${person.uname}/talks/01900000-0000-7000-8000-000000000000`);
  expect(await plain(address)).toEqual(unknown);
  expect(unknown[0]).toBe(404);
  await publish(person);
  expect((await plain(address))[0]).toBe(200);
  await actAs(page, person);
  await page.goto(address);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/portfolio/talks/edit/${made.id}$`));
  await expect(headingField(page, 'talk')).toHaveValue('Contours are arguments');
});

test('an item’s page is 304 while nothing changed, and new as soon as something did', async () => {
  const person = await makePerson('Eta Gee');
  const made = await add(person, 'project', { name: 'Kept page' });
  await publish(person);
  const url = `${process.env.FOLIA_URL ?? 'http://localhost:8080'}/${person.uname}/projects/${made.id}`;
  const first = await fetch(url);
  const html = await first.text();
  for (const part of ['rel="canonical"', 'og:title', '"CreativeWork"', 'Kept page', 'twitter:card']) expect(html).toContain(part);
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await ask(person, 'PATCH', `/api/items/${made.id}`, { version: 1, content: { kind: 'project', fields: { name: 'Another page' } } });
  const second = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([second.status, await second.text()]).toEqual([200, expect.stringContaining('Another page')]);
});

test('what is typed survives a reload and an offline moment', async ({ page }) => {
  const person = await makePerson('Off Line');
  const made = await add(person, 'project', { name: 'Harbor' });
  await actAs(page, person);
  await page.goto(`/app/projects/edit/${made.id}`);
  await expect(headingField(page, 'project')).toHaveValue('Harbor');
  await page.route('**/api/items/**', (route) => route.abort());
  await headingField(page, 'project').fill('Harbor, typed on the train');
  await expect(page.getByText('Offline, kept here')).toBeVisible();
  await page.unroute('**/api/items/**');
  await page.reload();
  await expect(headingField(page, 'project')).toHaveValue('Harbor, typed on the train');
  await expect.poll(async () => (await itemsOf(person))[0]?.fields.name).toBe('Harbor, typed on the train');
  await page.context().setOffline(true);
  await headingField(page, 'project').fill('Harbor, in the tunnel');
  await expect(page.getByText('Offline, kept here')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(async () => (await itemsOf(person))[0]?.fields.name).toBe('Harbor, in the tunnel');
});
