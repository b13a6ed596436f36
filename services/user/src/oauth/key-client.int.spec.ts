import { admit, type Member } from '@folia/contracts/access';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import * as programs from 'openid-client';
import { ApiKeyService } from '../api-key/api-key.service';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { AdminOrganisationService } from '../organisation/admin-organisation.service';
import { OrganisationService } from '../organisation/organisation.service';
import { SessionService } from '../session/session.service';
import { OauthProviderService } from './oauth-provider.service';
import { ProgramService } from './program.service';

let service: RunningService;
let server: OauthProviderService;
let issuer: string;
const anywhere = '198.51.100.7';
const wish = { name: 'Nightly sync', mode: 'live', scopes: ['jobs:read', 'candidates:read'], addresses: [], days: 90 } as Parameters<
  ApiKeyService['create']
>[1];
const keys = () => service.app.get(ApiKeyService);

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({}))]);
  server = service.app.get(OauthProviderService);
  issuer = server.provider.issuer;
});
afterAll(() => service.close());

async function signedIn(who: { id: string }, account?: string): Promise<Member> {
  await service.app.get(SessionService).open(who.id);
  const [session] = await service.query<{ id: string }>('SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1', [who.id]);
  const { actor } = as(who);
  const acting = account && (await service.app.get(OrganisationService).membership(personOf(as(who)), account));
  return admit('key.manage', { actor: { ...actor, sessionId: session?.id ?? '', ...(acting && { account: acting }) } }, null);
}

/** An owner who acts for their organisation. */
async function owning(): Promise<Member> {
  const [owner, boss] = [await service.make('Owns Firm'), await service.make('Boss', { isAdmin: true })];
  const made = { name: 'Meridian Pay', ownerId: owner.id, seats: 5, agreement: {}, reason: 'agreed on' };
  return signedIn(owner, (await service.app.get(AdminOrganisationService).makeAsAdmin(personOf(as(boss, true)), made)).id);
}

/** A program of somebody else's library, with a key as its client. */
function programOf(id: string, secret: string, authentication = programs.ClientSecretBasic(secret)): programs.Configuration {
  const metadata = { issuer, token_endpoint: `${issuer}/oauth/token`, revocation_endpoint: `${issuer}/oauth/revoke` };
  const made = new programs.Configuration(metadata, id, undefined, authentication);
  programs.allowInsecureRequests(made);
  made[programs.customFetch] = async (address, { method, body, headers }) => {
    const { pathname, search } = new URL(address);
    const asked = { method: method as 'POST', path: pathname, query: search, contentType: headers['content-type'] ?? '', body: String(body), personId: null };
    const reply = await server.answer({ ...asked, authorization: headers.authorization ?? '' });
    return new Response(reply.body, { status: reply.status, headers: reply.headers });
  };
  return made;
}
const tokensFor = (by: programs.Configuration, { scope = 'jobs:read', resource = '/api/v1' } = {}) =>
  programs.clientCredentialsGrant(by, { scope, resource: issuer + resource });
const errorOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'no error',
    (error: { error?: string; code?: string; cause?: { [name: string]: unknown }[] }) =>
      error.error ?? (error.code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' ? 'invalid_client' : (error.code ?? String(error))),
  );
const who = (token: string, resource: '/api/v1' | '/api/mcp' = '/api/v1', address = anywhere) =>
  service.app.get(ProgramService).authenticate(token, resource, address);

test('a key of an organisation gets a token for an hour and one resource, within its scopes, and the token acts as the key', async () => {
  const member = await owning();
  const { key, secret } = await keys().create(member, wish);
  const by = programOf(key.id, secret);
  const tokens = await tokensFor(by, { scope: 'jobs:read jobs:write' });
  expect([tokens.scope, tokens.expires_in, tokens.token_type, tokens.refresh_token]).toEqual(['jobs:read', 3600, 'bearer', undefined]);
  const { caller, key: told } = await who(tokens.access_token);
  const account = { id: member.accountId, role: 'owner', state: 'active' };
  expect(caller.actor).toEqual({ type: 'apiKey', id: key.id, ownerId: member.id, scopes: ['jobs:read'], name: 'Nightly sync', account });
  expect(told).toMatchObject({ id: key.id, accountId: member.accountId, scopes: ['jobs:read'] });
  expect(await codeOf(who(tokens.access_token, '/api/mcp'))).toBe('SESSION_EXPIRED');
  expect((await who((await tokensFor(by, { resource: '/api/mcp' })).access_token, '/api/mcp')).key.id).toBe(key.id);
  const kept = JSON.stringify(await service.query('SELECT * FROM oauth_record'));
  for (const one of [tokens.access_token, secret]) expect(kept).not.toContain(one);
});

