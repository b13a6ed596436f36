import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { ask } from './api';
import { makePerson } from './person';
import { actAs } from './signed-in';

let elsewhere: Server;
let asked: string[];

test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'text/html').end(`<title>Map Letters</title><meta name="citation_title" content="On the colour of paths">
      <meta name="citation_author" content="Novak, Ada"><meta name="citation_publication_date" content="2021/3"><meta name="description" content="<b>Paint</b>">`);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});
test.beforeEach(() => {
  asked = [];
});
test.afterAll(() => void elsewhere.close());

test('an entry is filled in from the page it links to once its owner asks; what was written stays', async ({ page }) => {
  const person = await makePerson('Lin Ked');
  const { body } = await ask(person, 'POST', '/api/items', { content: { kind: 'publication', fields: { title: 'My own words' } } });
  const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/paths`;
  await actAs(page, person);
  await page.goto(`/app/publications/edit/${body.id}`);
  await page.getByLabel('Web address', { exact: true }).fill(address);
  await expect(page.getByRole('button', { name: 'Fill in from this page' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Fill in from this page' }).click();
  await expect(page.getByText(/^Filled in: .*Check what it says\.$/)).toBeVisible();
  expect(asked).toEqual(['/paths']);
  await expect
    .poll(async () => (await ask(person, 'GET', `/api/items/${body.id}`)).body.fields)
    .toMatchObject({
      title: 'My own words',
      authors: ['Ada Novak'],
      date: '2021-03',
      url: address,
    });
});

test('addresses of our own network are not read for anybody', async () => {
  const person = await makePerson('Ssr Fuller');
  for (const url of ['http://169.254.169.254/latest/meta-data', 'http://10.0.0.1/', 'http://[fd00::1]/', 'http://example.com:22/', 'file:///etc/passwd']) {
    const { status, body } = await ask(person, 'POST', '/api/link-previews', { url, kind: 'project' });
    expect([url, status, ['ADDRESS_REFUSED', 'BODY_INVALID'].includes(body.code)]).toEqual([url, 422, true]);
  }
});
