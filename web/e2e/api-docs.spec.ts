import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { ask, productUrl, unitsUsed, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { makeEngineer, scored } from './engineer';
import { backendJob } from './jobs';
import { askFor, makeOrganisation } from './organisation';
import { makePerson, type Person } from './person';
import { checkedFetch, programWith } from './program';
import { docxType, resumeDocx } from './resume';

type Example = { way: string; method: string; path: string; code: string };
type Values = Record<string, string | number>;

/** Whoever is asked as `curl` tells what it was called with: nothing but a shell is needed to read an example as a shell does. */
let tools: string;
let receiver: Server;
test.beforeAll(async () => {
  tools = mkdtempSync(join(tmpdir(), 'folia-curl-'));
  writeFileSync(join(tools, 'curl'), `#!/bin/sh\nprintf '%s\\0' "$@"\n`);
  chmodSync(join(tools, 'curl'), 0o755);
  receiver = createServer((request, response) => request.resume().on('end', () => response.writeHead(204).end()));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  receiver.close();
  rmSync(tools, { recursive: true });
});

const shellName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Sends what `curl` is told to send; answers its status. */
async function runCurl({ code }: Example, key: string, values: Values): Promise<number> {
  const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [shellName(name), String(value)]));
  const own = { FOLIA_URL: productUrl, FOLIA_KEY: key, REQUEST_ID: crypto.randomUUID() };
  const { stdout } = await promisify(execFile)('/bin/sh', ['-uc', code], { env: { PATH: `${tools}${delimiter}${process.env.PATH}`, ...own, ...variables } });
  const told = stdout.split('\0').slice(0, -1);
  const after = (flag: string) => told.flatMap((one, at) => (told[at - 1] === flag ? [one] : []));
  const address = told.find((one) => one.startsWith(productUrl)) ?? '';
  const headers = Object.fromEntries(after('-H').map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1).trim()]));
  return (await checkedFetch(address, { method: after('-X')[0] ?? 'GET', headers, body: after('-d')[0] })).status;
}

/** Runs what is written for our client; answers its status. */
async function runTypescript({ code }: Example, key: string, values: Values): Promise<number> {
  const run = new Function('folia', ...Object.keys(values), `return (async () => { ${code.replace('{ data }', '{ status }')} return status; })();`);
  return run(programWith(key), ...Object.values(values)).catch((refused: { status?: number }) => refused.status ?? Promise.reject(refused));
}

const examplesOn = async (page: Page): Promise<Example[]> => {
  const shown = await page.locator('[data-example*=" /"]').evaluateAll((all) => all.map((one) => [one.getAttribute('data-example'), one.textContent]));
  return shown.map(([name, code]) => {
    const [way = '', method = '', path = ''] = (name ?? '').split(' ');
    return { way, method, path, code: code ?? '' };
  });
};

const keyOf = async (person: Person, scopes: string[], account = person.userId): Promise<string> => {
  const { status, body } = await askFor(account, person, 'POST', '/api/api-keys', { name: 'Examples', scopes, addresses: [], days: 30 });
  if (status !== 201) throw new Error(`no key was made: ${status} ${JSON.stringify(body)}`);
  return body.secret;
};
const both = (...resources: string[]) => resources.flatMap((one) => [`${one}:read`, `${one}:write`]);
const personal = /^\/(portfolios|proposals|files|fit-scores|resumes|links)\b/;

