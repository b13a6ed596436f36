import { authorizeRoute, registerRoute, resourceMetadataRoute, revokeRoute, serverMetadataRoute, tokenRoute } from '../document-routes';
import type { Route } from '../route';
import { maxProgramName } from './resources';

/** What a program sends to an endpoint, by name, and what is answered. `by` is what the endpoint is asked for, where it is asked for several things. */
type OauthEndpoint = {
  route: Route;
  by: string | null;
  form: 'query' | 'form' | 'json' | null;
  takes: Readonly<Record<string, string>>;
  gives: readonly string[];
};

const resource = 'The API that the token is for: the address of the installation with /api/v1 or /api/mcp (RFC 8707)';
const clientId = 'What the registration answered';
const tokens = ['access_token', 'token_type', 'expires_in', 'scope'];
const credentials = 'By HTTP Basic: the id of an organisation’s key, and the key';

/** The endpoints of the authorization server, as programs use them. */
export const oauthEndpoints: readonly OauthEndpoint[] = [
  {
    route: serverMetadataRoute,
    by: null,
    form: null,
    takes: {},
    gives: ['issuer', 'authorization_endpoint', 'token_endpoint', 'registration_endpoint', 'revocation_endpoint', 'scopes_supported', 'grant_types_supported'],
  },
  { route: resourceMetadataRoute, by: null, form: null, takes: { name: 'v1 or mcp' }, gives: ['resource', 'authorization_servers', 'scopes_supported'] },
  {
    route: registerRoute,
    by: null,
    form: 'json',
    takes: {
      client_name: `What people read when they are asked, 1 to ${maxProgramName} characters`,
      redirect_uris: 'Where codes go: 1 to 10 exact addresses, of a site by https, of the person’s own machine, or by a scheme such as com.example.app:/',
    },
    gives: ['client_id', 'client_name', 'redirect_uris', 'grant_types', 'token_endpoint_auth_method'],
  },
  {
    route: authorizeRoute,
    by: null,
    form: 'query',
    takes: {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: 'One of those that were registered, exactly',
      scope: 'What it wants to do, as keys name it, with spaces between',
      resource,
      code_challenge: 'Of the verifier that only the program knows (RFC 7636)',
      code_challenge_method: 'S256',
      state: 'Comes back as it was sent',
    },
    gives: ['code', 'state', 'iss'],
  },
  {
    route: tokenRoute,
    by: 'authorization_code',
    form: 'form',
    takes: {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: 'What came back, once, within a minute',
      redirect_uri: 'The one before',
      code_verifier: 'What the challenge was made of',
      resource,
    },
    gives: [...tokens, 'refresh_token'],
  },
  {
    route: tokenRoute,
    by: 'refresh_token',
    form: 'form',
    takes: { grant_type: 'refresh_token', client_id: clientId, refresh_token: 'The last one: each is good once, and one that comes again ends them all' },
    gives: [...tokens, 'refresh_token'],
  },
  {
    route: tokenRoute,
    by: 'client_credentials',
    form: 'form',
    takes: { grant_type: 'client_credentials', authorization: credentials, scope: 'Some of what the key may do', resource },
    gives: tokens,
  },
  {
    route: revokeRoute,
    by: null,
    form: 'form',
    takes: { token: 'An access token, or a refresh token with all that came of it', client_id: clientId },
    gives: [],
  },
];
