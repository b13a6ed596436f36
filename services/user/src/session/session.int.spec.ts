import { randomUUID } from 'node:crypto';
import type { Caller } from '@folia/contracts/caller';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { maxSigninCookie, type UserType } from '@folia/contracts/session/shapes';
import { migrate } from '@folia/platform/database';
import { generateEcJwk } from '@folia/platform/generate-jwk';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { type Person, startIdentityProvider } from '@folia/testing/identity-provider';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import type { UserEnv } from '../env';
import { IdentityService } from '../identity/identity.service';
import { migrations } from '../migrations';
import { AuthCodes } from './auth-code';
import { ProvidersService } from './providers.service';
import { SessionService } from './session.service';

const sessionKey = (kid: string) => ({ ...generateEcJwk(), kid }) as UserEnv['SESSION_KEYS'][number];
const person = (extra: Partial<Person> = {}): Person => ({ sub: randomUUID(), name: 'Ada Novak', email: 'ada@example.com', email_verified: true, ...extra });

let copy: TestDatabase;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let portfolio: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let sessions: SessionService;
let env: UserEnv;
let ensured: string[] = [];

beforeAll(async () => {
  copy = await cloneDatabase('user', (url) => migrate(url, 'user', migrations));
  provider = await startIdentityProvider();
  portfolio = await startAnsweringService([
    answering(ensureProfile, (_caller, { uname }) => {
      ensured.push(uname);
      return {};
    }),
  ]);
  env = {
    ...testServiceEnv(copy.url, portfolio.url),
    APP_URL: 'http://localhost:8080',
    SESSION_KEYS: [sessionKey('one')],
    DELETED_IDENTITY_KEY: ['a-key-for-deleted-identities-that-only-the-tests-know'],
    SMTP_FROM: 'Folia <no-reply@folia.example>',
    FIRST_ADMINS: 'google:boss@example.com',
    SELLER: { name: 'Folia', address: [], country: 'US', vatNumber: '', email: '' },
    VAT_RATES: {},
    DNS_SERVERS: '',
    IDP_LABEL: 'Local sign-in',
    IDP_GOOGLE_CLIENT_ID: 'folia',
    IDP_GOOGLE_ISSUER: provider.issuer,
    IDP_GOOGLE_JWKS: `${provider.issuer}/jwks`,
    IDP_GOOGLE_SCRIPT: `${provider.issuer}/client.js`,
    IDP_LINKEDIN_CLIENT_ID: 'folia',
    IDP_LINKEDIN_CLIENT_SECRET: 'a secret of the client',
    IDP_LINKEDIN_AUTHORIZE: `${provider.issuer}/authorize`,
    IDP_LINKEDIN_TOKEN: `${provider.issuer}/token`,
    IDP_LINKEDIN_USERINFO: `${provider.issuer}/userinfo`,
  };
  app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false });
  sessions = app.get(SessionService);
});

afterAll(async () => {
  await app.close();
  await Promise.all([portfolio.close(), provider.close()]);
  await copy.drop();
});

beforeEach(() => {
  ensured = [];
});

async function google(
  who: Person,
  changes: { nonce?: string; audience?: string; forged?: boolean; expiresIn?: string; cookie?: string; state?: string; userType?: UserType } = {},
) {
  const { options, cookie } = await app.get(ProvidersService).options();
  const option = options.find((one) => one.provider === 'google');
  if (option?.provider !== 'google') throw new Error('the provider is not offered');
  const credential = await provider.idToken({
    person: who,
    audience: changes.audience ?? option.clientId,
    nonce: changes.nonce ?? option.nonce,
    forged: changes.forged,
    expiresIn: changes.expiresIn,
  });
  return {
    provider: 'google' as const,
    credential,
    state: changes.state ?? option.state,
    cookie: changes.cookie ?? cookie,
    userType: changes.userType ?? ('individual' as const),
  };
}

