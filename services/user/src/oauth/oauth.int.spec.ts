import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import * as programs from 'openid-client';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { SessionService } from '../session/session.service';
import { OauthProviderService } from './oauth-provider.service';
import { OauthRequestService } from './oauth-request.service';
import { ProgramService } from './program.service';

let service: RunningService;
let server: OauthProviderService;
let requests: OauthRequestService;
let connected: ProgramService;
let issuer: string;

type Who = { id: string };
const person = (who: Who) => personOf(as(who));
const ownMachine = 'http://127.0.0.1/back';
const api = () => `${issuer}/api/v1`;

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({}))]);
  const { app } = service;
  [server, requests, connected] = [app.get(OauthProviderService), app.get(OauthRequestService), app.get(ProgramService)];
  issuer = server.provider.issuer;
});

afterAll(() => service.close());

/** The way of a request through the gateway. `who` is the person in whose browser it is made. */
const ask = (method: 'GET' | 'POST', address: string, { body = '', contentType = '', who }: { body?: string; contentType?: string; who?: Who } = {}) => {
  const { pathname, search } = new URL(address, issuer);
  return server.answer({ method, path: pathname, query: search, contentType, authorization: '', body, personId: who?.id ?? null });
};

const register = (metadata: object) => ask('POST', '/oauth/register', { body: JSON.stringify(metadata), contentType: 'application/json' });

/** A program as its makers write it: with a library of others. */
async function program(redirectUris = [ownMachine]): Promise<programs.Configuration> {
  const { body } = await register({ client_name: 'Desk helper', redirect_uris: redirectUris, logo_uri: 'https://elsewhere.example/logo.png' });
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
  };
  const server = { ...metadata, authorization_response_iss_parameter_supported: true, code_challenge_methods_supported: ['S256'] };
  const made = new programs.Configuration(server, JSON.parse(body).client_id, undefined, programs.None());
  programs.allowInsecureRequests(made);
  made[programs.customFetch] = async (address, { method, body: sent, headers }) => {
    const reply = await ask(method as 'POST', address, { body: String(sent), contentType: headers['content-type'] });
    return new Response(reply.body, { status: reply.status, headers: reply.headers });
  };
  return made;
}

const verifier = programs.randomPKCECodeVerifier();

async function authorizeUrl(by: programs.Configuration, more: Record<string, string> = {}): Promise<URL> {
  const challenge = await programs.calculatePKCECodeChallenge(verifier);
  const parameters = { redirect_uri: 'http://127.0.0.1:51004/back', scope: 'jobs:read candidates:read', state: 'kept', resource: api() };
  return programs.buildAuthorizationUrl(by, { ...parameters, code_challenge: challenge, code_challenge_method: 'S256', ...more });
}

/** Where the browser is sent when a program asks. */
const asked = async (address: URL) => (await ask('GET', address.href)).headers.location ?? '';
const requestIn = (location: string) => /^\/app\/oauth\/([\w-]+)$/.exec(location)?.[1] ?? `no request in ${location}`;

type Allowed = { who: Who; scopes?: ('jobs:read' | 'candidates:read')[]; accountId?: string | null; days?: 7 | 365; more?: Record<string, string> };

/** The person lets the program act. Answers the address with the code, as their browser gets it. */
async function allowed(by: programs.Configuration, { who, scopes = ['jobs:read'], accountId = null, days = 7, more }: Allowed): Promise<URL> {
  const id = requestIn(await asked(await authorizeUrl(by, more)));
  const { continueAt } = await requests.allow(person(who), { id, scopes, accountId, days });
  return new URL((await ask('GET', continueAt, { who })).headers.location ?? '');
}

const tokensFor = (by: programs.Configuration, address: URL, more: Record<string, string> = {}, pkceCodeVerifier = verifier) =>
  programs.authorizationCodeGrant(by, address, { pkceCodeVerifier, expectedState: 'kept' }, more);

const errorOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'no error',
    (error: { error?: string; code?: string }) => error.error ?? error.code ?? String(error),
  );
