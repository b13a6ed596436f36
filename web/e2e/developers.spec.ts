import { expect, test } from '@playwright/test';
import { ask, productUrl, unitsUsed } from './api';
import { expectAccessible } from './axe';
import { programExamples } from './contracts';
import { makeEngineer } from './engineer';
import { makePerson } from './person';
import { programWith, refusalOf } from './program';
import { actAs } from './signed-in';
import { inDatabase } from './traces';

/** The posting that the documentation shows. */
const examplePosting = programExamples['POST /api/v1/jobs']?.body as { text: string };

test('with a key its maker’s portfolio is read, scored and written into a resume; it pays as they do, opens nothing of others, and ends with all their sign-ins', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [person, other] = [await makeEngineer('Key Engineer'), await makePerson('Other Private')];
  const scopes = ['portfolios:read', 'fit-scores:read', 'fit-scores:write', 'resumes:read', 'resumes:write', 'links:write', 'files:read'];
  const wish = { name: 'Own assistant', scopes, addresses: [], days: 30 };
  const { body: made } = await ask(person, 'POST', '/api/api-keys', wish);
  const program = programWith(made.secret);
  const own = await program.get('/portfolios/{key}', { path: { key: person.uname } });
  expect(own.data.items.length).toBeGreaterThan(0);
  expect(await refusalOf(program.get('/portfolios/{key}', { path: { key: other.uname } }))).toBe('404 NOT_FOUND');
  expect((await program.get('/portfolios/me/resume.json')).data.basics).toMatchObject({ name: 'Key Engineer' });
  const done = { timeout: 60_000 };
  const body = examplePosting;
  const idempotencyKey = crypto.randomUUID();
  const started = await program.post('/fit-scores', { body, idempotencyKey });
  expect(started.status).toBe(202);
  expect((await program.post('/fit-scores', { body, idempotencyKey })).data).toEqual(started.data);
  const path = { id: started.data.id };
  await expect.poll(async () => (await program.get('/fit-scores/{id}', { path })).data.state, done).toBe('done');
  const score = (await program.get('/fit-scores/{id}', { path })).data;
  expect(score.result?.requirements.length).toBeGreaterThan(0);
  expect(await unitsUsed(person, 'fit-score')).toBe(1);
  const listed: string[] = [];
  for await (const { id } of program.each('/fit-scores')) listed.push(id);
  expect(listed).toEqual([path.id]);
  const resume = await program.post('/resumes', { body });
  expect(resume.status).toBe(202);
  await expect.poll(async () => (await program.get('/resumes/{id}', { path: { id: resume.data.id } })).data.state, done).toBe('done');
  expect(await unitsUsed(person, 'tailor-made')).toBe(1);
  expect((await program.post('/links', { body: { description: 'For a recruiter' } })).status).toBe(201);
  expect((await program.get('/files')).data.items).toEqual([]);
  expect(await refusalOf(program.get('/files/{id}', { path: { id: person.userId } }))).toBe('404 NOT_FOUND');

  // Whoever signs out everywhere is told first that the key ends, too.
  await actAs(page, person);
  await page.goto('/app/settings/sessions');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(dialog.getByText('every key that you made stops', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await program.get('/files')).status).toBe(200);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.poll(() => refusalOf(program.get('/files')), { timeout: 5_500, intervals: [250] }).toBe('401 KEY_REFUSED');
});