/** A person with two of everything that can be deleted, and their organisation with a job that somebody has applied to. */
async function makeWorld() {
  const [admin, owner] = [await makePerson('Docs Admin', ['--admin']), await makeEngineer('Docs Reader', ['--plan', 'pro'])];
  const account = await makeOrganisation(admin, owner, 'Examples and Sons', 3);
  const file = await upload(owner, resumeDocx(), 'resume.docx', docxType);
  await untilOver(owner, file.body.jobId ?? file.body.id);
  const scores = [await scored(owner, 'Meridian Pay'), await scored(owner, 'Harbor Bank')];
  const resumes = [];
  for (const company of ['Meridian Pay', 'Harbor Bank']) {
    const { body } = await ask(owner, 'POST', '/api/tailored-resumes', { text: backendJob(company) });
    await untilOver(owner, body.jobId);
    resumes.push(body.id as string);
  }
  const { body: job } = await askFor(account, owner, 'POST', '/api/screening/jobs', { text: backendJob('Meridian Pay') });
  const opened = await askFor(account, owner, 'PATCH', `/api/screening/jobs/${job.id}`, { version: job.version, takesApplications: true });
  expect(opened.status).toBe(200);
  const candidate = await makeEngineer('Docs Candidate');
  const page = `/api/job-pages/${job.id}`;
  const shown = (await ask(candidate, 'GET', page)).body.digest;
  const shared = (await ask(candidate, 'GET', `${page}/portfolio`)).body.digest;
  expect((await ask(candidate, 'POST', `${page}/portfolio`, { shown, shared })).status).toBe(201);
  return { owner, account, scores, resumes, jobId: job.id as string };
}

test('every example on the page runs with a key: as a shell reads it, and by our client', async ({ page }) => {
  test.setTimeout(300_000);
  const { owner, account, scores, resumes, jobId } = await makeWorld();
  const own = await keyOf(
    owner,
    both('portfolios', 'files', 'fit-scores', 'resumes', 'links').filter((scope) => scope !== 'files:write'),
  );
  const ofOrganisation = await keyOf(
    owner,
    ['candidates:read', 'applications:read', 'members:read', ...both('jobs', 'criteria', 'screenings', 'webhooks')],
    account,
  );
  const [program, team] = [programWith(own), programWith(ofOrganisation)];
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/folia`;
  await page.goto('/app/api-docs');
  const examples = await examplesOn(page);
  const written = new Set(examples.map(({ method, path }) => `${method} ${path}`));
  const { paths } = (await ask(null, 'GET', '/api/openapi.json')).body as { paths: Record<string, object> };
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/api/v1/') ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api/v1'.length)}`) : [],
  );
  expect([...written].sort()).toEqual(known.sort());

  for (const way of ['curl', 'typescript']) {
    const at = way === 'curl' ? 0 : 1;
    const link = (await program.post('/links', { body: { description: 'One of the examples' } })).data.link;
    const hook = (await team.post('/webhooks', { body: { url: `${endpoint}/${way}`, types: ['link.viewed'] } })).data;
    const only = (await team.post('/jobs', { body: { text: backendJob(`Only ${way}`) } })).data;
    for (const { id } of only.criteria.slice(1)) await team.delete('/jobs/{jobId}/criteria/{criterionId}', { path: { jobId: only.id, criterionId: id } });
    await expect.poll(async () => (await team.get('/webhooks/{id}/deliveries', { path: { id: hook.id } })).data.items.length).toBeGreaterThan(0);
    const ids = {
      username: owner.uname,
      fileId: (await program.get('/files')).data.items[0]?.id ?? '',
      fitScoreId: scores[at]?.id ?? '',
      otherFitScoreId: scores[at]?.id ?? '',
      resumeId: resumes[at] ?? '',
      linkId: link.id,
      webhookId: hook.id,
      deliveryId: (await team.get('/webhooks/{id}/deliveries', { path: { id: hook.id } })).data.items[0]?.id ?? '',
      endpoint: `${endpoint}/${way}/another`,
      criterionId: only.criteria[0]?.id ?? '',
      applicationId: (await team.get('/applications', { query: { jobId } })).data.items[0]?.id ?? '',
      candidateId: (await team.get('/jobs/{jobId}/candidates', { path: { jobId } })).data.rows[0]?.id ?? '',
    };
    // Before a change its version is read, as whoever changes something does.
    const versionOf = async ({ method, path }: Example): Promise<number> => {
      if (method !== 'PATCH') return 0;
      if (path.startsWith('/links')) return (await program.get('/links/{id}', { path: { id: link.id } })).data.version;
      if (path.startsWith('/resumes')) return (await program.get('/resumes/{id}', { path: { id: ids.resumeId } })).data.version;
      if (path.startsWith('/webhooks')) return (await team.get('/webhooks/{id}', { path: { id: hook.id } })).data.version;
      const { data } = await team.get('/jobs/{jobId}', { path: { jobId: only.id } });
      return path.endsWith('{criterionId}') ? (data.criteria.find(({ id }) => id === ids.criterionId)?.version ?? 0) : data.version;
    };
    // What orders all criteria comes before another is added, what is deleted goes last, and a link that was revoked is brought back.
    const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
    const late = ({ method, path }: Example) => (path.endsWith('/restore') ? order.length : order.indexOf(method));
    const outcomes = [];
    for (const example of examples.filter((one) => one.way === way).sort((one, other) => late(one) - late(other))) {
      const run = way === 'curl' ? runCurl : runTypescript;
      const job = example.path.includes('candidateId') ? jobId : only.id;
      const status = await run(example, personal.test(example.path) ? own : ofOrganisation, { ...ids, jobId: job, version: await versionOf(example) });
      outcomes.push([way, example.method, example.path, status]);
    }
    // Nothing is being read that could be stopped: the one answer that is a refusal.
    const done = outcomes.filter(([, method, path]) => !(method === 'DELETE' && path === '/jobs/{jobId}/screening'));
    expect(done.filter(([, , , status]) => Number(status) >= 300)).toEqual([]);
    expect(outcomes.length - done.length).toBe(1);
  }
  expect(await unitsUsed(owner, 'fit-score')).toBeGreaterThan(0);
});