const who = (token: string, resource: '/api/v1' | '/api/mcp' = '/api/v1') =>
  connected.authenticate(token, resource, '198.51.100.7').then(({ caller }) => caller);

test('what a program asks for and nothing here opens is not put to the person', async () => {
  const by = await program();
  const id = requestIn(await asked(await authorizeUrl(by, { scope: 'jobs:read candidates:write members:write' })));
  expect((await requests.get(id)).scopes).toEqual(['jobs:read']);
  const refused = new URL(await asked(await authorizeUrl(by, { scope: 'candidates:write' })));
  expect(refused.searchParams.get('error')).toBe('invalid_scope');
});

test('a program gets what its person allowed, for one resource, until a stolen token is used', async () => {
  const ada = await service.make('Ada');
  const by = await program();
  const id = requestIn(await asked(await authorizeUrl(by)));
  expect(await requests.get(id)).toEqual({ id, name: 'Desk helper', host: 'localhost', resource: '/api/v1', scopes: ['candidates:read', 'jobs:read'] });

  const back = await allowed(by, { who: ada });
  expect([back.origin, back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['http://127.0.0.1:51004', 'kept', issuer]);
  const first = await tokensFor(by, back, { resource: api() });
  expect([first.scope, first.expires_in, first.id_token]).toEqual(['jobs:read', 3600, undefined]);

  const [grant] = await connected.list(person(ada));
  expect(grant).toMatchObject({ name: 'Desk helper', host: 'localhost', resource: '/api/v1', scopes: ['jobs:read'], accountName: null, lastUsedAt: null });
  expect(await who(first.access_token)).toEqual({ actor: { type: 'apiKey', id: grant?.id, ownerId: ada.id, scopes: ['jobs:read'], name: 'Desk helper' } });
  expect((await connected.list(person(ada)))[0]?.lastUsedAt).not.toBeNull();
  expect(await codeOf(who(first.access_token, '/api/mcp'))).toBe('SESSION_EXPIRED');

  const second = await programs.refreshTokenGrant(by, first.refresh_token ?? '', { resource: api() });
  expect(second.refresh_token).not.toBe(first.refresh_token);
  await who(second.access_token);
  expect(await errorOf(programs.refreshTokenGrant(by, second.refresh_token ?? '', { resource: `${issuer}/api/mcp` }))).toBe('invalid_target');

  // Whoever comes with the first one has stolen it, or was stolen from: nobody can tell, so all ends.
  expect(await errorOf(programs.refreshTokenGrant(by, first.refresh_token ?? ''))).toBe('invalid_grant');
  for (const { access_token } of [first, second]) expect(await codeOf(who(access_token))).toBe('SESSION_EXPIRED');
  expect(await errorOf(programs.refreshTokenGrant(by, second.refresh_token ?? ''))).toBe('invalid_grant');
  expect(await connected.list(person(ada))).toEqual([]);

  const kept = await service.query<{ payload: unknown }>('SELECT payload FROM oauth_record');
  for (const secret of [first.access_token, first.refresh_token, back.searchParams.get('code')]) expect(JSON.stringify(kept)).not.toContain(secret);
});

test('of many who come with one refresh token at once, at most one gets another, and then it ends for all', async () => {
  const ada = await service.make('Ada');
  const by = await program();
  const { refresh_token } = await tokensFor(by, await allowed(by, { who: ada }));
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => errorOf(programs.refreshTokenGrant(by, refresh_token ?? ''))));
  expect(outcomes.filter((outcome) => outcome === 'no error').length).toBeLessThanOrEqual(1);
  expect(outcomes.filter((outcome) => outcome === 'invalid_grant').length).toBeGreaterThanOrEqual(9);
  expect(await connected.list(person(ada))).toEqual([]);
});

