import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import * as programs from 'openid-client';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { askFor, makeOrganisation } from './organisation';
import { makePerson } from './person';
import { actAs, signInThroughPopup } from './signed-in';

const insecure = productUrl.startsWith('http:') ? [programs.allowInsecureRequests] : [];

/** A program on the person's own machine, by a library of others: it listens on a port of the moment (RFC 8252). */
async function startProgram(name: string) {
  const heard: URL[] = [];
  const server = createServer((request, response) => {
    heard.push(new URL(request.url ?? '/', 'http://127.0.0.1'));
    response.setHeader('content-type', 'text/html').end(`<title>${name}</title><h1>You can close this page.</h1>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { resource, authorization_servers: servers } = (await ask(null, 'GET', '/.well-known/oauth-protected-resource/api/v1')).body;
  const metadata = { client_name: name, redirect_uris: ['http://127.0.0.1/back'] };
  const configuration = await programs.dynamicClientRegistration(new URL(servers[0]), metadata, programs.None(), { algorithm: 'oauth2', execute: insecure });
  const returnTo = `http://127.0.0.1:${(server.address() as AddressInfo).port}/back`;
  const verifier = programs.randomPKCECodeVerifier();
  const challenge = await programs.calculatePKCECodeChallenge(verifier);
  const asked = {
    redirect_uri: returnTo,
    scope: 'jobs:read candidates:read fit-scores:write',
    resource,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  return {
    configuration,
    returnTo,
    /** The page that the program opens in the browser. */
    page: (state: string, more = {}) => programs.buildAuthorizationUrl(configuration, { ...asked, state, ...more }).href,
    heard: (state: string) => heard.find(({ searchParams }) => searchParams.get('state') === state),
    tokens: (state: string) => {
      const back = new URL(returnTo);
      back.search = heard.find(({ searchParams }) => searchParams.get('state') === state)?.search ?? '';
      return programs.authorizationCodeGrant(configuration, back, { pkceCodeVerifier: verifier, expectedState: state }, { resource });
    },
    close: () => server.close(),
  };
}

const programsOf = (page: Page) => page.getByRole('list', { name: 'Connected programs' }).getByRole('listitem');

for (const width of [1440, 390])
  test(`a person lets a program act for them, sees it in the settings, and ends it, at ${width}`, async ({ page }) => {
    test.setTimeout(120_000);
    const name = `Desk helper ${width}`;
    const program = await startProgram(name);
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) await actAs(page, await makePerson('Petra Programs'));
    await page.goto(program.page('first'));
    // Whoever is signed out signs in first and comes back to the request.
    if (width === 1440) await signInThroughPopup(page, 'Petra Programs', `petra.${Date.now()}@example.com`);

    await expect(page.getByRole('heading', { level: 1, name: `Let ${name} act for you?` })).toBeVisible();
    await expect(page.getByText('Nobody has checked who makes this program')).toBeVisible();
    await expect(page.getByText('gets your answer on this device')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expectAccessible(page);
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await expect(page.getByText('Choose at least one, or cancel.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Allow' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Read your jobs' }).check();
    await page.getByLabel('Until').selectOption('30');
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { name: 'You can close this page.' })).toBeVisible();

    const tokens = await program.tokens('first');
    expect(tokens.scope).toBe('jobs:read');
    // It opens nothing of what people open.
    for (const path of ['/api/users/current', '/api/me/programs'])
      expect((await ask(null, 'GET', path, undefined, { authorization: `Bearer ${tokens.access_token}` })).status).toBe(401);

    await page.goto('/app/settings/programs');
    await expect(programsOf(page)).toHaveCount(1);
    await expect(programsOf(page)).toContainText(name);
    await expect(programsOf(page)).toContainText('Never used');
    await page.getByText('May do one thing').click();
    await expect(page.getByRole('main').getByText('Read your jobs')).toBeVisible();
    await expectAccessible(page);
    const renewed = await programs.refreshTokenGrant(program.configuration, tokens.refresh_token ?? '');
    await page.getByRole('button', { name: `Revoke ${name} on this device` }).click();
    await expect(page.getByText('No program may act for you')).toBeVisible();
    await expect(programs.refreshTokenGrant(program.configuration, renewed.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });

    await page.goto(program.page('second'));
    const request = page.url();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'You can close this page.' })).toBeVisible();
    expect(program.heard('second')?.searchParams.get('error')).toBe('access_denied');
    await page.goto(request);
    await expect(page.getByRole('heading', { level: 1, name: 'This request is over' })).toBeVisible();

    await page.goto(program.page('third', { redirect_uri: 'https://elsewhere.example/back' }));
    await expect(page.getByRole('heading', { level: 1, name: 'This program gave an address that is not its own' })).toBeVisible();
    await expectAccessible(page);
    expect(new URL(page.url()).origin).toBe(productUrl);
    program.close();
  });

test('what programs send is held to its address, its form, its size and its number', async () => {
  const send = (path: string, body: string, contentType: string) =>
    fetch(productUrl + path, { method: 'POST', body, headers: { 'content-type': contentType } });
  const form = 'application/x-www-form-urlencoded';
  expect((await send('/oauth/token', `code=${'x'.repeat(20_000)}`, form)).status).toBe(413);
  expect((await send('/oauth/register', JSON.stringify({ client_name: 'x'.repeat(20_000) }), 'application/json')).status).toBe(413);
  expect((await send('/api/me/programs', 'a=b', form)).status).toBeGreaterThanOrEqual(404);
  const refused = await send('/oauth/token', 'grant_type=authorization_code&client_id=nobody&code=x', form);
  expect([refused.status, (await refused.json()).error]).toEqual([401, 'invalid_client']);
  expect([refused.headers.get('cache-control'), refused.headers.get('ratelimit-policy')]).toEqual(['no-store', '"oauth-token";q=300;w=60']);

  for (const path of [
    '/oauth/live',
    '/oauth/metrics',
    '/oauth/jwks',
    '/oauth/me',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource/api/v2',
  ])
    expect([path, (await fetch(productUrl + path)).status]).toEqual([path, 404]);
  const { status, headers } = await fetch(`${productUrl}/oauth/authorize?client_id=nobody`, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('set-cookie'), headers.get('x-frame-options')]).toEqual([
    302,
    '/app/oauth?error=invalid_client',
    null,
    'DENY',
  ]);
});

