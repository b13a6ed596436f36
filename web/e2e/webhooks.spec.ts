import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { ask } from './api';
import { expectAccessibleFromTop } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';

type Got = { headers: IncomingHttpHeaders; body: string };

let receiver: Server;
let status = 204;
const got: Got[] = [];

test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      response.writeHead(status, { 'content-type': 'text/html' }).end(status === 204 ? undefined : '<b>upstream is restarting</b>');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => void receiver.close());

test('an endpoint is added, pinged and told of a link that is read; what failed is looked at and replayed', async ({ page }) => {
  test.setTimeout(120_000);
  const person = await makePerson('Web Hook', ['--type', 'business']);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/folia`;
  await actAs(page, person);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/app/developers');
  const section = page.getByRole('region', { name: 'Webhooks' });
  const dialog = page.getByRole('dialog');
  await expect(section.getByText('No endpoints yet')).toBeVisible({ timeout: 20_000 });
  await expectAccessibleFromTop(page);

  await section.getByRole('button', { name: 'Add an endpoint' }).click();
  await dialog.getByLabel('Address', { exact: true }).fill('https://10.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Add an endpoint' }).click({ timeout: 20_000 });
  await expect(dialog.getByText('Choose at least one.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^link\.viewed/ }).check();
  await dialog.getByRole('button', { name: 'Add an endpoint' }).click();
  await expect(dialog.getByText('An endpoint is a public address that begins with https://, on port 443.')).toBeVisible();
  await expectAccessibleFromTop(page);
  await dialog.getByLabel('Address', { exact: true }).fill(url);
  await dialog.getByRole('button', { name: 'Add an endpoint' }).click();
  await expect(section.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 });

  // Both sides sign with the secret, so it can be shown and checked.
  await section.getByRole('button', { name: /^Show the secret of/ }).click();
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  expect(new Webhook(secret).verify(got[0]?.body ?? '', got[0]?.headers as Record<string, string>)).toMatchObject({ type: 'webhook.ping' });
  await expectAccessibleFromTop(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // Somebody reads a link while the server is down.
  status = 503;
  const made = await ask(person, 'POST', '/api/links', { description: 'For Meridian', maxViews: 5, status: 'active' });
  const gate = await ask(null, 'POST', '/api/links/open', { token: made.body.token });
  const opened = await ask(null, 'POST', '/api/links/open', {
    token: made.body.token,
    gate: gate.body.details.gate,
    press: { afterMs: 2_000, scrolled: true },
  });
  expect([made.status, opened.status]).toEqual([201, 200]);
  const row = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').filter({ hasText: 'link.viewed' });
  await expect(row.getByText(/^503, again/)).toBeVisible({ timeout: 20_000 });
  await expect(section.getByText(/^Failing since/)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('j');
  await expect(row.getByRole('button', { expanded: false })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row.getByText('<b>upstream is restarting</b>')).toBeVisible({ timeout: 10_000 });
  await expect(row.getByText(`{"type":"link.viewed"`, { exact: false })).toContainText(made.body.link.id);
  await expectAccessibleFromTop(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleFromTop(page);

  // It answers again: the same id comes once more, and verifies.
  status = 204;
  await page.keyboard.press('r');
  await expect(row.getByText('204', { exact: true })).toBeVisible({ timeout: 20_000 });
  const told = got.filter(({ body }) => body.includes('link.viewed'));
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const { headers, body } of told)
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'link.viewed', data: { linkId: made.body.link.id } });
  expect(told.length).toBeGreaterThan(1);

  await section.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Switch off' }).click();
  await expect(section.getByText('Switched off', { exact: true })).toBeVisible({ timeout: 10_000 });
  await expectAccessibleFromTop(page);
});