test('an address that is not registered is never gone to, and every other mistake is told to the program', async () => {
  const by = await program(['https://helper.example/back']);
  const other = { redirect_uri: 'https://helper.example/back' };
  for (const redirect_uri of [
    'https://evil.example/back',
    'https://helper.example/back/',
    'https://helper.example/back?x=1',
    'https://helper.example:8443/back',
  ])
    expect([redirect_uri, await asked(await authorizeUrl(by, { redirect_uri }))]).toEqual([redirect_uri, '/app/oauth?error=invalid_redirect_uri']);
  expect(await asked(await authorizeUrl(by, { client_id: 'nobody' }))).toBe('/app/oauth?error=invalid_client');

  const toldWith = async (more: Record<string, string>, without?: string) => {
    const address = await authorizeUrl(by, { ...other, ...more });
    if (without) address.searchParams.delete(without);
    // What would have come in the fragment is refused there.
    const back = new URL((await asked(address)).replace('#', '?'), issuer);
    return [back.origin, back.searchParams.get('error'), back.searchParams.get('state'), back.searchParams.get('iss')];
  };
  const told = (error: string) => ['https://helper.example', error, 'kept', issuer];
  expect(await toldWith({}, 'resource')).toEqual(told('invalid_target'));
  expect(await toldWith({ resource: 'https://elsewhere.example/api/v1' })).toEqual(told('invalid_target'));
  expect(await toldWith({ scope: 'everything' })).toEqual(told('invalid_scope'));
  expect(await toldWith({}, 'scope')).toEqual(told('invalid_scope'));
  expect(await toldWith({}, 'code_challenge')).toEqual(told('invalid_request'));
  expect(await toldWith({ code_challenge_method: 'plain' })).toEqual(told('invalid_request'));
  expect(await toldWith({ response_type: 'token' })).toEqual(told('unsupported_response_type'));
  expect(await toldWith({ prompt: 'none' })).toEqual(told('login_required'));
});

test('a program on a phone or a desk is told the answer by a scheme of its own, and people are told that scheme', async () => {
  const ada = await service.make('Ada');
  const redirect_uri = 'com.example.desk-helper:/back';
  const by = await program([redirect_uri]);
  const id = requestIn(await asked(await authorizeUrl(by, { redirect_uri })));
  expect((await requests.get(id)).host).toBe('com.example.desk-helper:');
  const { continueAt } = await requests.allow(person(ada), { id, scopes: ['jobs:read'], accountId: null, days: 7 });
  const back = (await ask('GET', continueAt, { who: ada })).headers.location ?? '';
  expect(back).toMatch(/^com\.example\.desk-helper:\/back\?code=/);
  expect((await tokensFor(by, new URL(back))).scope).toBe('jobs:read');
  const other = await asked(await authorizeUrl(by, { redirect_uri: 'com.example.desk-helper:/elsewhere' }));
  expect(other).toBe('/app/oauth?error=invalid_redirect_uri');
});

test('a code works once, with its verifier, for the program it was made for', async () => {
  const ada = await service.make('Ada');
  const [by, another] = [await program(), await program()];
  expect(await errorOf(tokensFor(by, await allowed(by, { who: ada }), {}, programs.randomPKCECodeVerifier()))).toBe('invalid_grant');
  expect(await errorOf(tokensFor(another, await allowed(by, { who: ada })))).toBe('invalid_grant');
  expect(await errorOf(tokensFor(by, await allowed(by, { who: ada }), { resource: `${issuer}/api/mcp` }))).toBe('invalid_target');

  const back = await allowed(by, { who: ada });
  const { access_token } = await tokensFor(by, back);
  expect(await errorOf(tokensFor(by, back))).toBe('invalid_grant');
  expect(await codeOf(who(access_token))).toBe('SESSION_EXPIRED');
});