test('a key is made, used by a program, rotated and revoked; within five seconds it opens nothing', async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await makePerson('Dev Eloper', ['--type', 'business']);
  await actAs(page, person);
  await page.goto('/app/developers');
  const dialog = page.getByRole('dialog');
  await expect(page.getByText('No keys yet')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create a key' }).click();
  await dialog.getByRole('button', { name: 'Create the key' }).click({ timeout: 20_000 });
  await expect(dialog.getByText('Choose at least one thing that the key may do.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Greenhouse sync');
  const may = (resource: string, way: string) => dialog.getByRole('group', { name: resource, exact: true }).getByText(way, { exact: true }).click();
  await may('Jobs', 'Write');
  await may('Candidates', 'Read');
  await may('FitScores', 'Read');
  await dialog.getByLabel('Only from these addresses').fill('not an address');
  await dialog.getByRole('button', { name: 'Create the key' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog.getByLabel('Only from these addresses').fill('127.0.0.0/8, ::1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create the key' }).click();
  await expect(dialog.getByText('Created and copied')).toBeVisible();
  await expectAccessible(page);
  const secret = await dialog.getByLabel('Key', { exact: true }).inputValue();
  expect(secret).toMatch(/^folia_live_[\w-]{43}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`folia_live_…${secret.slice(-4)}`)).toBeVisible();

  // A program takes it from here.
  const program = programWith(secret);
  expect((await program.get('/me')).data).toMatchObject({ name: 'Greenhouse sync', accountId: person.userId, mode: 'live' });
  const body = examplePosting;
  const idempotencyKey = crypto.randomUUID();
  const made = await program.post('/jobs', { body, idempotencyKey });
  expect([made.status, made.data.company]).toEqual([201, 'Meridian Pay']);
  expect((await program.post('/jobs', { body, idempotencyKey })).data.id).toBe(made.data.id);
  const path = { jobId: made.data.id };
  const ifMatch = (await program.get('/jobs/{jobId}', { path })).tag ?? '';
  expect((await program.patch('/jobs/{jobId}', { path, body: { title: 'Senior payments engineer' }, ifMatch })).status).toBe(200);
  expect(await refusalOf(program.patch('/jobs/{jobId}', { path, body: { title: 'Late' }, ifMatch }))).toBe('409 VERSION_CONFLICT');
  // Blind mode is a person's to end, and what has no scope stays shut.
  expect(await refusalOf(program.patch('/jobs/{jobId}', { path, body: { isBlind: false, version: 2 } }))).toBe('403 FORBIDDEN');
  expect((await program.get('/jobs/{jobId}/candidates', { path })).data).toMatchObject({ rows: [] });
  expect(await refusalOf(program.post('/jobs/{jobId}/criteria', { path, body: { words: 'Go', importance: 'must' } }))).toBe('403 FORBIDDEN');
  expect((await program.get('/fit-scores')).data.items).toEqual([]);
  expect(await refusalOf(program.get('/links'))).toBe('403 FORBIDDEN');
  expect(await refusalOf(programWith(person.authCode).get('/me'))).toBe('401 KEY_REFUSED');
  expect((await fetch(`${productUrl}/api/screening/jobs`, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(401);

  // Only a sign-in of the last minutes makes another secret.
  const row = page.getByRole('listitem').filter({ hasText: 'Greenhouse sync' });
  await inDatabase('user', `UPDATE session SET created_at = now() - interval '1 hour' WHERE user_id = $1`, [person.userId]);
  await page.reload();
  await row.getByRole('button', { name: 'Rotate' }).click({ timeout: 20_000 });
  await expect(dialog.getByText('we ask you to sign in again', { exact: false })).toBeVisible({ timeout: 20_000 });
  await inDatabase('user', `UPDATE session SET created_at = now() WHERE user_id = $1`, [person.userId]);
  await page.reload();
  await row.getByRole('button', { name: 'Rotate' }).click({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Rotate the key' }).click({ timeout: 20_000 });
  const next = await dialog.getByLabel('Key', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row.getByText('The secret before works until', { exact: false })).toBeVisible();
  for (const one of [secret, next]) expect((await programWith(one).get('/me')).status).toBe(200);

  // The rest on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(row.getByText('revoked', { exact: false })).toBeVisible();
  for (const one of [secret, next])
    await expect.poll(() => refusalOf(programWith(one).get('/me')), { timeout: 5_500, intervals: [250] }).toBe('401 KEY_REFUSED');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  const log = await ask(person, 'GET', '/api/organisation/log');
  expect(log.body.items.map(({ action }: { action: string }) => action)).toEqual(['key.revoked', 'key.rotated', 'screening-job.made', 'key.made']);
});

test('a program keeps a copy of a board: who applies comes, who withdraws is an id, and only what is new is read', async () => {
  test.setTimeout(120_000);
  const [recruiter, candidate] = [await makePerson('Copy Recruiter', ['--type', 'business']), await makeEngineer('Copy Candidate')];
  const wish = { name: 'Copy', scopes: ['jobs:read', 'candidates:read', 'applications:read'], addresses: [], days: 30 };
  const { body: made } = await ask(recruiter, 'POST', '/api/api-keys', wish);
  const program = programWith(made.secret);
  const { body: job } = await ask(recruiter, 'POST', '/api/screening/jobs', { text: examplePosting.text });
  await ask(recruiter, 'PATCH', `/api/screening/jobs/${job.id}`, { version: job.version, takesApplications: true });
  const first = await program.changes('/candidates');
  expect(first).toMatchObject({ items: [], deleted: [], syncToken: expect.any(String) });
  const tokens = { candidates: first.syncToken ?? '', jobs: (await program.changes('/jobs')).syncToken ?? '' };

  const page = `/api/job-pages/${job.id}`;
  const shown = (await ask(candidate, 'GET', page)).body.digest;
  const shared = (await ask(candidate, 'GET', `${page}/portfolio`)).body.digest;
  const { body: candidacy } = await ask(candidate, 'POST', `${page}/portfolio`, { shown, shared });
  /** What changes is told once nothing that began before it is under way. */
  const next = async () => {
    const found = await program.changes('/candidates', { query: { syncToken: tokens.candidates } });
    tokens.candidates = found.syncToken ?? '';
    return found;
  };
  const came: Awaited<ReturnType<typeof next>>[] = [];
  await expect.poll(async () => came.push(await next()) && came.at(-1)?.items.length).toBe(1);
  const [{ id, name } = { id: '', name: '' }] = came.at(-1)?.items ?? [];
  expect([name, came.flatMap(({ deleted }) => deleted)]).toEqual([null, []]);
  expect((await program.get('/applications/{applicationId}', { path: { applicationId: id } })).data).toMatchObject({ jobId: job.id, source: 'portfolio' });
  const told = async () => (await program.changes('/jobs', { query: { syncToken: tokens.jobs } })).items.map(({ candidates }) => candidates.all);
  await expect.poll(told).toEqual([1]);

  expect((await ask(candidate, 'DELETE', `/api/candidacies/${candidacy.id}/agreement`)).status).toBe(200);
  const gone: string[] = [];
  await expect.poll(async () => gone.push(...(await next()).deleted.map((one) => one.id)) && gone).toEqual([id]);
  expect(await refusalOf(program.get('/applications/{applicationId}', { path: { applicationId: id } }))).toBe('404 NOT_FOUND');
  expect((await program.get('/applications')).data).toMatchObject({ items: [], deleted: [] });
  expect(await refusalOf(program.changes('/candidates', { query: { syncToken: tokens.jobs } }))).toBe('422 BODY_INVALID');
});
