import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl, unitsUsed, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { createFolia, programExamples } from './contracts';
import { makeEngineer, scored } from './engineer';
import { backendJob } from './jobs';
import { mailsTo, newAddress } from './mail';
import { makePerson, type Person } from './person';
import { programWith, refusalOf } from './program';
import { actAs } from './signed-in';
import { inDatabase } from './traces';

type Program = ReturnType<typeof programWith>;
type Ids = Record<string, string>;

let receiver: Server;
const told: string[] = [];
test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    told.push(request.url ?? '');
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => void receiver.close());
const endpoint = (name: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/${name}`;

const done = { timeout: 60_000 };
const both = (...resources: string[]) => resources.flatMap((one) => [`${one}:read`, `${one}:write`]);
const readable = ['candidates:read', 'applications:read', 'files:read'];
const scopes = [...both('portfolios', 'jobs', 'fit-scores', 'resumes', 'screenings', 'criteria', 'links', 'webhooks'), ...readable];

async function keyOf(person: Person, mode: 'live' | 'test'): Promise<string> {
  const { status, body } = await ask(person, 'POST', '/api/api-keys', { name: `A ${mode} one`, mode, scopes, addresses: [], days: 30 });
  expect([status, body]).toMatchObject([201, { key: { mode } }]);
  return body.secret;
}

/** One of each that a program can find. */
async function idsFrom(program: Program): Promise<Ids> {
  const { data: job } = await program.get('/jobs').then(({ data }) => program.get('/jobs/{jobId}', { path: { jobId: data.items[0]?.id ?? '' } }));
  const webhookId = (await program.get('/webhooks')).data.items[0]?.id ?? '';
  return {
    jobId: job.id,
    criterionId: job.criteria[0]?.id ?? '',
    candidateId: (await program.get('/candidates')).data.items[0]?.id ?? '',
    applicationId: (await program.get('/applications')).data.items[0]?.id ?? '',
    files: (await program.get('/files')).data.items[0]?.id ?? '',
    'fit-scores': (await program.get('/fit-scores')).data.items[0]?.id ?? '',
    resumes: (await program.get('/resumes')).data.items[0]?.id ?? '',
    links: (await program.get('/links')).data.items[0]?.id ?? '',
    webhooks: webhookId,
    deliveryId: (await program.get('/webhooks/{id}/deliveries', { path: { id: webhookId } })).data.items[0]?.id ?? '',
  };
}

const request = async (secret: string, method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': crypto.randomUUID(), ...(body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(`${productUrl}/api/v1${path}`, { method, headers, body: body ? JSON.stringify(body) : undefined });
  return { status: response.status, text: await response.text() };
};

/** Every address for programs, with something of the other side in its path: what comes of it, where it is not "there is no such thing". */
async function reached(secret: string, ids: Ids, owner: { uname: string }): Promise<string[]> {
  const { paths } = (await ask(null, 'GET', '/api/openapi.json')).body as { paths: Record<string, object> };
  const addresses = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/api/v1/') && path.includes('{')
      ? Object.keys(methods).map((method) => [method.toUpperCase(), path.slice('/api/v1'.length)] as const)
      : [],
  );
  expect(addresses.length).toBeGreaterThan(30);
  const outcomes: string[] = [];
  for (const [method, path] of addresses) {
    const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const id = name === 'key' ? owner.uname : name === 'id' ? ids[path.split('/')[1] ?? ''] : ids[name];
      return id ?? crypto.randomUUID();
    });
    const example = programExamples[`${method} /api/v1${path}`];
    const body =
      example?.body &&
      JSON.parse(
        JSON.stringify(example.body)
          .replace('"{version}"', '1')
          .replace(/\{criterionId\}/, ids.criterionId ?? ''),
      );
    const query = example?.query ? `?against=${ids['fit-scores']}` : '';
    const { status } = await request(secret, method, named + query, body ?? (method === 'GET' || method === 'DELETE' ? undefined : {}));
    if (status !== 404) outcomes.push(`${method} ${path} ${status}`);
  }
  return outcomes;
}

const lists = ['/me', '/jobs', '/candidates', '/applications', '/fit-scores', '/resumes', '/links', '/files', '/webhooks', '/portfolios/me/resume.json'];
/** What makes something, without naming anything that is there. */
const makes = ['POST /jobs', 'POST /fit-scores', 'POST /resumes', 'POST /links', 'POST /webhooks', 'POST /proposals'];
/** A sandbox has no members, so its keys have no scope for them. */
const refused = ['GET /members'];

/** All that a program is told by lists, as one text. */
async function listed(secret: string): Promise<string> {
  const answers = await Promise.all(lists.map((path) => request(secret, 'GET', path)));
  expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
  // A sync token says when it was given.
  return answers.map(({ text }) => text.replace(/"syncToken":"[^"]*"/, '')).join('\n');
}

/** An account with one of everything, which is real. */
async function makeReal(): Promise<{ person: Person; live: string; address: string }> {
  const address = newAddress('sand-box');
  const person = await makeEngineer('Real Engineer', ['--plan', 'pro', '--type', 'business', '--email', address]);
  await scored(person, 'Meridian Pay');
  const sent = new TextEncoder().encode('Real Engineer\nBackend engineer\n\nSKILLS\nGo');
  expect((await upload(person, sent, 'real.txt', 'text/plain', productUrl, 'text')).status).toBeLessThan(300);
  const { body: resume } = await ask(person, 'POST', '/api/tailored-resumes', { text: backendJob('Harbor Bank') });
  await untilOver(person, resume.jobId);
  const { body: job } = await ask(person, 'POST', '/api/screening/jobs', { text: backendJob('Real Pay') });
  await ask(person, 'PATCH', `/api/screening/jobs/${job.id}`, { version: job.version, takesApplications: true });
  const candidate = await makeEngineer('Real Candidate');
  const page = `/api/job-pages/${job.id}`;
  const shown = (await ask(candidate, 'GET', page)).body.digest;
  const shared = (await ask(candidate, 'GET', `${page}/portfolio`)).body.digest;
  expect((await ask(candidate, 'POST', `${page}/portfolio`, { shown, shared })).status).toBe(201);
  const live = await keyOf(person, 'live');
  const program = programWith(live);
  await program.post('/links', { body: { description: 'A real one' } });
  await program.post('/webhooks', { body: { url: endpoint('live'), types: ['link.viewed', 'fit_score.completed'] } });
  return { person, live, address };
}

test('a test key finds a filled sandbox, and neither side reads or changes anything of the other, whatever is asked', async () => {
  test.setTimeout(240_000);
  const { person, live, address } = await makeReal();
  const before = { units: await unitsUsed(person, 'fit-score'), mails: mailsTo(address).length };
  const secret = await keyOf(person, 'test');
  const program = programWith(secret);
  const { accountId, ...self } = (await program.get('/me')).data;
  expect(self).toMatchObject({ mode: 'test', makerId: accountId });
  expect(accountId).not.toBe(person.userId);

  // What stands in it, as the product itself has read and found it.
  const sandboxed = (await program.get('/portfolios/{key}', { path: { key: accountId } })).data;
  expect([sandboxed.profile.name, sandboxed.items.length]).toEqual(['Sandy Sample', 9]);
  const jobId = (await program.get('/jobs')).data.items[0]?.id ?? '';
  await expect.poll(async () => (await program.get('/jobs/{jobId}/screening', { path: { jobId } })).data, done).toMatchObject({ all: 3, read: 3, runId: null });
  const { rows } = (await program.get('/jobs/{jobId}/candidates', { path: { jobId } })).data;
  expect(rows.map(({ points }) => points !== null)).toEqual([true, true, true]);
  expect(rows[0]?.points).toBeGreaterThan(rows[2]?.points ?? 0);
  await expect.poll(async () => (await program.get('/fit-scores')).data.items[0]?.state, done).toBe('done');

  const [file] = (await program.get('/files')).data.items;
  const original = await request(secret, 'GET', `/files/${file?.id}`);
  expect([file?.name, original.status, original.text.split('\n')[0]]).toEqual(['sandy-sample.txt', 200, 'Sandy Sample']);

  // A program writes there, and pays nothing.
  const { data: resume } = await program.post('/resumes', { body: { text: backendJob('Tried Pay') } });
  await expect.poll(async () => (await program.get('/resumes/{id}', { path: { id: resume.id } })).data.state, done).toBe('done');
  await program.post('/webhooks', { body: { url: endpoint('test'), types: ['fit_score.completed'] } });
  const { data: score } = await program.post('/fit-scores', { body: { text: backendJob('Tried Bank') } });
  await expect.poll(async () => (await program.get('/fit-scores/{id}', { path: { id: score.id } })).data.state, done).toBe('done');
  await expect.poll(() => told.filter((one) => one === '/test').length, done).toBe(2);
  expect(await unitsUsed(person, 'fit-score')).toBe(before.units);

  const [realProgram, ids] = [programWith(live), { live: await idsFrom(programWith(live)), test: await idsFrom(program) }];
  for (const side of [ids.live, ids.test]) expect(Object.values(side)).not.toContain('');
  const real = await listed(live);
  const tried = await listed(secret);
  expect(await reached(secret, ids.live, person)).toEqual([]);
  expect(await reached(live, ids.test, { uname: sandboxed.uname })).toEqual([]);
  expect([await listed(live), await listed(secret)]).toEqual([real, tried]);
  for (const id of [...Object.values(ids.live), person.userId, person.uname]) expect(tried).not.toContain(id);
  for (const id of [...Object.values(ids.test), accountId, sandboxed.uname]) expect(real).not.toContain(id);

  // Nobody comes by another door either: as a guest, as the person whose sandbox it is, by an agent's tools.
  for (const who of [null, person]) {
    for (const path of [
      `/api/portfolios/${sandboxed.uname}`,
      `/api/portfolios/${accountId}`,
      `/api/job-pages/${jobId}`,
      `/api/screening/jobs/${jobId}/board`,
    ]) {
      expect([path, [401, 404].includes((await ask(who, 'GET', path)).status)]).toEqual([path, true]);
    }
  }
  const agent = await fetch(`${productUrl}/api/mcp`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } });
  expect(agent.status).toBe(401);
  // A live score is told to the live endpoint, and to no other.
  const atTest = told.filter((one) => one === '/test').length;
  const { data: paid } = await realProgram.post('/fit-scores', { body: { text: backendJob('Paid Pay') } });
  await expect.poll(async () => (await realProgram.get('/fit-scores/{id}', { path: { id: paid.id } })).data.state, done).toBe('done');
  await expect.poll(() => told.filter((one) => one === '/live').length, done).toBe(2);
  expect(told.filter((one) => one === '/test').length).toBe(atTest);
  expect(mailsTo(address).length).toBe(before.mails);

  // What makes something makes it in the sandbox alone. With what was reached and listed above, these are all addresses there are.
  const { paths } = (await ask(null, 'GET', '/api/openapi.json')).body as { paths: Record<string, object> };
  const others = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/api/v1/') && !path.includes('{') ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api/v1'.length)}`) : [],
  );
  expect(others.sort()).toEqual([...lists.map((path) => `GET ${path}`), ...makes, ...refused].sort());
  const paidFor = await listed(live);
  for (const one of [...makes, ...refused]) {
    const [method = '', path = ''] = one.split(' ');
    const body = programExamples[`${method} /api/v1${path}`]?.body;
    const { status } = await request(secret, method, path, body && JSON.parse(JSON.stringify(body).replace('{endpoint}', endpoint('made'))));
    expect([one, status < 300 ? 'done' : status]).toEqual([one, makes.includes(one) ? 'done' : 403]);
  }
  expect(await listed(live)).toBe(paidFor);
});