test('a person answers once, for accounts of theirs, within what was asked; the code goes to their own browser', async () => {
  const [ada, eve] = [await service.make('Ada'), await service.make('Eve')];
  const by = await program();
  const ask1 = async () => requestIn(await asked(await authorizeUrl(by)));
  const id = await ask1();
  const allowance = { id, accountId: null, days: 7 as const };
  expect(await codeOf(requests.allow(person(ada), { ...allowance, scopes: ['links:write'] }))).toBe('BODY_INVALID');
  expect(await codeOf(requests.allow(person(ada), { ...allowance, scopes: ['jobs:read'], accountId: newId() }))).toBe('NOT_FOUND');
  expect(await codeOf(requests.get('no-such-request-here'))).toBe('NOT_FOUND');

  const { continueAt } = await requests.allow(person(ada), { ...allowance, scopes: ['jobs:read'] });
  expect(await codeOf(requests.allow(person(eve), { ...allowance, scopes: ['jobs:read'] }))).toBe('NOT_FOUND');
  for (const browser of [eve, undefined]) expect((await ask('GET', continueAt, { who: browser })).headers.location).toBe('/app/oauth?error=session_not_found');
  expect((await ask('GET', continueAt, { who: ada })).headers.location).toContain('code=');
  expect((await ask('GET', continueAt, { who: ada })).headers.location).toBe('/app/oauth?error=session_not_found');

  const raced = { ...allowance, id: await ask1(), scopes: ['jobs:read' as const] };
  const codes = await Promise.all(
    Array.from({ length: 5 }, () =>
      requests.allow(person(eve), raced).then(
        () => 'allowed',
        ({ code }) => code,
      ),
    ),
  );
  expect(codes.sort()).toEqual([...Array(4).fill('NOT_FOUND'), 'allowed']);
  expect(await connected.list(person(eve))).toHaveLength(1);

  const refused = await requests.refuse(person(ada), await ask1());
  const back = new URL((await ask('GET', refused.continueAt, { who: ada })).headers.location ?? '');
  expect([back.searchParams.get('error'), back.searchParams.get('state'), back.searchParams.get('code')]).toEqual(['access_denied', 'kept', null]);
});

test('everything that ends a person’s part ends what programs do for them', async () => {
  const by = await program();
  const connect = async (accountId: string | null = null, someone?: Who) => {
    const ada = someone ?? (await service.make('Ada'));
    const tokens = await tokensFor(by, await allowed(by, { who: ada, accountId }));
    await who(tokens.access_token);
    const isOver = async (code = 'SESSION_EXPIRED') => {
      expect(await codeOf(who(tokens.access_token))).toBe(code);
      expect(await errorOf(programs.refreshTokenGrant(by, tokens.refresh_token ?? ''))).toBe('invalid_grant');
    };
    return { ada, tokens, isOver };
  };

  const revoked = await connect();
  const [grant] = await connected.list(person(revoked.ada));
  expect(await codeOf(connected.revoke(person(await service.make('Eve')), grant?.id ?? ''))).toBe('NOT_FOUND');
  await connected.revoke(person(revoked.ada), grant?.id ?? '');
  await revoked.isOver();

  const givenBack = await connect();
  await programs.tokenRevocation(by, givenBack.tokens.refresh_token ?? '');
  await givenBack.isOver();

  const signedOut = await connect();
  await service.app.get(SessionService).signOut(person(signedOut.ada), true);
  await signedOut.isOver();

  const suspended = await connect();
  await service.query('UPDATE "user" SET suspended_at = now() WHERE id = $1', [suspended.ada.id]);
  await suspended.isOver('SUSPENDED');

  const lapsed = await connect();
  await service.query(`UPDATE oauth_grant SET expires_at = now() - interval '1 second' WHERE person_id = $1`, [lapsed.ada.id]);
  await lapsed.isOver();

  const erased = await connect();
  await service.query('DELETE FROM "user" WHERE id = $1', [erased.ada.id]);
  await erased.isOver();
});

