import { authenticateKey } from '@folia/contracts/api-key/questions';
import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { v1Routes } from '@folia/contracts/features';
import { deleteFitScore, listFitScores } from '@folia/contracts/fit-score/questions';
import type { OrganisationRole } from '@folia/contracts/organisation/roles';
import { type Deprecation, isV1, namesIn, type Route } from '@folia/contracts/route';
import { type Scope, scopes } from '@folia/contracts/scopes';
import { createScreeningJob, getScreeningJob, updateScreeningJob } from '@folia/contracts/screening/questions';
import type { ScreeningJob, ScreeningJobWithCriteria } from '@folia/contracts/screening/shapes';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { appUrl, type RunningGateway, runGateway } from '../fixtures/running-gateway';

type Known = { scopes: readonly Scope[]; role: OrganisationRole; account: string; owner: string };
const known = new Map<string, Known>();
let counted = 0;
/** A key that the user service knows, as it answers about it. */
function makeKey(more: Partial<Known> = {}): string {
  const secret = `folia_live_${String(counted++).padStart(43, 'k')}`;
  known.set(secret, { scopes, role: 'owner', account: newId(), owner: newId(), ...more });
  return secret;
}

let gateway: RunningGateway;
let asked: { caller: Caller; input: unknown }[] = [];
let made = 0;
let before: () => Promise<void> = async () => {};
const job = (version: number): ScreeningJob => ({
  id: newId(),
  version,
  title: 'Payments engineer',
  company: 'Meridian Pay',
  url: null,
  language: 'en',
  state: 'open',
  isBlind: true,
  takesApplications: false,
  candidates: { all: 0, new: 0, shortlist: 0, interview: 0, offer: 0, hired: 0, declined: 0 },
  createdAt: '2026-11-23T09:00:00.000Z',
  closedAt: null,
});
const whole = (version: number): ScreeningJobWithCriteria => ({ ...job(version), text: newJob.text, criteria: [] });

beforeAll(async () => {
  gateway = await runGateway([
    answering(authenticateKey, (_caller, { secret, address }) => {
      const key = known.get(secret);
      if (!key || address !== '127.0.0.1') throw new AppError('KEY_REFUSED');
      const { account, owner, role } = key;
      const id = newId();
      const own = { scopes: [...key.scopes] };
      return {
        caller: {
          actor: {
            type: 'apiKey',
            id,
            ownerId: owner,
            name: 'Reporting',
            ...own,
            ...(account !== owner && { account: { id: account, role, state: 'active' as const } }),
          },
        },
        key: { id, name: 'Reporting', accountId: account, makerId: owner, mode: 'live' as const, endsAt: null, ...own },
      };
    }),
    answering(createScreeningJob, async () => {
      made += 1;
      await before();
      return whole(1);
    }),
    answering(getScreeningJob, () => whole(7)),
    answering(updateScreeningJob, (caller, input) => {
      asked.push({ caller, input });
      return job(8);
    }),
    answering(listFitScores, (caller, input) => {
      asked.push({ caller, input });
      return { items: [], deleted: [], nextCursor: newId(), syncToken: null };
    }),
    answering(deleteFitScore, () => {
      made += 1;
      return {};
    }),
  ]);
});
afterAll(() => gateway.close());
beforeEach(() => {
  [asked, made] = [[], 0];
  before = async () => {};
});