async function linkedin(who: Person) {
  const { options, cookie } = await app.get(ProvidersService).options();
  const option = options.find((one) => one.provider === 'linkedin');
  if (option?.provider !== 'linkedin') throw new Error('the provider is not offered');
  return {
    provider: 'linkedin' as const,
    credential: provider.approve(option.authorizeUrl, who),
    state: option.state,
    cookie,
    userType: 'individual' as const,
  };
}

test('the first sign-in makes an account, a username from the name and a private profile', async () => {
  const signedIn = await sessions.signIn(await google(person({ name: 'Zoë Müller-Straße' }), { userType: 'business' }));
  expect(signedIn).toMatchObject({ isNew: true, user: { uname: 'zoe-muller-strasse', type: 'business', isAdmin: false, maxpr: 1 } });
  expect(ensured).toEqual(['zoe-muller-strasse']);
});

test('the second sign-in finds the same account and keeps its type', async () => {
  const who = person();
  const first = await sessions.signIn(await google(who));
  const second = await sessions.signIn(await google(who, { userType: 'business' }));
  expect(second).toMatchObject({ isNew: false, user: { id: first.user.id, type: 'individual' } });
});

test('two people of one name get two usernames', async () => {
  const [one, two] = [await sessions.signIn(await google(person({ name: 'Same Name' }))), await sessions.signIn(await google(person({ name: 'Same Name' })))];
  expect(one.user.uname).toBe('same-name');
  expect(two.user.uname).toMatch(/^same-name-\d+$/);
});

test('the same person in two tabs at once gets one account', async () => {
  const who = person({ name: 'Two Tabs' });
  const [one, two] = await Promise.all([google(who), google(who)].map(async (attempt) => sessions.signIn(await attempt)));
  expect(one?.user.id).toBe(two?.user.id);
});

test('LinkedIn works with code, state and PKCE', async () => {
  expect(await sessions.signIn(await linkedin(person({ name: 'Lin Ked' })))).toMatchObject({ isNew: true, user: { uname: 'lin-ked' } });
});

test("another browser's callback is refused", async () => {
  const [mine, theirs] = [await linkedin(person()), await linkedin(person())];
  expect(await codeOf(sessions.signIn({ ...theirs, cookie: mine.cookie }))).toBe('SIGNIN_OTHER_BROWSER');
  expect(await codeOf(sessions.signIn({ ...mine, cookie: '' }))).toBe('SIGNIN_OTHER_BROWSER');
  expect(await codeOf(sessions.signIn({ ...mine, cookie: `${mine.cookie}x` }))).toBe('SIGNIN_OTHER_BROWSER');
});

test('what another tab of the browser began goes on, up to three of them', async () => {
  const providers = app.get(ProvidersService);
  let cookie = 'not.ours';
  const begun: { credential: string; state: string }[] = [];
  for (let tab = 0; tab < 4; tab++) {
    const started = await providers.options(cookie);
    cookie = started.cookie;
    const option = started.options.find((one) => one.provider === 'google');
    if (option?.provider !== 'google') throw new Error('the provider is not offered');
    begun.push({ credential: await provider.idToken({ person: person(), audience: option.clientId, nonce: option.nonce }), state: option.state });
  }
  expect(cookie.length).toBeLessThanOrEqual(maxSigninCookie);
  const signIn = (tab: number, changes = {}) =>
    sessions.signIn({ provider: 'google', userType: 'individual', cookie, ...(begun[tab] as (typeof begun)[number]), ...changes });
  expect(await codeOf(signIn(0))).toBe('SIGNIN_OTHER_BROWSER');
  expect(await codeOf(signIn(1, { credential: begun[2]?.credential }))).toBe('SIGNIN_FAILED');
  for (const tab of [3, 2]) expect(await signIn(tab)).toMatchObject({ isNew: true });
});

test('a replayed sign-in is refused', async () => {
  for (const attempt of [await google(person()), await linkedin(person())]) {
    await sessions.signIn(attempt);
    expect(await codeOf(sessions.signIn(attempt))).toBe('SIGNIN_REPLAYED');
  }
});