const made = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Your new key' });
  const secret = await dialog.getByLabel('Key', { exact: true }).inputValue({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  return secret;
};

test('a test key is made on the screen, tries a write in the documentation, and its sandbox is reset', async ({ page }) => {
  test.setTimeout(120_000);
  const person = await makePerson('Tries Keys');
  await actAs(page, person);
  await page.goto('/app/developers');
  await page.getByRole('button', { name: 'Create a key' }).click({ timeout: 20_000 });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('First steps');
  await dialog.getByText('Test', { exact: true }).click();
  await expect(dialog.getByText('made-up people and jobs only', { exact: false })).toBeVisible();
  await dialog.getByRole('group', { name: 'Jobs', exact: true }).getByText('Write', { exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create the key' }).click();
  const secret = await made(page);
  expect(secret).toMatch(/^folia_test_/);
  // The page goes to where the key is; live ones stand apart.
  const shown = page.getByText(`folia_test_…${secret.slice(-4)}`);
  await expect(shown).toBeVisible();
  await expect(page).toHaveURL(/developers\?mode=test$/);
  await expect(page.getByText('Test mode')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Live' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL(/developers$/);

  await page.goto('/app/api-docs');
  const row = page.getByRole('group').filter({ hasText: 'POST /jobsRead' }).first();
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Try it' }).click();
  await row.getByLabel('Key').fill(secret.replace('_test_', '_live_'));
  await row.getByRole('button', { name: 'Send' }).click();
  await expect(row.getByText('Writing is tried with a test key alone', { exact: false })).toBeVisible();
  await row.getByLabel('Key').fill(secret);
  await row.getByRole('button', { name: 'Send' }).click();
  await expect(row.getByRole('region', { name: 'Answer, 201' })).toContainText('Meridian Pay');
  await expectAccessible(page);
  const program = createFolia({ key: secret, url: productUrl });
  expect((await program.get('/jobs')).data.items).toHaveLength(2);
  expect((await ask(person, 'GET', '/api/screening/jobs')).body.items).toEqual([]);

  const holder = (await program.get('/me')).data.accountId;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/developers?mode=test');
  await page.getByRole('button', { name: 'Reset the sandbox' }).click({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect(page.getByText('The sandbox is new.')).toBeVisible({ timeout: 30_000 });
  // The key acts on the new one within five seconds, and what was in the one before is erased everywhere.
  await expect.poll(async () => (await program.get('/me')).data.accountId, { timeout: 6_000 }).not.toBe(holder);
  expect((await program.get('/jobs')).data.items).toHaveLength(1);
  const left = async () => (await inDatabase('user', 'SELECT 1 FROM deletion WHERE user_id = $1 AND erased_at IS NULL', [holder])).length;
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  expect(await inDatabase('ai', 'SELECT 1 FROM screening_job WHERE account_id = $1', [holder])).toEqual([]);
  expect(await inDatabase('portfolio', 'SELECT 1 FROM profile WHERE user_id = $1', [holder])).toEqual([]);
  expect(await refusalOf(program.get('/links'))).toBe('403 FORBIDDEN');
});
