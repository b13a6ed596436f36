import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchScripts } from './fetch-scripts';

const asked: string[] = [];
let server: Server;
let status = 200;
let at = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'access-control-allow-origin': '*' }).end('export {}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standing = { 'link[rel="modulepreload"]': [{ href: `${at}/standing.js` }], 'script[src]': [] };
  Object.assign(globalThis, { document: { querySelectorAll: (selector: keyof typeof standing) => standing[selector] } });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => asked.splice(0));

test('a script that many parts stand on is fetched once, and one that stands in the document is not fetched', async () => {
  await Promise.all(Array.from({ length: 12 }, () => fetchScripts([`${at}/shared.js`, `${at}/standing.js`])));
  await fetchScripts([`${at}/shared.js`]);
  expect(asked).toEqual(['/shared.js']);
});

test('a script that did not come fails whoever waits for it, and is fetched again when it is asked for again', async () => {
  status = 503;
  const both = await Promise.allSettled([fetchScripts([`${at}/late.js`]), fetchScripts([`${at}/late.js`])]);
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  status = 200;
  await fetchScripts([`${at}/late.js`]);
  expect(asked).toEqual(['/late.js', '/late.js']);
});