test.each([
  ['a wrong nonce', { nonce: 'another' }],
  ['a token for another audience', { audience: 'another' }],
  ['a token signed by somebody else', { forged: true }],
  ['an expired token', { expiresIn: '-2m' }],
])('%s is refused', async (_what, changes) => {
  expect(await codeOf(sessions.signIn(await google(person(), changes)))).toBe('SIGNIN_FAILED');
});

test('the same unverified e-mail makes another account, never the first one', async () => {
  const first = await sessions.signIn(await google(person({ email: 'shared@example.com' })));
  const second = await sessions.signIn(await google(person({ email: 'shared@example.com', email_verified: false })));
  expect(second.user.id).not.toBe(first.user.id);
});

test('a first admin is named by verified e-mail only', async () => {
  const boss = await sessions.signIn(await google(person({ email: 'boss@example.com' })));
  const pretender = await sessions.signIn(await google(person({ email: 'boss@example.com', email_verified: false })));
  expect([boss.user.isAdmin, pretender.user.isAdmin]).toEqual([true, false]);
});

test('a first admin whom the admins have demoted stays so, unless nobody else is one', async () => {
  const who = person({ email: 'boss@example.com' });
  const { user } = await sessions.signIn(await google(who));
  const other = await sessions.signIn(await google(person({ email: 'boss@example.com' })));
  await app.get(DataSource).query('UPDATE "user" SET is_admin = false WHERE id = $1', [user.id]);
  expect((await sessions.signIn(await google(who))).user.isAdmin).toBe(false);
  await app.get(DataSource).query('UPDATE "user" SET is_admin = false WHERE id <> $1', [user.id]);
  expect((await sessions.signIn(await google(who))).user).toMatchObject({ id: user.id, isAdmin: true });
  expect(other.user.isAdmin).toBe(true);
});

test('signing out ends this session, signing out everywhere ends all of them', async () => {
  const who = person();
  const codes = [await sessions.signIn(await google(who)), await sessions.signIn(await google(who)), await sessions.signIn(await google(who))].map(
    (one) => one.authCode,
  );
  const callers = await Promise.all(codes.map((code) => sessions.authenticate(code)));
  const as = (index: number) => ({
    actor: { type: 'user' as const, id: callers[index]?.userId ?? '', sessionId: callers[index]?.sessionId ?? '', isAdmin: false },
  });
  await sessions.signOut(personOf(as(0)), false);
  expect(await Promise.all(codes.map((code) => codeOf(sessions.authenticate(code))))).toEqual(['SESSION_EXPIRED', 'done', 'done']);
  await sessions.signOut(personOf(as(1)), true);
  expect(await Promise.all(codes.map((code) => codeOf(sessions.authenticate(code))))).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED', 'SESSION_EXPIRED']);
});

test('a suspended person is told so', async () => {
  const { authCode, user } = await sessions.signIn(await google(person()));
  await app.get(DataSource).query('UPDATE "user" SET suspended_at = now() WHERE id = $1', [user.id]);
  expect(await codeOf(sessions.authenticate(authCode))).toBe('SUSPENDED');
});

test('keys rotate without signing anybody out, and a key that was taken away no longer opens', async () => {
  const [oldKey, newKey] = [sessionKey('old'), sessionKey('new')];
  const known = { userId: randomUUID(), sessionId: randomUUID() };
  const code = await new AuthCodes([oldKey]).sign(known.userId, known.sessionId, new Date(Date.now() + 60_000));
  expect(await new AuthCodes([newKey, oldKey]).verify(code)).toEqual(known);
  expect(await new AuthCodes([newKey]).verify(code)).toBeNull();
});

test('forged auth codes open nothing', async () => {
  const { authCode } = await sessions.signIn(await google(person()));
  const [header = '', claims = '', signature = ''] = authCode.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const symmetric = Buffer.from('{"alg":"HS256","typ":"JWT","kid":"one"}').toString('base64url');
  const other = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: randomUUID() })).toString('base64url');
  for (const forged of [`${none}.${claims}.`, `${symmetric}.${claims}.${signature}`, `${header}.${other}.${signature}`, `${header}.${claims}`, 'x', '']) {
    expect(await codeOf(sessions.authenticate(forged))).toBe('SESSION_EXPIRED');
  }
});

