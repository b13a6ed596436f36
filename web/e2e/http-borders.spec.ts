import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { makePerson } from './person';
import { answerTo, askRaw } from './raw-request';

test('an empty body with a JSON content type is accepted everywhere', async () => {
  const person = await makePerson('Empty Body');
  expect((await ask(null, 'POST', '/api/users/signin')).body.code).toBe('SIGNIN_FAILED');
  const nothing = crypto.randomUUID();
  const { body: openapi } = await ask(null, 'GET', '/api/openapi.json');
  // A person's code opens nothing where keys are for.
  const deletable = Object.keys(openapi.paths).filter((path) => openapi.paths[path].delete && !path.startsWith('/api/v1/'));
  expect(deletable).toContain('/api/items/{id}');
  // Those that name nothing have nothing to do for this person, and two of them say so.
  const said: Record<string, number> = { '/api/me/billing/cancellation': 409, '/api/me/own-model': 404, '/api/organisation': 404 };
  for (const path of deletable) {
    const status = path.includes('{') ? 404 : (said[path] ?? 200);
    expect([path, (await ask(person, 'DELETE', path.replaceAll(/\{\w+\}/g, nothing))).status]).toEqual([path, status]);
  }
  for (const path of [`/api/resume-imports/${nothing}/accept`, `/api/resume-imports/${nothing}/discard`])
    expect((await ask(person, 'POST', path)).status).toBe(404);
  expect((await ask(person, 'POST', '/api/users/signout')).status).toBe(200);
});

test('signing out ends the session at once and for files too; everywhere ends every session', async () => {
  const person = await makePerson('Sign Out');
  expect((await ask(person, 'POST', '/api/users/signout-everywhere')).status).toBe(200);
  expect(await ask(person, 'GET', '/api/me/usage')).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
});

test('a bearer that is not valid is 401 also where guests may read; no header is a guest', async () => {
  for (const header of ['Bearer folia:nonsense', 'Bearer nonsense', 'Basic abc', 'Bearer']) {
    expect([header, (await ask(null, 'GET', '/api/users/current', undefined, { authorization: header })).status]).toEqual([header, 401]);
  }
  expect((await ask(null, 'GET', '/api/users/current', undefined, { authorization: 'Bearer folia:guest' })).body.guestLogin).toBe(true);
  expect((await ask(null, 'GET', '/api/users/current')).body).toMatchObject({
    guestLogin: true,
    user: { id: 'guest', name: 'Guest User', uname: 'guest', maxpr: 1, profiles: [] },
  });
});

test('every refusal is problem JSON with a code, a sentence and the request’s number, and has CORS headers', async () => {
  const person = await makePerson('Pro Blem');
  const origin = new URL(productUrl).origin;
  const refusals: [string, string, unknown, Record<string, string>, number, string][] = [
    ['GET', '/api/nothing-here', undefined, {}, 404, 'NOT_FOUND'],
    ['GET', '/api/portfolios/%2e%2e%2fetc', undefined, {}, 404, 'PATH_NOT_CANONICAL'],
    ['POST', '/api/items', { content: { kind: 'work', fields: {} } }, {}, 422, 'BODY_INVALID'],
    ['POST', '/api/items', { content: { kind: 'work', fields: { position: 'x' } }, more: 1 }, {}, 422, 'UNKNOWN_FIELD'],
    ['POST', '/api/items', { content: { kind: 'work', fields: { position: 'a\u0000b' } } }, {}, 422, 'BODY_INVALID'],
    ['POST', '/api/items', 'plain', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['POST', '/api/items', { content: 'x'.repeat(1_100_000) }, {}, 413, 'PAYLOAD_TOO_LARGE'],
    ['POST', `/api/users/${person.userId}/import-resume`, { fileName: 'a.pdf', contentBase64: 'A'.repeat(16_000_000) }, {}, 413, 'FILE_TOO_LARGE'],
    ['PATCH', '/api/me/profile', { version: 1, visibility: 'everybody' }, {}, 422, 'BODY_INVALID'],
  ];
  for (const [method, path, body, headers, status, code] of refusals) {
    const answer = await ask(person, method, path, body, { origin, ...headers });
    expect([path, answer.status, answer.body.code]).toEqual([path, status, code]);
    expect(answer.body).toMatchObject({ title: code, status, message: expect.stringMatching(/\w+ .+/), requestId: expect.any(String) });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\/dist\/|at .+\.js/);
  }
});

test('JSON that is broken or nested like a bomb is refused', async () => {
  const person = await makePerson('Js On');
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'x', 'content-type': 'application/json' };
  for (const body of ['{"content":', '['.repeat(100_000), '{"__proto__":{"isAdmin":true}}', 'null', '"text"', '[]']) {
    const answer = await fetch(`${productUrl}/api/items`, { method: 'POST', headers, body });
    expect([body.slice(0, 20), answer.status]).toEqual([body.slice(0, 20), 422]);
  }
});

test('other origins get no permission, and writes need the requested-with header', async () => {
  const evil = await ask(null, 'GET', '/api/users/current', undefined, { origin: 'https://evil.example' });
  expect(evil.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
  const person = await makePerson('No Header');
  const answer = await ask(person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'x' } } }, { 'x-requested-with': '' });
  expect(answer.body).toMatchObject({ code: 'BODY_INVALID', details: { issues: [{ path: 'X-Requested-With' }] } });
});

