import { openScopes } from '@folia/contracts/features';
import { type OauthResource, oauthResources } from '@folia/contracts/oauth/resources';
import type { Scope } from '@folia/contracts/scopes';
import { generateEcJwk } from '@folia/platform/generate-jwk';
import { type AdapterFactory, type Configuration, errors, interactionPolicy, type KoaContextWithOIDC, type ResourceServer } from 'oidc-provider';

const hour = 3600;
const day = 24 * hour;

/** A person who may act, by their id; undefined for anybody else. */
type FindPerson = (id: string) => Promise<string | undefined>;

/** What a program without a person may be given for a resource; null for a program that has one. */
type ScopesOf = (clientId: string, resource: OauthResource) => Promise<readonly Scope[] | null>;

/** What the authorization server is told: codes with PKCE for one resource at a time, tokens that are looked up, and a person who is asked each time. */
export const providerConfiguration = (address: string, adapter: AdapterFactory, findPerson: FindPerson, scopesOf: ScopesOf): Configuration => ({
  adapter,
  routes: { authorization: '/oauth/authorize', token: '/oauth/token', registration: '/oauth/register', revocation: '/oauth/revoke' },
  scopes: [],
  claims: {},
  responseTypes: ['code'],
  clientAuthMethods: ['none', 'client_secret_basic'],
  // The library wants a key for id tokens. Nobody gets one, so this one signs nothing and need not be kept.
  jwks: { keys: [{ ...generateEcJwk(), alg: 'ES256', use: 'sig' }] },
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  pkce: { required: () => true },
  allowOmittingSingleRegisteredRedirectUri: false,
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  // A token lives no longer than its grant: both are looked up.
  ttl: {
    AuthorizationCode: 60,
    AccessToken: hour,
    ClientCredentials: hour,
    RefreshToken: 366 * day,
    Grant: 366 * day,
    Interaction: hour / 6,
    Session: hour / 6,
  },
  features: {
    clientCredentials: { enabled: true },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_ctx, _client, oneOf) => oneOf ?? refuseTarget('resource is needed'),
      useGrantedResource: () => true,
      getResourceServerInfo: async (ctx, resource, client) => {
        const server = resourceServer(ctx, address, resource);
        const held = await scopesOf(client.clientId, resource.slice(address.length) as OauthResource);
        if (held && !held.some((scope) => ctx.oidc.requestParamScopes.has(scope))) refuseScope(ctx);
        return held ? { ...server, scope: held.join(' ') } : server;
      },
    },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  },
  interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `/app/oauth/${uid}` },
  findAccount: async (_ctx, id) => {
    const found = await findPerson(id);
    return found ? { accountId: found, claims: () => ({ sub: found }) } : undefined;
  },
  // Only browsers come here: a program that can be told is told.
  renderError: (ctx, { error }) => ctx.redirect(`/app/oauth?error=${encodeURIComponent(error)}`),
});

/** One prompt, until the person has answered. What they left out is not asked for again. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  const checks = policy.get('consent')?.checks;
  for (const reason of ['op_scopes_missing', 'op_claims_missing', 'rs_scopes_missing', 'rar_prompt']) checks?.remove(reason);
  return policy;
}

function resourceServer(ctx: KoaContextWithOIDC, address: string, resource: string): ResourceServer {
  if (!oauthResources.some((path) => address + path === resource)) refuseTarget('this server has no such resource');
  const { params = {}, route, requestParamScopes } = ctx.oidc;
  if (Array.isArray(params.resource)) refuseTarget('a token is for one resource');
  if (route === 'authorization' && !openScopes.some((scope) => requestParamScopes.has(scope))) refuseScope(ctx);
  return { scope: openScopes.join(' '), audience: resource, accessTokenFormat: 'opaque' };
}

function refuseScope(ctx: KoaContextWithOIDC): never {
  throw new errors.InvalidScope('a known scope is needed', String(ctx.oidc.params?.scope ?? ''));
}

function refuseTarget(reason: string): never {
  throw new errors.InvalidTarget(reason);
}
