import { createRequire } from 'node:module';
import { join } from 'node:path';

const within = () => AbortSignal.timeout(5_000);
const reasonOf = (error) => error.cause?.code ?? error.cause?.message ?? error.message;

async function examineMail({ root, service, env, tell }) {
  if (!env.SMTP_URL) {
    tell('warn', 'e-mails are written to files, and reach nobody', 'set SMTP_URL to your mail server.');
    return;
  }
  const { createTransport } = createRequire(join(root, 'services', service, 'package.json'))('nodemailer');
  const { hostname } = new URL(env.SMTP_URL);
  const transport = createTransport(env.SMTP_URL, { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 });
  await transport.verify().then(
    () => tell('ok', `the mail server ${hostname} lets Folia in`),
    (error) => tell('fail', `the mail server ${hostname} refuses: ${error.message}`, 'correct SMTP_URL, or start the mail server. E-mails wait meanwhile.'),
  );
  transport.close();
}

async function examineSignIn({ env, tell }) {
  if (!env.IDP_GOOGLE_CLIENT_ID && !env.IDP_LINKEDIN_CLIENT_ID) {
    tell('warn', 'nobody can sign in', 'set IDP_GOOGLE_CLIENT_ID, or the two of LinkedIn: see Real sign-in in deploy/README.md.');
    return;
  }
  if (!env.IDP_GOOGLE_CLIENT_ID) return;
  const address = env.IDP_GOOGLE_JWKS || 'https://www.googleapis.com/oauth2/v3/certs';
  try {
    const answer = await fetch(address, { signal: within() });
    const { keys } = await answer.json();
    if (!answer.ok || !Array.isArray(keys) || keys.length === 0) throw new Error(`it answered ${answer.status} without keys`);
    tell('ok', `the identity provider has ${keys.length} keys`);
  } catch (error) {
    tell(
      'fail',
      `the keys of the identity provider cannot be read at ${address}: ${reasonOf(error)}`,
      'correct IDP_GOOGLE_JWKS, or let the user service reach it. Nobody can sign in.',
    );
  }
}

async function examineModel({ env, tell }) {
  if (!env.LLM_BASE_URL || !env.LLM_MODEL) {
    tell('ok', 'no model is configured: the built-in engine works alone');
    return;
  }
  const todo = 'see LLM_BASE_URL, LLM_MODEL and LLM_API_KEY. Meanwhile the built-in engine works alone.';
  try {
    const headers = env.LLM_API_KEY ? { authorization: `Bearer ${env.LLM_API_KEY}` } : {};
    const answer = await fetch(`${env.LLM_BASE_URL.replace(/\/+$/, '')}/models`, { headers, signal: within() });
    if (answer.status === 401 || answer.status === 403) return tell('fail', 'the model refuses the key', todo);
    if (!answer.ok) return tell('warn', `the endpoint of the model lists no models (${answer.status})`, todo);
    const { data = [] } = await answer.json();
    const isListed = data.some(({ id }) => id === env.LLM_MODEL);
    tell(
      isListed ? 'ok' : 'warn',
      isListed ? `the model ${env.LLM_MODEL} is there` : `the endpoint does not know the model ${env.LLM_MODEL}`,
      !isListed && todo,
    );
  } catch (error) {
    tell('warn', `the model cannot be reached: ${reasonOf(error)}`, todo);
  }
}

/** Looks at what a service needs of others: mail, keys of sign-in, the model. */
export async function examineOutside(what) {
  if (what.service === 'user') {
    await examineMail(what);
    await examineSignIn(what);
  }
  if (what.service === 'ai') await examineModel(what);
}
