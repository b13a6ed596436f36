// The first page of the popup: makes the secrets of this one sign-in, keeps them in this window, goes on to the provider.
void (async () => {
  const base64url = (bytes) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));
  const asked = new URLSearchParams(location.search);
  const signIn = { clientId: asked.get('client_id') ?? '', state: random(), verifier: random() };
  sessionStorage.setItem('sign-in', JSON.stringify(signIn));

  const challenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(signIn.verifier))));
  const query = new URLSearchParams({
    client_id: signIn.clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${location.origin}/popup`,
    state: signIn.state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  if (asked.get('nonce')) query.set('nonce', asked.get('nonce'));
  location.replace(`/auth?${query}`);
})();