const callerOf = async (authCode: string): Promise<Caller> => {
  const { userId, sessionId } = await sessions.authenticate(authCode);
  return { actor: { type: 'user', id: userId, sessionId, isAdmin: false } };
};

test('people see where they are signed in, and end one place without touching the others', async () => {
  const who = person();
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const [here, there] = [await sessions.signIn({ ...(await google(who)), userAgent: agent }), await sessions.signIn(await google(who))];
  const caller = await callerOf(here.authCode);
  const listed = await sessions.list(personOf(caller));
  expect(listed.map(({ device, current }) => ({ device, current })).sort((a) => (a.current ? -1 : 1))).toEqual([
    { device: 'Firefox on Linux', current: true },
    { device: '', current: false },
  ]);
  const other = listed.find((one) => !one.current)?.id ?? '';
  const stranger = await callerOf((await sessions.signIn(await google(person()))).authCode);
  expect(await codeOf(sessions.end(personOf(stranger), other))).toBe('NOT_FOUND');
  await sessions.end(personOf(caller), other);
  expect([await codeOf(sessions.authenticate(there.authCode)), await codeOf(sessions.authenticate(here.authCode))]).toEqual(['SESSION_EXPIRED', 'done']);
  expect(await codeOf(sessions.end(personOf(caller), other))).toBe('NOT_FOUND');
});

test('when a session was last seen is noted, not on every request', async () => {
  const { authCode } = await sessions.signIn(await google(person()));
  const caller = await callerOf(authCode);
  const seen = async () => (await sessions.list(personOf(caller)))[0]?.lastSeenAt ?? '';
  const before = await seen();
  await sessions.authenticate(authCode);
  expect(await seen()).toBe(before);
  await app
    .get(DataSource)
    .query(`UPDATE session SET last_seen_at = now() - interval '6 minutes' WHERE id = $1`, [(await sessions.list(personOf(caller)))[0]?.id]);
  const old = await seen();
  await sessions.authenticate(authCode);
  expect((await seen()) > old).toBe(true);
});

test('a second way in is added by its proof, leads to the same account, and either may be taken away but not the last', async () => {
  const identities = app.get(IdentityService);
  const [first, second] = [person({ email: 'first@example.com' }), person({ email: 'second@example.com', email_verified: false })];
  const { user, authCode } = await sessions.signIn(await google(first));
  const caller = await callerOf(authCode);
  const connected = await identities.connect(personOf(caller), await linkedin(second));
  expect(connected.map(({ provider: name, email, emailVerified }) => [name, email, emailVerified])).toEqual([
    ['google', 'first@example.com', true],
    ['linkedin', 'second@example.com', false],
  ]);
  expect((await sessions.signIn(await linkedin(second))).user.id).toBe(user.id);
  const [google1, linkedin1] = connected.map((one) => one.id) as [string, string];
  const stranger = await callerOf((await sessions.signIn(await google(person()))).authCode);
  expect(await codeOf(identities.remove(personOf(stranger), linkedin1))).toBe('NOT_FOUND');
  const removals = await Promise.all([google1, linkedin1].map((id) => codeOf(identities.remove(personOf(caller), id))));
  expect(removals.sort()).toEqual(['LAST_SIGN_IN', 'done']);
  expect(await identities.list(personOf(caller))).toHaveLength(1);
});

test('a sign-in that belongs to another account is not taken from it, whatever its e-mail says', async () => {
  const identities = app.get(IdentityService);
  const theirs = person({ email: 'same@example.com' });
  const other = await sessions.signIn(await linkedin(theirs));
  const caller = await callerOf((await sessions.signIn(await google(person({ email: 'same@example.com' })))).authCode);
  expect(await codeOf(identities.connect(personOf(caller), await linkedin(theirs)))).toBe('IDENTITY_IN_USE');
  expect((await sessions.signIn(await linkedin(theirs))).user.id).toBe(other.user.id);
  expect(await codeOf(identities.connect(personOf(caller), { ...(await linkedin(person())), cookie: 'another' }))).toBe('SIGNIN_OTHER_BROWSER');
});