test('a program of an organisation asks for tokens with a key as its client; they end within five seconds of the key', async () => {
  const [admin, owner] = [await makePerson('Client Admin', ['--admin']), await makePerson('Client Owner')];
  const account = await makeOrganisation(admin, owner, 'Clients and Sons', 3);
  const wish = { name: 'Nightly sync', scopes: ['jobs:read', 'members:read'], addresses: [], days: 30 };
  const { body: made } = await askFor(account, owner, 'POST', '/api/api-keys', wish);
  const { resource, authorization_servers: servers } = (await ask(null, 'GET', '/.well-known/oauth-protected-resource/api/v1')).body;
  const found = { algorithm: 'oauth2', execute: insecure } as const;
  const by = await programs.discovery(new URL(servers[0]), made.key.id, undefined, programs.ClientSecretBasic(made.secret), found);
  const { access_token, expires_in } = await programs.clientCredentialsGrant(by, { resource, scope: 'members:read' });
  expect(expires_in).toBe(3600);
  const asking = (path: string) => fetch(`${productUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await (await asking('/me')).json()).toMatchObject({ id: made.key.id, accountId: account, scopes: ['members:read'] });
  expect([(await asking('/members')).status, (await asking('/jobs')).status]).toEqual([200, 403]);
  expect((await askFor(account, owner, 'POST', `/api/api-keys/${made.key.id}/revoke`, {})).status).toBe(200);
  await expect.poll(async () => (await asking('/me')).status, { timeout: 5_500, intervals: [250] }).toBe(401);
});