test('a program acts in the present role of its person, and not at all once they have left', async () => {
  const ada = await service.make('Ada');
  const organisationId = newId();
  await service.query(`INSERT INTO account (id, kind) VALUES ($1, 'organisation')`, [organisationId]);
  await service.query('INSERT INTO organisation (id, name, seats) VALUES ($1, $2, 3)', [organisationId, 'Meridian Pay']);
  await service.query(`INSERT INTO member (organisation_id, person_id, role) VALUES ($1, $2, 'admin')`, [organisationId, ada.id]);
  const by = await program();
  const { access_token } = await tokensFor(by, await allowed(by, { who: ada, accountId: organisationId }));
  expect((await connected.list(person(ada)))[0]?.accountName).toBe('Meridian Pay');
  const account = { id: organisationId, role: 'admin', state: 'unpaid' };
  expect(await who(access_token)).toMatchObject({ actor: { ownerId: ada.id, account } });
  await service.query(`UPDATE member SET role = 'member' WHERE person_id = $1`, [ada.id]);
  expect(await who(access_token)).toMatchObject({ actor: { account: { ...account, role: 'member' } } });
  // The organisation's log says who let it in, and who ended one.
  const another = await program();
  await tokensFor(another, await allowed(another, { who: ada, accountId: organisationId }));
  await connected.revoke(person(ada), (await connected.list(person(ada)))[0]?.id ?? '');
  const log = await service.query('SELECT action, actor_id AS who, details FROM account_log WHERE account_id = $1 ORDER BY id', [organisationId]);
  const deeds = ['program.allowed', 'program.allowed', 'program.ended'];
  expect(log).toEqual(deeds.map((action) => ({ action, who: ada.id, details: { program: 'Desk helper' } })));
  await service.query('DELETE FROM member WHERE person_id = $1', [ada.id]);
  expect(await codeOf(who(access_token))).toBe('SESSION_EXPIRED');
  expect(await connected.list(person(ada))).toEqual([]);
});

test('registering keeps a name and addresses, refuses what is neither a site nor one’s own machine, and is cleared up', async () => {
  const metadata = {
    client_name: 'Desk helper',
    redirect_uris: [ownMachine],
    token_endpoint_auth_method: 'client_secret_basic',
    logo_uri: 'https://a.example/a.png',
  };
  const made = await register(metadata);
  expect(made.status).toBe(201);
  const told = JSON.parse(made.body);
  expect(told).toMatchObject({ client_name: 'Desk helper', redirect_uris: [ownMachine], token_endpoint_auth_method: 'none' });
  expect([told.client_secret, told.logo_uri, told.registration_access_token]).toEqual([undefined, undefined, undefined]);

  const bad = [
    'http://helper.example/back',
    'javascript:alert(1)',
    'cursor://back',
    'x:/back',
    'com.example.app://host/back',
    'https://a:b@helper.example/',
    'https://helper.example/#x',
    'no address',
  ];
  for (const address of bad) {
    const { status, body } = await register({ ...metadata, redirect_uris: [address] });
    expect([address, status, JSON.parse(body).error]).toEqual([address, 400, 'invalid_redirect_uri']);
  }
  for (const name of ['', 'x'.repeat(61), 7])
    expect(JSON.parse((await register({ ...metadata, client_name: name })).body).error).toBe('invalid_client_metadata');
  expect((await register({ ...metadata, client_name: '\u202eelpmas' })).status).toBe(201);

  await service.query(`INSERT INTO oauth_client (id, metadata) SELECT 'idle-' || n, '{}' FROM generate_series(1, 1000) n`);
  const full = await register(metadata);
  expect([full.status, JSON.parse(full.body).error]).toEqual([400, 'temporarily_unavailable']);
  await service.query(`UPDATE oauth_client SET used_at = now() - interval '2 hours' WHERE id = 'idle-1'`);
  expect((await register(metadata)).status).toBe(201);
  expect(await service.query(`SELECT id FROM oauth_client WHERE id = 'idle-1'`)).toEqual([]);

  await service.query(`UPDATE oauth_client SET used_at = now() - interval '31 days'`);
  await connected.forgetOld();
  expect(await service.query(`SELECT id FROM oauth_client c WHERE NOT EXISTS (SELECT 1 FROM oauth_grant WHERE client_id = c.id)`)).toEqual([]);
});
