import { admit } from '@folia/contracts/access';
import { callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { createItem, getItem, listItems } from '@folia/contracts/item/questions';
import { unsubscribe } from '@folia/contracts/notification/questions';
import { getMembership, getOrganisation } from '@folia/contracts/organisation/questions';
import { metricsText } from '@folia/platform/metrics';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { appUrl, friendUrl, type RunningGateway, runGateway } from '../fixtures/running-gateway';

const skill = { content: { kind: 'skill', fields: { name: 'Go' } } };
const id = newId();

let gateway: RunningGateway;
let callers: unknown[] = [];
let failure: unknown = null;
/** The organisation that there is; only Ada belongs to it. */
const organisationId = newId();
let membershipsAsked = 0;

beforeAll(async () => {
  gateway = await runGateway([
    answering(listItems, (caller) => {
      callers.push(caller);
      if (failure) throw failure;
      return { items: [] };
    }),
    answering(getItem, () => {
      throw new AppError('NOT_FOUND');
    }),
    answering(unsubscribe, (caller) => {
      callers.push(caller);
      return {};
    }),
    answering(getMembership, (caller, { accountId }) => {
      membershipsAsked += 1;
      if (accountId !== organisationId || callerUserId(caller) !== gateway.idOf('ada')) throw new AppError('NOT_FOUND');
      return { id: organisationId, role: 'recruiter', state: 'unpaid' } as const;
    }),
    answering(getOrganisation, (caller) => {
      callers.push(caller);
      const { accountId, role } = admit('member.read', caller, null);
      return { id: accountId, name: 'Meridian', role, state: 'active', seats: 3, members: 1, openInvitations: 0 } as const;
    }),
    answering(createItem, (caller) => {
      callers.push(caller);
      return {};
    }),
  ]);
});

afterAll(() => gateway.close());

beforeEach(() => {
  callers = [];
  failure = null;
});

const code = async (...asked: Parameters<RunningGateway['ask']>) => {
  const { status, body } = await gateway.ask(...asked);
  return `${status} ${body.code ?? ''}`.trim();
};

describe('who asks', () => {
  test('is said by the Authorization header, with the word of the product or without', async () => {
    await gateway.ask('GET', '/api/items', { as: 'ada' });
    await gateway.ask('GET', '/api/items', { headers: { authorization: 'Bearer ada' } });
    expect(callers).toMatchObject(Array(2).fill({ actor: { type: 'user', id: gateway.idOf('ada'), isAdmin: false } }));
  });

  test('is a guest without one, and with the code of guests', async () => {
    await gateway.ask('POST', '/api/notifications/unsubscribe', { body: { token: 'any' } });
    await gateway.ask('POST', '/api/notifications/unsubscribe', { as: 'guest', body: { token: 'any' } });
    expect(callers).toEqual(Array(2).fill({ actor: { type: 'guest' } }));
  });

  test('is never said by a cookie', async () => {
    const cookies = { '__Host-folia-session': 'ada', 'folia-session': 'ada' };
    await gateway.ask('POST', '/api/notifications/unsubscribe', { cookies, body: { token: 'any' } });
    expect(callers).toEqual([{ actor: { type: 'guest' } }]);
    expect([await code('GET', '/api/items', { cookies }), await code('POST', '/api/items', { cookies, body: skill })]).toEqual(
      Array(2).fill('401 SIGN_IN_REQUIRED'),
    );
  });

  test('is known before anything is asked: no service hears a guest where somebody is needed', async () => {
    expect(await code('POST', '/api/items', { body: { nonsense: true } })).toBe('401 SIGN_IN_REQUIRED');
    expect(callers).toEqual([]);
  });

  test.each([
    ['a code that nobody has', 'Bearer folia:nobody'],
    ['another scheme', 'Basic YWRhOmFkYQ=='],
    ['no code', 'Bearer '],
    ['two codes', 'Bearer folia:ada folia:eve'],
    ['a code longer than any', `Bearer folia:${'a'.repeat(4_001)}`],
  ])('is refused with %s, where guests may read too', async (_what, authorization) => {
    expect(await code('GET', '/api/items', { headers: { authorization } })).toBe('401 SESSION_EXPIRED');
    expect(callers).toEqual([]);
  });
});

describe('the account that somebody acts for', () => {
  const actingFor = (account: string) => ({ headers: { 'folia-account': account } });

  test('is said by a header, where a question is asked for an account: what they are in it goes along, and is asked once within seconds', async () => {
    for (const _ of [1, 2]) expect((await gateway.ask('GET', '/api/organisation', { as: 'ada', ...actingFor(organisationId) })).status).toBe(200);
    expect(callers).toMatchObject(Array(2).fill({ actor: { id: gateway.idOf('ada'), account: { id: organisationId, role: 'recruiter', state: 'unpaid' } } }));
    expect(membershipsAsked).toBe(1);
    await gateway.ask('GET', '/api/items', { as: 'ada', ...actingFor(organisationId) });
    expect(callers[2]).not.toHaveProperty('actor.account');
  });

  test('is their own without the header, and with their own id', async () => {
    for (const asked of [{}, actingFor(gateway.idOf('ada'))]) {
      expect((await gateway.ask('GET', '/api/organisation', { as: 'ada', ...asked })).body).toMatchObject({ id: gateway.idOf('ada'), role: 'owner' });
    }
    expect(callers[0]).not.toHaveProperty('actor.account');
  });

  test.each([
    ['somebody who does not belong to it', 'eve', organisationId],
    ['another that there is not', 'ada', newId()],
    ['what is no account', 'ada', 'everything'],
  ])('is not found for %s', async (_who, as, account) => {
    expect(await code('GET', '/api/organisation', { as, ...actingFor(account) })).toBe('404 NOT_FOUND');
    expect(callers).toEqual([]);
  });

  test('is nothing that a guest has', async () => {
    expect(await code('GET', '/api/organisation', actingFor(organisationId))).toBe('401 SIGN_IN_REQUIRED');
  });
});

describe('a visitor session', () => {
  const linkSession = newId();
  const cookies = { '__Host-folia-link': linkSession };

  test('goes along with what is read, and with no write', async () => {
    await gateway.ask('GET', '/api/items', { as: 'ada', cookies });
    await gateway.ask('POST', '/api/items', { as: 'ada', cookies, body: skill });
    expect(callers).toMatchObject([{ actor: { type: 'user' }, linkSession }, { actor: { type: 'user' } }]);
    expect(callers[1]).not.toHaveProperty('linkSession');
  });

  test.each(['', 'x', `${linkSession}0`, linkSession.toUpperCase()])('is none when it cannot be one: %j', async (value) => {
    await gateway.ask('GET', '/api/items', { as: 'ada', cookies: { '__Host-folia-link': value } });
    expect(callers).toMatchObject([{ actor: { type: 'user' } }]);
    expect(callers[0]).not.toHaveProperty('linkSession');
  });
});

describe('a write', () => {
  test('needs the header that says it was made by a program of ours', async () => {
    const headers = { 'x-requested-with': undefined };
    expect(await gateway.ask('POST', '/api/items', { as: 'ada', body: skill, headers })).toMatchObject({
      status: 422,
      body: { code: 'BODY_INVALID', details: { issues: [{ path: 'X-Requested-With' }] } },
    });
    expect(callers).toEqual([]);
    expect(await code('POST', '/api/items', { as: 'ada', body: skill })).toBe('201');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('as %s, which forms of other sites can send, is refused', async (type) => {
    expect(await code('POST', '/api/items', { as: 'ada', body: JSON.stringify(skill), headers: { 'content-type': type } })).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(callers).toEqual([]);
  });

  test.each([
    ['what is no JSON', '{"content":', '422 BODY_INVALID'],
    ['a field that nobody knows', { ...skill, isAdmin: true }, '422 UNKNOWN_FIELD'],
    ['a field of the prototype', '{"content":{"kind":"skill","fields":{"name":"Go"}},"__proto__":{"isAdmin":true}}', '422 BODY_INVALID'],
    ['what is nested without end', '['.repeat(500) + ']'.repeat(500), '422 BODY_INVALID'],
    ['more than a megabyte', JSON.stringify({ content: 'x'.repeat(1_100_000) }), '413 PAYLOAD_TOO_LARGE'],
  ])('that holds %s is refused', async (_what, body, expected) => {
    expect(await code('POST', '/api/items', { as: 'ada', body })).toBe(expected);
    expect(callers).toEqual([]);
  });
});

describe('an address', () => {
  test.each([
    ['encoded where it need not be', '/api/%69tems'],
    ['with two slashes', '/api//items'],
    ['with a slash at the end', '/api/items/'],
    ['with a slash that hides', '/api%2Fitems'],
  ])('%s is no second name of the same thing', async (_how, path) => {
    expect(await code('GET', path, { as: 'ada' })).toBe('404 PATH_NOT_CANONICAL');
    expect(callers).toEqual([]);
  });

  test('of a document is led to its plain spelling', async () => {
    const { status, headers } = await gateway.ask('GET', '/%61da/?x=1');
    expect([status, headers.location]).toEqual([308, '/ada?x=1']);
  });

  test('that takes no query refuses every one', async () => {
    expect(await code('GET', '/api/items?as=stranger', { as: 'ada' })).toBe('422 UNKNOWN_FIELD');
  });

  test('with what is no id names nothing, as does one that nobody answers', async () => {
    for (const path of ['/api/items/1', `/api/items/${id}x`, `/api/items/${id}`, '/api/nothing', '/files/nothing']) {
      expect([path, await code('GET', path, { as: 'ada' })]).toEqual([path, '404 NOT_FOUND']);
    }
  });
});

describe('a refusal', () => {
  test('is a problem in JSON that nobody keeps, with the number of the request in it', async () => {
    const { headers, body } = await gateway.ask('GET', `/api/items/${id}`, { as: 'ada', headers: { 'x-request-id': 'the-request-1' } });
    expect(headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': 'the-request-1' });
    expect(body).toMatchObject({ type: 'urn:folia:error:NOT_FOUND', title: 'NOT_FOUND', status: 404, code: 'NOT_FOUND', requestId: 'the-request-1' });
    expect(body.message).toEqual(expect.stringMatching(/\.$/));
  });

  test('of a bug says nothing of the inside', async () => {
    failure = new Error('a secret of the inside');
    const { status, body, text } = await gateway.ask('GET', '/api/items', { as: 'ada' });
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(text).not.toContain('secret');
  });

  test('for what is away says when to ask again', async () => {
    failure = new AppError('UNAVAILABLE', { service: 'portfolio' });
    const { status, headers } = await gateway.ask('GET', '/api/items', { as: 'ada' });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  test.each([
    ['one without rights', 'GET', '/api/items', { headers: { authorization: 'Bearer folia:nobody' } }, 401],
    ['one that is not found', 'GET', '/api/nothing', {}, 404],
    ['one that is too large', 'POST', '/api/items', { body: 'x'.repeat(1_100_000) }, 413],
    ['one of another type', 'POST', '/api/items', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
  ] as const)('can be read by allowed origins and by no others: %s', async (_what, method, path, asked, status) => {
    for (const origin of [appUrl, friendUrl]) {
      const told = await gateway.ask(method, path, { ...asked, headers: { ...('headers' in asked ? asked.headers : {}), origin } });
      expect(told).toMatchObject({ status, headers: { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' } });
      expect(String(told.headers.vary)).toMatch(/Origin/);
    }
    for (const origin of ['https://evil.example', `${appUrl}.evil.example`, 'null', 'http://folia.example']) {
      const told = await gateway.ask(method, path, { ...asked, headers: { ...('headers' in asked ? asked.headers : {}), origin } });
      expect(told.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

test('an allowed origin may ask beforehand, and is told what it may send and read', async () => {
  const headers = { origin: friendUrl, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization, folia-account' };
  const told = await gateway.ask('OPTIONS', '/api/items', { headers });
  expect(told.status).toBe(204);
  expect(String(told.headers['access-control-allow-methods'])).toContain('PATCH');
  expect(String(told.headers['access-control-allow-headers'])).toMatch(/authorization.*folia-account.*idempotency-key/);
});

test('every answer carries what protects the browser', async () => {
  for (const path of ['/api/items', '/api/nothing', '/ada', '/assets/start.js']) {
    expect((await gateway.ask('GET', path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
});

test('requests are counted by the route that matched, never by their address', async () => {
  await gateway.ask('GET', `/api/items/${id}`, { as: 'ada' });
  const { text } = await metricsText();
  const counted = (labels: string) => Number(new RegExp(`^folia_http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1]);
  expect(counted('method="GET",route="/api/items/:id",status="404"')).toBeGreaterThan(0);
  expect(counted('method="POST",route="/api/items",status="415"')).toBeGreaterThan(0);
  expect(counted('method="GET",route="/assets/\\*",status="200"')).toBeGreaterThan(0);
  expect(text).not.toContain(id);
});
