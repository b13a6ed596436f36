// The last page of the popup: turns the code into the id token and hands it to the one page that may have it.
void (async () => {
  const answer = new URLSearchParams(location.search);
  const signIn = JSON.parse(sessionStorage.getItem('sign-in') ?? '{}');
  sessionStorage.removeItem('sign-in');
  const say = (text) => {
    document.querySelector('[role=status]').textContent = text;
  };

  if (answer.get('error') === 'access_denied') {
    window.opener?.postMessage({ error: 'access_denied' }, document.body.dataset.appOrigin);
    return close();
  }
  if (!answer.get('code') || answer.get('state') !== signIn.state) return say('This sign-in was not started here. Close this window and start it again.');
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: signIn.clientId,
    code: answer.get('code'),
    code_verifier: signIn.verifier,
    redirect_uri: `${location.origin}/popup`,
  });
  const response = await fetch('/token', { method: 'POST', body });
  if (!response.ok) return say('The sign-in could not be completed. Close this window and start it again.');
  const { id_token } = await response.json();
  window.opener?.postMessage({ credential: id_token, select_by: 'btn' }, document.body.dataset.appOrigin);
  close();
})();