test('without its secret, a resource that is here, or a scope of the key there is no token; a person’s own key is no client', async () => {
  const member = await owning();
  const { key, secret } = await keys().create(member, wish);
  const by = programOf(key.id, secret);
  expect(await errorOf(tokensFor(programOf(key.id, `${secret.slice(0, -1)}!`)))).toBe('invalid_client');
  expect(await errorOf(tokensFor(programOf(key.id, 'kept as a hash')))).toBe('invalid_client');
  expect(await errorOf(tokensFor(programOf(key.id, '', programs.None())))).toBe('invalid_client');
  expect(await errorOf(tokensFor(programOf('01940000-0000-7000-8000-000000000000', secret)))).toBe('invalid_client');
  expect(await errorOf(tokensFor(by, { resource: '/api/elsewhere' }))).toBe('invalid_target');
  expect(await errorOf(programs.clientCredentialsGrant(by, { scope: 'jobs:read' }))).toBe('invalid_target');
  for (const scope of ['jobs:write', 'everything']) expect(await errorOf(tokensFor(by, { scope }))).toBe('invalid_scope');
  const own = await keys().create(await signedIn(await service.make('For Herself')), wish);
  expect(await errorOf(tokensFor(programOf(own.key.id, own.secret)))).toBe('invalid_client');
  // Nor is a code to be had with it.
  const { headers } = await server.answer({
    method: 'GET',
    path: '/oauth/authorize',
    query: `?client_id=${key.id}&response_type=code&redirect_uri=https://evil.example/&scope=jobs:read&resource=${issuer}/api/v1`,
    contentType: '',
    authorization: '',
    body: '',
    personId: null,
  });
  expect(headers.location).toMatch(/^\/app\/oauth\?error=/);
});

test('whatever ends or narrows the key does so for its tokens: revocation, rotation, its networks, its maker’s leaving, suspension', async () => {
  const member = await owning();
  const make = async (more: Partial<typeof wish> = {}) => {
    const { key, secret } = await keys().create(member, { ...wish, ...more });
    return { key, secret, token: (await tokensFor(programOf(key.id, secret))).access_token };
  };
  const revoked = await make();
  await keys().revoke(member, revoked.key.id);
  expect(await codeOf(who(revoked.token))).toBe('KEY_REFUSED');
  expect(await errorOf(tokensFor(programOf(revoked.key.id, revoked.secret)))).toBe('invalid_client');

  const placed = await make({ addresses: ['203.0.113.0/24'] });
  expect(await codeOf(who(placed.token))).toBe('KEY_REFUSED');
  expect((await who(placed.token, '/api/v1', '203.0.113.9')).key.id).toBe(placed.key.id);

  const rotated = await make();
  const next = await keys().rotate(member, rotated.key.id, 1);
  for (const secret of [rotated.secret, next.secret]) expect((await tokensFor(programOf(rotated.key.id, secret))).scope).toBe('jobs:read');
  await keys().rotate(member, rotated.key.id, 0);
  expect(await errorOf(tokensFor(programOf(rotated.key.id, next.secret)))).toBe('invalid_client');

  const givenBack = await make();
  await programs.tokenRevocation(programOf(givenBack.key.id, givenBack.secret), givenBack.token);
  expect(await codeOf(who(givenBack.token))).toBe('SESSION_EXPIRED');

  const last = await make();
  await service.query(`UPDATE oauth_record SET expires_at = now() WHERE payload->>'clientId' = $1`, [last.key.id]);
  expect(await codeOf(who(last.token))).toBe('SESSION_EXPIRED');
  const { access_token } = await tokensFor(programOf(last.key.id, last.secret));
  const { accountId } = member;
  await service.query(`UPDATE organisation SET suspended_reason = 'spam' WHERE id = $1`, [accountId]);
  expect(await codeOf(who(access_token))).toBe('KEY_REFUSED');
  await service.query('UPDATE organisation SET suspended_reason = NULL WHERE id = $1', [accountId]);
  await service.query('UPDATE "user" SET suspended_at = now() WHERE id = $1', [member.id]);
  expect(await codeOf(who(access_token))).toBe('KEY_REFUSED');
  await service.query('UPDATE "user" SET suspended_at = NULL WHERE id = $1', [member.id]);
  expect((await who(access_token)).key.id).toBe(last.key.id);
  await service.query('DELETE FROM member WHERE organisation_id = $1', [accountId]);
  expect(await codeOf(who(access_token))).toBe('KEY_REFUSED');
});
