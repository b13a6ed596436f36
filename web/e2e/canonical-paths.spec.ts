import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { makePerson } from './person';
import { askRaw } from './raw-request';

const nothing = '01900000-0000-7000-8000-000000000000';
const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** Other spellings of a path that a router may treat as the same. */
function twinsOf(path: string): string[] {
  const segments = path.split('/').slice(1);
  const withSegment = (place: number, segment: string) => `/${segments.toSpliced(place, 1, segment).join('/')}`;
  const withInserted = (place: number, ...inserted: string[]) => `/${segments.toSpliced(place, 0, ...inserted).join('/')}`;
  return [
    ...segments.flatMap((segment, place) => [
      withSegment(place, hex(segment[0] ?? '') + segment.slice(1)),
      withSegment(place, segment.slice(0, -1) + hex(segment.at(-1) ?? '').toUpperCase()),
      withInserted(place, ''),
      withInserted(place, '.'),
      withInserted(place, 'x', '..'),
      withInserted(place, 'x', '%2e%2E'),
    ]),
    `/${segments.join('%2F')}`,
    `${path}/`,
    `${path}#x`,
    productUrl + path,
  ];
}

test('every route of the API has one spelling: each of its twins is refused, whatever the method', async () => {
  test.setTimeout(180_000);
  const person = await makePerson('Twin Spelling');
  const { body: openapi } = await ask(null, 'GET', '/api/openapi.json');
  const asked: [string, string][] = Object.entries(openapi.paths as Record<string, object>).flatMap(([path, methods]) => {
    const filled = path.replaceAll(/\{\w+\}/g, nothing);
    return Object.keys(methods).flatMap((method) => twinsOf(filled).map((twin): [string, string] => [method.toUpperCase(), twin]));
  });
  expect(asked.length).toBeGreaterThan(2_000);
  const faults: string[] = [];
  const work = asked.values();
  const worker = async () => {
    for (const [method, twin] of work) {
      const { status, body } = await askRaw(person, method, twin);
      if (status !== 404 || body.code !== 'PATH_NOT_CANONICAL') faults.push(`${method} ${twin}: ${status} ${body.code}`);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  expect(faults).toEqual([]);
});

test('capitals and signs behind a semicolon are another address, where there is nothing', async () => {
  const person = await makePerson('Semi Colon');
  for (const path of ['/API/items', '/api/Items', '/api/items;x=1', '/api;x/items', `/api/items/${nothing};x`])
    expect([path, (await askRaw(person, 'GET', path)).status]).toEqual([path, 404]);
});

test('a twin gets past no limit, no header and no Idempotency-Key', async () => {
  const person = await makePerson('No Way Round');
  const checks = async (method: string, path: string) => (await askRaw(person, method, path)).status;
  // 30 a minute, whether its answer is wanted or only its head.
  for (let round = 0; round < 15; round += 1) await Promise.all([checks('GET', '/api/users/uname/twin-name'), checks('HEAD', '/api/users/uname/twin-name')]);
  for (const method of ['GET', 'HEAD']) expect([method, await checks(method, '/api/users/uname/twin-name')]).toEqual([method, 429]);
  expect(await checks('GET', '/api/users/%75name/twin-name')).toBe(404);

  const skill = JSON.stringify({ content: { kind: 'skill', fields: { name: 'Twins' } } });
  for (const path of ['/api/items', '/api/%69tems', '/%61pi/items'])
    expect([path, (await askRaw(person, 'POST', path, { 'x-requested-with': '' }, skill)).status >= 400]).toEqual([path, true]);
  const key = { 'idempotency-key': crypto.randomUUID() };
  for (const path of ['/api/items', '/api/%69tems', '/api/items/', '/api/items']) await askRaw(person, 'POST', path, key, skill);
  const { items } = (await ask(person, 'GET', '/api/items')).body;
  expect(items).toHaveLength(1);
  // No header turns it into another method.
  const override = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
  await askRaw(person, 'POST', `/api/items/${items[0].id}`, override);
  await askRaw(person, 'GET', `/api/items/${items[0].id}?_method=DELETE`, override);
  expect((await ask(person, 'GET', '/api/items')).body.items).toHaveLength(1);
});

test('a person’s address that was mangled on the way leads to the plain one, and never elsewhere', async () => {
  const person = await makePerson('Mang Led');
  const { body: view } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  await ask(person, 'PATCH', '/api/me/profile', { version: view.owner.profileVersion, visibility: 'public' });
  const plain = `/${person.uname}`;
  for (const path of [`/${hex(person.uname[0] ?? '')}${person.uname.slice(1)}`, `${plain}/`, `/${plain}`, plain.replaceAll('-', '%2D')]) {
    if (path === plain) continue;
    const led = await askRaw(null, 'GET', `${path}?profile=x`);
    expect([path, led.status, led.headers.get('location')]).toEqual([path, 308, `${plain}?profile=x`]);
  }
  expect((await askRaw(null, 'GET', plain)).status).toBe(200);
  const away = await askRaw(null, 'GET', '//evil.example//x/');
  expect([away.status, away.headers.get('location')]).toEqual([308, '/evil.example/x']);
  for (const path of ['/\\evil.example', '/x/%2e%2e//evil.example', '/%2F%2Fevil.example'])
    expect([path, (await askRaw(null, 'GET', path)).status]).toEqual([path, 404]);
  expect((await askRaw(person, 'POST', `${plain}/`)).status).toBe(404);
});
