import { authorizeRoute, registerRoute, revokeRoute, tokenRoute } from '@folia/contracts/document-routes';
import { openScopes } from '@folia/contracts/features';
import type { OauthResource } from '@folia/contracts/oauth/resources';

/** What programs read before they ask to act for people (RFC 8414, 9207). There are no keys to publish: a token is looked up. */
export const serverMetadata = (appUrl: string) => ({
  issuer: appUrl,
  authorization_endpoint: appUrl + authorizeRoute.path,
  token_endpoint: appUrl + tokenRoute.path,
  registration_endpoint: appUrl + registerRoute.path,
  revocation_endpoint: appUrl + revokeRoute.path,
  scopes_supported: openScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
  revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/** Who gives tokens for one of the APIs (RFC 9728). */
export const resourceMetadata = (appUrl: string, resource: OauthResource) => ({
  resource: appUrl + resource,
  authorization_servers: [appUrl],
  scopes_supported: openScopes,
  bearer_methods_supported: ['header'],
  resource_name: 'Folia',
});
