import { signInPage } from './sign-in-pages.mjs';

const shown = 5;
const example = { name: 'Ada Novak', email: 'ada.novak@example.com' };
const limit = 10_000;

async function readForm(request) {
  let body = '';
  for await (const part of request) {
    body += part;
    if (body.length > limit) throw new Error('The form is too large');
  }
  return new URLSearchParams(body);
}

/** @returns the page that asks who signs in */
export async function showInteraction(provider, accounts, request, response) {
  await provider.interactionDetails(request, response);
  return { status: 200, html: signInPage({ ...example, accounts: accounts.latest(shown) }) };
}

/** Goes on to where the sign-in came from. @returns the page again when what was typed cannot be used */
export async function answerInteraction(provider, accounts, request, response) {
  await provider.interactionDetails(request, response);
  const form = await readForm(request);
  const finish = (result) => provider.interactionFinished(request, response, result);
  if (form.has('cancel')) return finish({ error: 'access_denied', error_description: 'The person cancelled' });

  const known = accounts.find(form.get('again'));
  const name = (known?.name ?? form.get('name') ?? '').trim();
  const email = (known?.email ?? form.get('email') ?? '').trim();
  if (!name || name.length > 200 || email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return {
      status: 422,
      html: signInPage({ name, email, problem: 'Type a name, and an e-mail address such as ada.novak@example.com.', accounts: accounts.latest(shown) }),
    };
  }
  return finish({ login: { accountId: accounts.remember(name, email).sub, remember: false } });
}