test('a webhook is verified by the sample as it stands; another body is not', async ({ page }) => {
  await page.goto('/app/api-docs');
  const code = (await page.locator('[data-example="verification"]').textContent()) ?? '';
  const verify = new Function('Webhook', 'secret', 'body', 'headers', `${code.replace(/^import .*\n/, '')} return { type, timestamp, data };`);
  const [secret, id, now] = [`whsec_${Buffer.from('a secret of an endpoint').toString('base64')}`, 'msg_1', new Date()];
  const body = JSON.stringify({ type: 'link.viewed', timestamp: now.toISOString(), data: { linkId: id } });
  const signature = new Webhook(secret).sign(id, now, body);
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)), 'webhook-signature': signature };
  expect(verify(Webhook, secret, body, headers)).toMatchObject({ type: 'link.viewed', data: { linkId: id } });
  expect(() => verify(Webhook, secret, body.replace('viewed', 'revoked'), headers)).toThrow();
});

test('an address is tried with a key that the page forgets; it works by keyboard and on a phone', async ({ page }) => {
  const person = await makeEngineer('Try It');
  const key = await keyOf(person, ['fit-scores:read']);
  await page.goto('/app/api-docs');
  const row = page.getByRole('group').filter({ hasText: 'GET /fit-scores' }).first();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Try it' }).click();
  await row.getByLabel('Key').fill(key);
  await row.getByRole('button', { name: 'Send' }).click();
  await expect(row.getByRole('region', { name: 'Answer, 200' })).toContainText('"items": []');
  await expectAccessible(page);
  expect(await page.evaluate((secret) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(secret), key)).toBe(false);
  await row.getByLabel('Key').fill('folia_live_nothing');
  await row.getByRole('button', { name: 'Send' }).click();
  await expect(row.getByRole('region', { name: 'Answer, 401' })).toContainText('KEY_REFUSED');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.reload();
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Try it' }).click();
  await expect(row.getByLabel('Key')).toHaveValue('');
});

for (const width of [1440, 390])
  test(`the contents lead to every part of the page, and what every address refuses stands in a table, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/app/api-docs');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const addresses = await contents.getByRole('link').evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) await expect(page.locator(address)).toHaveCount(1);
    await contents.getByRole('link', { name: 'Errors' }).click();
    await expect(page.getByRole('heading', { name: 'Errors' })).toBeInViewport();
    const row = page.getByRole('table', { name: 'What every address can be refused with' }).getByRole('row', { name: /TOO_MANY_REQUESTS/ });
    await expect(row.getByRole('cell').first()).toHaveText('429');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