const programs = { 'x-requested-with': undefined };
const ask = (
  secret: string | undefined,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => gateway.ask(method, path, { body, headers: { ...programs, ...(secret && { authorization: `Bearer ${secret}` }), ...headers } });
const newJob = { text: 'We look for somebody who writes payment services in Go. You have years of it.' };
const somewhere = (route: Route) => namesIn(route.path).reduce((path, name) => path.replace(`{${name}}`, newId()), route.path);

test('a key opens the API for programs and nothing else; a person’s code, a guest’s and a cookie open nothing there', async () => {
  const secret = makeKey();
  expect(await ask(secret, 'GET', '/api/v1/me')).toMatchObject({
    status: 200,
    body: { name: 'Reporting', mode: 'live', accountId: known.get(secret)?.account },
  });
  for (const path of ['/api/screening/jobs', '/api/fit-scores', '/api/users/current', '/api/api-keys'])
    expect([path, (await gateway.ask('GET', path, { headers: { authorization: `Bearer ${secret}` } })).status]).toEqual([path, 401]);
  for (const authorization of [
    'Bearer folia:ada',
    'Bearer ada',
    'Bearer folia:guest',
    'Basic YTpi',
    `Bearer ${'folia_live_'}${'x'.repeat(43)}`,
    'Bearer folia_test_abc',
  ])
    expect([authorization, await gateway.ask('GET', '/api/v1/me', { headers: { authorization }, cookies: { 'folia-session': 'ada' } })]).toMatchObject([
      authorization,
      {
        status: 401,
        body: { code: 'KEY_REFUSED' },
        headers: { 'www-authenticate': `Bearer resource_metadata="${appUrl}/.well-known/oauth-protected-resource/api/v1", error="invalid_token"` },
      },
    ]);
  // Whoever brings nothing is told of no fault.
  const where = `Bearer resource_metadata="${appUrl}/.well-known/oauth-protected-resource/api/v1"`;
  expect(await ask(undefined, 'GET', '/api/v1/me')).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REQUIRED' }, headers: { 'www-authenticate': where } });
  expect(await ask(secret, 'GET', '/api/v1/people')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('routes × keys: no key is 401, a key with every other scope 403, its own scope opens each, and lets nobody do what their role may not', async () => {
  const none = makeKey({ scopes: [] });
  const member = makeKey({ role: 'member' });
  for (const route of v1Routes.filter(({ scope }) => scope)) {
    const { method, access, scope } = route;
    const others = makeKey({ scopes: scopes.filter((one) => one !== scope) });
    const path = somewhere(route);
    const statuses = [];
    for (const secret of [undefined, none, others]) statuses.push((await ask(secret, method, path)).status);
    expect([method, path, ...statuses]).toEqual([method, path, 401, 403, 403]);
    expect([401, 403]).not.toContain((await ask(makeKey({ scopes: scope ? [scope] : [] }), method, path)).status);
    if (access === 'job.write') expect(await ask(member, method, path)).toMatchObject({ status: 422, body: { code: 'ROLE_NOT_ENOUGH' } });
  }
});

test('every route for programs names its scope, but for the one that says what the key is; each is the route of a person, once more', () => {
  expect(v1Routes.filter(({ scope }) => scope === null).map(({ path }) => path)).toEqual(['/api/v1/me']);
  expect(v1Routes.filter((route) => !isV1(route) || route.limit !== 'api')).toEqual([]);
  const addresses = v1Routes.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('of fifty equal writes at once one is carried out, by any key of the account; every kind of write can be repeated', async () => {
  const account = newId();
  const [one, other] = [makeKey({ account }), makeKey({ account })];
  const headers = { 'idempotency-key': 'once-and-only' };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n % 2 ? one : other, 'POST', '/api/v1/jobs', newJob, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(answers.some(({ status }) => status === 409) ? [201, 409] : [201]));
  const again = await ask(other, 'POST', '/api/v1/jobs', newJob, headers);
  expect([made, again.status, again.headers['idempotent-replayed'], again.headers.etag !== undefined]).toEqual([1, 201, 'true', true]);
  expect(await ask(one, 'POST', '/api/v1/jobs', { text: `${newJob.text} More.` }, headers)).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_MISMATCH' },
  });
  // Another account has its own.
  expect((await ask(makeKey(), 'POST', '/api/v1/jobs', newJob, headers)).headers['idempotent-replayed']).toBeUndefined();
  const path = `/api/v1/fit-scores/${newId()}`;
  for (const _ of [1, 2]) expect((await ask(one, 'DELETE', path, undefined, headers)).status).toBe(200);
  expect(made).toBe(3);
  await ask(makeKey({ account }), 'DELETE', path, undefined, headers);
  // A person's own things are theirs, whoever else has a key for the account.
  expect(made).toBe(4);
});

test('what has a version has an entity tag: it is not sent twice, and a write may name it instead of the version', async () => {
  const secret = makeKey();
  const path = `/api/v1/jobs/${newId()}`;
  const { headers } = await ask(secret, 'GET', path);
  expect(headers.etag).toMatch(/^"7-[\w-]{16}"$/);
  const same = await ask(secret, 'GET', path, undefined, { 'if-none-match': '"6-other"' });
  expect([same.status, same.body.version]).toEqual([200, 7]);
  expect((await ask(secret, 'PATCH', path, { title: 'Senior engineer' }, { 'if-match': '"7-abc"' })).headers.etag).toMatch(/^"8-/);
  expect(asked.map(({ input }) => input)).toMatchObject([{ version: 7, title: 'Senior engineer' }]);
  const refused = [
    await ask(secret, 'PATCH', path, { title: 'Senior engineer' }),
    await ask(secret, 'PATCH', path, { title: 'Senior engineer' }, { 'if-match': 'seven' }),
    await ask(secret, 'PATCH', path, { title: 'Senior engineer', version: 6 }, { 'if-match': '"7-abc"' }),
    await ask(secret, 'POST', '/api/v1/jobs', newJob, { 'if-match': '"7-abc"' }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [422, 'BODY_INVALID']));
});

test('a list says in a header where it goes on, keeping what was asked; it is counted for the account, and its cross-origin readers send no cookies', async () => {
  const account = newId();
  const [one, other] = [makeKey({ account, owner: account }), makeKey({ account, owner: account })];
  const answer = await ask(one, 'GET', `/api/v1/fit-scores?postingId=${newId()}`, undefined, { origin: 'https://anywhere.example' });
  const postingId = (asked[0]?.input as { postingId: string } | undefined)?.postingId;
  expect(answer.headers.link).toBe(`</api/v1/fit-scores?postingId=${postingId}&cursor=${answer.body.nextCursor}>; rel="next"`);
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'ratelimit-policy': '"api";q=600;w=60', 'x-request-id': expect.any(String) });
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  const left = (headers: typeof answer.headers) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
  expect(left((await ask(other, 'GET', '/api/v1/me')).headers)).toBe(left(answer.headers) - 1);
  expect(asked[0]?.caller.actor).toMatchObject({ type: 'apiKey', ownerId: account });
});

test('a route that will go says so in done answers and in refusals, beside where its list goes on', async () => {
  const route = v1Routes.find(({ method, path }) => method === 'GET' && path === '/api/v1/fit-scores') as { deprecated: Deprecation | null };
  route.deprecated = { since: '2026-11-23', sunset: '2027-05-31', link: `${appUrl}/app/api-docs` };
  try {
    const about = `<${appUrl}/app/api-docs>; rel="deprecation"; type="text/html"`;
    const saying = { deprecation: '@1795392000', sunset: 'Mon, 31 May 2027 00:00:00 GMT' };
    const { headers } = await ask(makeKey(), 'GET', '/api/v1/fit-scores');
    expect(headers).toMatchObject({ ...saying, link: expect.stringMatching(/^<\/api\/v1\/fit-scores\?cursor=[\w-]+>; rel="next", </) });
    expect(headers.link).toContain(about);
    expect(await ask(undefined, 'GET', '/api/v1/fit-scores')).toMatchObject({ status: 401, headers: { ...saying, link: about } });
  } finally {
    route.deprecated = null;
  }
});