test('a repeated POST with one Idempotency-Key makes one item, also twenty times at once', async () => {
  const person = await makePerson('Idem Potent');
  const body = { content: { kind: 'skill', fields: { name: 'Once' } } };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await ask(person, 'POST', '/api/items', body, headers);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person, 'POST', '/api/items', body, headers)));
  for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { id: first.body.id } });
  const other = await ask(person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Other' } } }, headers);
  expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  expect((await ask(person, 'GET', '/api/items')).body.items).toHaveLength(1);

  const race = { 'idempotency-key': crypto.randomUUID() };
  const twins = await Promise.all(Array.from({ length: 20 }, () => ask(person, 'POST', '/api/items', body, race)));
  for (const twin of twins) expect([201, 409]).toContain(twin.status);
  expect((await ask(person, 'GET', '/api/items')).body.items).toHaveLength(2);
});

test('hostile text is kept to the letter and comes back as typed', async () => {
  const person = await makePerson('Hos Tile');
  for (const name of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'Zoë Núñez 🚀', '王小明', 'javascript:alert(1)', "=cmd|' /C calc'!A0"]) {
    const answer = await ask(person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name } } });
    expect([name, answer.body.fields?.name]).toEqual([name, name]);
  }
  const bidi = await ask(person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'a\u202egpj.exe\u202c' } } });
  expect(bidi.body.fields.name).toBe('agpj.exe');
  const url = await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'x', url: 'javascript:alert(1)' } } });
  expect(url.status).toBe(422);
});

test('what is no request is refused like everything else: problem JSON with the headers of every answer', async () => {
  const requests: [string, number, string][] = [
    [`GET / HTTP/1.1\r\nHost: folia\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['NONSENSE\r\n\r\n', 400, 'REQUEST_MALFORMED'],
    ['GET / HTTP/1.1\r\nHost: folia\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400, 'REQUEST_MALFORMED'],
    ['GET /api/items HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'REQUEST_MALFORMED'],
    ['GET /%zz HTTP/1.1\r\nHost: folia\r\nConnection: close\r\n\r\n', 404, 'NOT_FOUND'],
  ];
  for (const [bytes, status, code] of requests) {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
    expect([code, head.split('\r\n')[0]]).toEqual([code, expect.stringContaining(` ${status} `)]);
    for (const header of ['content-type: application/problem+json', 'x-content-type-options: nosniff', 'x-frame-options: deny', 'x-request-id: '])
      expect([code, head.toLowerCase()]).toEqual([code, expect.stringContaining(header)]);
    expect(JSON.parse(body)).toMatchObject({ status, code, message: expect.stringMatching(/\w+ .+/), requestId: expect.any(String) });
  }
});

test('a packed form is refused at once, a packed JSON is read', async () => {
  const person = await makePerson('Pack Ed');
  const packed = gzipSync('x'.repeat(20_000_000));
  for (const path of [`/api/users/${person.userId}/import-resume`, `/api/users/${person.userId}/photo`, `/api/items/${crypto.randomUUID()}/media`]) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' };
    const answer = await askRaw(person, 'POST', path, headers, packed.toString('latin1'));
    expect([path, answer.status, answer.body.code]).toEqual([path, 415, 'CONTENT_ENCODED']);
  }
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'x', 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const body = gzipSync(JSON.stringify({ content: { kind: 'skill', fields: { name: 'Packing' } } }));
  expect((await fetch(`${productUrl}/api/items`, { method: 'POST', headers, body })).status).toBe(201);
});

test('no route of the API takes a parameter it does not know, nor a number that is none', async () => {
  const person = await makePerson('Que Ry', ['--admin']);
  const { body: openapi } = await ask(null, 'GET', '/api/openapi.json');
  const { scopes } = (await ask(person, 'GET', '/api/api-keys')).body;
  const { secret } = (await ask(person, 'POST', '/api/api-keys', { name: 'Borders', scopes, addresses: [], days: 30 })).body;
  const faults: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, object>>(openapi.paths)) {
    // Members are an organisation's, and so is a key that may read them. What Greenhouse asks with may grow without us.
    if (!methods.get || ['/api/v1/members', '/api/greenhouse/test_status'].includes(path)) continue;
    const byKey: Record<string, string> = /^\/api\/(v1\/|mcp$)/.test(path) ? { authorization: `Bearer ${secret}` } : {};
    const { status, body } = await ask(person, 'GET', `${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}?nonsense=1`, undefined, byKey);
    if (body.code !== 'UNKNOWN_FIELD' || !body.details.fields.includes('nonsense')) faults.push(`${path}: ${status} ${body.code}`);
  }
  expect(faults).toEqual([]);
  for (const limit of ['0x10', '1e1', '%2010', '', '-1', '1.5', '1000'])
    expect([limit, (await ask(person, 'GET', `/api/links?limit=${limit}`)).body.code]).toEqual([limit, 'BODY_INVALID']);
  expect((await ask(person, 'GET', '/api/links?limit=10')).status).toBe(200);
});
