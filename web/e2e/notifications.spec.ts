import { expect, test } from '@playwright/test';
import { ask, productUrl, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';

test('the bell counts what is unread; the list leads to it, and only to one’s own', async ({ page }) => {
  const [writer, reader] = await Promise.all([makePerson('Nora Notes'), makePerson('Bell Ringer')]);
  await ask(reader, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  const { body: sent } = await ask(writer, 'POST', '/api/threads', { to: reader.userId, text: 'Ding' });
  const { body } = await upload(reader, new TextEncoder().encode('Nothing of a career stands here.'), 'a.txt', 'text/plain', productUrl, 'text');
  await untilOver(reader, body.jobId);
  await expect.poll(async () => (await ask(reader, 'GET', '/api/notifications/unread')).body.count).toBe(2);
  expect((await ask(writer, 'GET', '/api/notifications')).body.items).toEqual([]);
  expect((await ask(null, 'GET', '/api/notifications')).status).toBe(401);
  const { items } = (await ask(reader, 'GET', '/api/notifications')).body;
  await ask(writer, 'POST', '/api/notifications/read', { ids: items.map((one: { id: string }) => one.id) });
  expect((await ask(reader, 'GET', '/api/notifications/unread')).body.count).toBe(2);

  await actAs(page, reader);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).click();
  await expect(page.getByText('A resume could not be read. See why, and what else works.')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Nora Notes wrote to you.' }).click();
  await expect(page).toHaveURL(new RegExp(sent.threadId));
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});

test('who has nothing to be told is told what will stand here', async ({ page }) => {
  await actAs(page, await makePerson('Emp Ty'));
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/app/notifications');
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await expectAccessible(page);
});
