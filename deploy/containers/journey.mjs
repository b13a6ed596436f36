import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const endWithinMs = 120_000;

const resumeOf = (name) => `${name}
Platform engineer

EXPERIENCE

Senior Platform Engineer, Tidewater Grid
March 2020 - Present
- Settled meter readings of 1.2 million homes each night

Backend Engineer, Norrbank ASA
August 2016 - February 2020
- Owned the nightly settlement run for 1.4 million accounts

SKILLS

Go, PostgreSQL, Kafka, TypeScript
`;

const advert = (company) => `Senior Backend Engineer
${company} – Berlin

What you will do
- Design and run services in Go

What you bring
- 3+ years of Go
- PostgreSQL in production
- Kafka
`;

/** Asks the API; throws what it answers when that is not the status that is right. */
async function ask({ url, person, method = 'GET', path, body, headers = {}, right = [200, 201, 202] }) {
  const isForm = body instanceof FormData;
  const answer = await fetch(url + path, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(person && { authorization: `Bearer folia:${person.authCode}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm || body === undefined ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  if (!right.includes(answer.status)) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return { headers: answer.headers, body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text };
}

async function untilDone(url, person, jobId) {
  for (const began = performance.now(); performance.now() - began < endWithinMs; await sleep(250)) {
    const { body } = await ask({ url, person, path: `/api/jobs/${jobId}` });
    if (body.state === 'done') return;
    if (!['accepted', 'running'].includes(body.state)) throw new Error(`Job ${jobId} ended as ${body.state}: ${body.error?.code ?? body.errorCode ?? ''}`);
  }
  throw new Error(`Job ${jobId} was not over after ${endWithinMs / 1000} s.`);
}

async function signInOnce(url, provider, name) {
  const { headers, body } = await ask({ url, path: '/api/users/signin/options' });
  const { nonce, state } = body.options.find((option) => option.provider === 'google');
  const cookie = headers.getSetCookie()[0].split(';')[0];
  const sub = randomUUID();
  const authorization = `Bearer idpgoogle:${provider.idToken({ nonce, sub, name, email: `${sub}@example.com`, email_verified: true })}`;
  const signedIn = await ask({ url, method: 'POST', path: `/api/users/signin?state=${encodeURIComponent(state)}`, headers: { authorization, cookie } });
  return { authCode: signedIn.body.authCode, userId: signedIn.body.user.id, uname: signedIn.body.user.uname, name };
}

/** As a person does who is told to start it again: the service may not have had the provider's keys in time. */
async function signIn(url, provider, name) {
  try {
    return await signInOnce(url, provider, name);
  } catch (error) {
    if (!error.message.includes('SIGNIN_FAILED')) throw error;
    console.log(`  ${name} was told to start the sign-in again`);
    return signInOnce(url, provider, name);
  }
}

async function importResume(url, person) {
  const form = new FormData();
  form.append('file', new Blob([resumeOf(person.name)], { type: 'text/plain' }), 'resume.txt');
  const started = (await ask({ url, person, method: 'POST', path: `/api/users/${person.userId}/import-resume?source=text`, body: form })).body;
  await untilDone(url, person, started.jobId);
  const { import: read, review } = (await ask({ url, person, path: `/api/resume-imports/${started.importId}` })).body;
  const entries = Object.fromEntries(read.result.entries.map(({ id }) => [id, { decision: 'accepted' }]));
  const decisions = { entries, basics: { name: { decision: 'accepted' } }, profiles: 'undecided', placed: [], leftOut: [] };
  await ask({ url, person, method: 'PATCH', path: `/api/resume-imports/${started.importId}`, body: { version: review.version, decisions } });
  await ask({ url, person, method: 'POST', path: `/api/resume-imports/${started.importId}/accept` });
}

async function publish(url, person) {
  const { items } = (await ask({ url, person, path: '/api/items' })).body;
  if (items.length === 0) throw new Error('The import made no entries.');
  for (const { id, version } of items) await ask({ url, person, method: 'PATCH', path: `/api/items/${id}`, body: { version, visibility: 'public' } });
  const { profile } = (await ask({ url, person, path: '/api/me/settings' })).body;
  await ask({ url, person, method: 'PATCH', path: '/api/me/profile', body: { version: profile.version, visibility: 'public' } });
}

/** Scores a posting that this person has not scored before; throws unless it ends with a result. */
export async function scoreJob(url, person) {
  const { id, jobId } = (await ask({ url, person, method: 'POST', path: '/api/fit-scores', body: { text: advert(`Trial ${randomUUID().slice(0, 8)}`) } })).body;
  await untilDone(url, person, jobId);
  const { score, result } = (await ask({ url, person, path: `/api/fit-scores/${id}` })).body;
  if (!(score ?? result)) throw new Error(`Score ${id} is done and has no result.`);
}

/** Sign in, import, publish, score, share: what one person does on their first day. Answers who they are. */
export async function walkJourney(url, provider, name) {
  const person = await signIn(url, provider, name);
  await importResume(url, person);
  await publish(url, person);
  await scoreJob(url, person);
  const shared = (await ask({ url, person, method: 'POST', path: '/api/links', body: { description: 'For a trial', password: null } })).body;
  const walked = { ...person, token: shared.token };
  await checkKept(url, walked);
  return walked;
}

/** Throws unless everything of an earlier journey is still there: the session, the page for strangers, the score, the link. */
export async function checkKept(url, person) {
  const current = (await ask({ url, person, path: '/api/users/current' })).body;
  if (current.user.id !== person.userId) throw new Error(`${person.name} is no longer signed in.`);
  const { body: page } = await ask({ url, path: `/${person.uname}` });
  if (!page.includes('Tidewater Grid')) throw new Error(`The public page of ${person.uname} lacks what was imported.`);
  const { items } = (await ask({ url, person, path: '/api/fit-scores' })).body;
  if (items.length === 0) throw new Error(`${person.name} has lost a score.`);
  const refused = (await ask({ url, method: 'POST', path: '/api/links/open', body: { token: person.token }, right: [200, 422] })).body;
  const gate = refused.details?.gate;
  const body = { token: person.token, gate, press: { afterMs: 3_000, scrolled: true } };
  const opened = gate ? (await ask({ url, method: 'POST', path: '/api/links/open', body })).body : refused;
  if (opened.uname !== person.uname) throw new Error(`The link of ${person.name} opens ${opened.uname ?? 'nothing'}.`);
}
