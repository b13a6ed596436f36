import { expect, test } from '@playwright/test';
import { ask, productUrl, unitsUsed } from './api';
import { expectAccessible } from './axe';

import { makeEngineer } from './engineer';
import { makePerson } from './person';
import { actAs } from './signed-in';
import { inDatabase } from './traces';

const posting = `Payments engineer at Meridian Pay
We look for a payments engineer. You write services in Go and PostgreSQL.
Requirements
- Five years of Go
- PostgreSQL
- You have worked with Kafka or a similar log`;

/** Asks as a program does: with a key, and nothing that a browser would send. */
async function program(secret: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${productUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

test('with a key its maker’s portfolio is read, scored and written into a resume; it pays as they do, and opens nothing of others', async () => {
  test.setTimeout(120_000);
  const [person, other] = [await makeEngineer('Key Engineer'), await makePerson('Other Private')];
  const scopes = ['portfolios:read', 'fit-scores:read', 'fit-scores:write', 'resumes:read', 'resumes:write', 'links:write', 'files:read'];
  const wish = { name: 'Own assistant', scopes, addresses: [], days: 30 };
  const { body: made } = await ask(person, 'POST', '/api/api-keys', wish);
  const { secret } = made;
  const own = await program(secret, 'GET', `/portfolios/${person.uname}`);
  expect([own.status, own.body.items.length > 0]).toEqual([200, true]);
  expect((await program(secret, 'GET', `/portfolios/${other.uname}`)).status).toBe(404);
  expect((await program(secret, 'GET', '/portfolios/me/resume.json')).body.basics.name).toBe('Key Engineer');
  const until = async (path: string) => {
    await expect.poll(async () => (await program(secret, 'GET', path)).body.state, { timeout: 60_000 }).toBe('done');
    return (await program(secret, 'GET', path)).body;
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const started = await program(secret, 'POST', '/fit-scores', { text: posting }, headers);
  expect(started.status).toBe(202);
  expect((await program(secret, 'POST', '/fit-scores', { text: posting }, headers)).body).toEqual(started.body);
  const score = await until(`/fit-scores/${started.body.id}`);
  expect(score.result.requirements.length).toBeGreaterThan(0);
  expect(await unitsUsed(person, 'fit-score')).toBe(1);
  const resume = await program(secret, 'POST', '/resumes', { text: posting });
  expect(resume.status).toBe(202);
  await until(`/resumes/${resume.body.id}`);
  expect(await unitsUsed(person, 'tailor-made')).toBe(1);
  expect((await program(secret, 'POST', '/links', { description: 'For a recruiter' })).status).toBe(201);
  expect((await program(secret, 'GET', '/files')).body.items).toEqual([]);
  expect((await program(secret, 'GET', `/files/${person.userId}`)).status).toBe(404);
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
  expect(await program(secret, 'GET', '/me')).toMatchObject({ status: 200, body: { name: 'Greenhouse sync', accountId: person.userId, mode: 'live' } });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await program(secret, 'POST', '/jobs', { text: posting }, headers);
  expect([made.status, made.body.company]).toEqual([201, 'Meridian Pay']);
  expect((await program(secret, 'POST', '/jobs', { text: posting }, headers)).body.id).toBe(made.body.id);
  const path = `/jobs/${made.body.id}`;
  const tag = (await program(secret, 'GET', path)).headers.get('etag') ?? '';
  expect((await program(secret, 'PATCH', path, { title: 'Senior payments engineer' }, { 'if-match': tag })).status).toBe(200);
  expect(await program(secret, 'PATCH', path, { title: 'Late' }, { 'if-match': tag })).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
  // Blind mode is a person's to end, and what has no scope stays shut.
  expect(await program(secret, 'PATCH', path, { isBlind: false, version: 2 })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await program(secret, 'GET', `${path}/candidates`)).body).toMatchObject({ rows: [] });
  expect((await program(secret, 'POST', `${path}/criteria`, {})).status).toBe(403);
  expect((await program(secret, 'GET', '/fit-scores')).body.items).toEqual([]);
  expect((await program(secret, 'GET', '/links')).status).toBe(403);
  expect((await program(person.authCode, 'GET', '/me')).status).toBe(401);
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
  for (const one of [secret, next]) expect((await program(one, 'GET', '/me')).status).toBe(200);

  // The rest on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(row.getByText('revoked', { exact: false })).toBeVisible();
  for (const one of [secret, next]) await expect.poll(async () => (await program(one, 'GET', '/me')).status, { timeout: 5_500 }).toBe(401);
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  const { body } = await ask(person, 'GET', '/api/organisation/log');
  expect(body.items.map(({ action }: { action: string }) => action)).toEqual(['key.revoked', 'key.rotated', 'screening-job.made', 'key.made']);
});
