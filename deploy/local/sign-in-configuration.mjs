import { interactionPolicy } from 'oidc-provider';

const { base } = interactionPolicy;

/** The login page is the only question: people who sign in to their own machine need not consent to it as well. */
function loginOnly() {
  const policy = base();
  policy.remove('consent');
  return policy;
}

const code = { grant_types: ['authorization_code'], response_types: ['code'] };

/** What oidc-provider is told. Two clients, as Folia knows two providers: one answers with an id token, the other like LinkedIn. */
export const identityConfiguration = ({ issuer, appUrl, accounts, keys, linkedinSecret, problemPage }) => ({
  clients: [
    { ...code, client_id: 'folia-local', token_endpoint_auth_method: 'none', redirect_uris: [`${issuer}/popup`] },
    {
      ...code,
      client_id: 'folia-local-linkedin',
      client_secret: linkedinSecret,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [`${appUrl}/app/linkedin-callback`],
    },
  ],
  jwks: { keys: keys.signing },
  cookies: { keys: keys.cookies },
  pkce: { required: () => true },
  claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
  // Name and e-mail inside the id token, as Google's has them.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
  interactions: { policy: loginOnly(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount(_ctx, sub) {
    const account = accounts.find(sub);
    return account && { accountId: sub, claims: () => ({ sub, name: account.name, email: account.email, email_verified: true }) };
  },
  async loadExistingGrant(ctx) {
    const grant = new ctx.oidc.provider.Grant({ clientId: ctx.oidc.client.clientId, accountId: ctx.oidc.session.accountId });
    grant.addOIDCScope(ctx.oidc.params.scope);
    await grant.save();
    return grant;
  },
  renderError(ctx, out) {
    ctx.type = 'html';
    ctx.body = problemPage(`${out.error}: ${out.error_description ?? ''}`);
  },
});
