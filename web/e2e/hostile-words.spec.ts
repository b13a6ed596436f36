import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { markSpans } from '../src/lib/span-markers';
import { ask, productUrl } from './api';
import { makePerson } from './person';
import { actAs } from './signed-in';

type Group = { group: string; items: { value?: string; expect?: string }[] };
const { groups } = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/hostile-strings.json'), 'utf8')) as { groups: Group[] };
const strings = groups
  .filter(({ group }) => ['html-and-markers', 'unicode', 'csv', 'search-text'].includes(group))
  .flatMap(({ items }) => items.flatMap(({ value }) => value ?? []));

test('hostile strings in messages, reports and reasons are words wherever they are shown', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const [writer, reader, boss] = await Promise.all([makePerson('Hans Hostile'), makePerson('Rosa Reader'), makePerson('Ada Hostile', ['--admin'])]);
  await ask(reader, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { name: '<img src=x onerror=alert(1)> Rosa' } });
  expect(strings.length).toBeGreaterThan(10);
  let threadId = '';
  for (const text of strings) {
    const { status, body } = await ask(writer, 'POST', '/api/threads', markSpans({ to: reader.userId, text }));
    expect([text, [201, 422].includes(status)]).toEqual([text, true]);
    threadId = body.threadId ?? threadId;
    if (status === 201) expect(body.message.text.length).toBeGreaterThan(0);
  }
  const all = strings.join('\n').slice(0, 1_900);
  await ask(writer, 'POST', '/api/users/report', markSpans({ userId: reader.userId, reason: 'other', text: all }));
  await ask(boss, 'PUT', `/api/admin/people/${writer.userId}/plan`, { plan: 'basic', reason: '<script>alert(2)</script><b>bold</b>' });

  const complaints: string[] = [];
  const visit = async (who: typeof writer, path: string, shown: string) => {
    const visitor = await (await browser.newContext({ baseURL: productUrl })).newPage();
    visitor.on('dialog', (dialog) => {
      complaints.push(`${path}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    visitor.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
    visitor.on('console', (message) => message.type() === 'error' && complaints.push(`${path}: ${message.text()}`));
    await actAs(visitor, who);
    await visitor.goto(path);
    await expect(visitor.getByText(shown).first()).toBeVisible();
    await visitor.waitForLoadState('networkidle');
    expect(await visitor.locator('main').evaluate((main) => main.querySelectorAll('script, iframe, img[src="x"], b, [onerror], [onload]').length)).toBe(0);
    await visitor.context().close();
  };
  await visit(writer, `/app/messages?mode=sent&thread=${threadId}`, '<img src=x onerror=alert(1)> Rosa');
  await visit(reader, `/app/messages?mode=inbox&thread=${threadId}`, 'Hans Hostile');
  await visit(reader, '/app/notifications', 'Hans Hostile wrote to you.');
  await visit(boss, '/app/admin?tab=reports', `@${reader.uname}`);
  await visit(boss, '/app/admin?tab=audit', '<script>alert(2)</script><b>bold</b>');
  await visit(boss, `/app/admin?tab=people&person=${writer.userId}`, '<script>alert(2)</script><b>bold</b>');
  expect(complaints).toEqual([]);
  await page.close();
});
