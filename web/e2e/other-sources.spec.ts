import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl, unitsUsed, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { resumeDocx } from './resume';
import { actAs } from './signed-in';

const profile = readFileSync(join(import.meta.dirname, '../../libs/engines/resume-reading/src/sources/fixtures/linkedin-en.pdf'));
/** An archive of Profile, Positions, Skills, Email Addresses, Courses and messages; one of 60 MB in 60 kB; a PDF that carries a Europass Candidate. */
const [archive, bomb, europass] = ['linkedin-archive.zip', 'linkedin-bomb.zip', 'europass-candidate.pdf'].map((name) =>
  readFileSync(join(import.meta.dirname, 'fixtures', name)),
) as [Buffer, Buffer, Buffer];
const bytes = (file: Buffer | string) => new Uint8Array(Buffer.from(file));

const text = `Jonas Achterberg
Site manager
jonas.achterberg@example.com

EXPERIENCE

Site Manager, Holzwerk Süd GmbH
May 2019 - Present
- Led up to six building sites at a time

EDUCATION

Master Carpenter, University of Freiburg, 2016 - 2018

SKILLS

Timber framing, Structural analysis
`;

const json = JSON.stringify({
  basics: { name: 'Lucía Ferrándiz', label: 'Nurse', email: 'lucia@example.com' },
  work: [{ name: 'Hospital de la Ribera', position: 'Charge nurse', startDate: '2018-08-01', highlights: ['Ran triage on night shifts'] }],
  skills: [{ name: 'Care', keywords: ['Triage', 'Life support'] }],
  interests: [{ name: 'Choir' }],
  'x-talks': [{ title: 'Nights without noise', event: 'Care Days', date: '2023' }],
});

async function choose(page: Page, button: RegExp, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: button }).click()]);
  await chooser.setFiles(file);
}

async function acceptAndSave(page: Page) {
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const all = page.getByRole('button', { name: /^Accept all read clearly/ });
  if (await all.isVisible()) await all.click();
  const one = page.getByRole('button', { name: /^Accept/ }).first();
  while (await one.isVisible()) await one.click();
  await expect(page.getByText(/^Saved as a draft/)).toBeAttached();
  await page.getByRole('button', { name: /^Save \d+ entries/ }).click();
}

const workOf = async (person: Person) =>
  (await ask(person, 'GET', '/api/items')).body.items
    .filter((item: { kind: string }) => item.kind === 'work')
    .map((item: { fields: Record<string, unknown> }) => item.fields);

test('a LinkedIn data archive is chosen, reviewed beside the lines of its files and saved at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await makePerson('Runa Solvang');
  await actAs(page, person);
  await page.goto('/app/settings/resume-import');
  await expect(page.getByRole('heading', { name: 'Other sources' })).toBeVisible();
  await expect(page.getByText('ZIP, up to 10 MB, 1,000 files and 50 MB unpacked')).toBeVisible();
  await expectAccessible(page);
  await choose(page, /LinkedIn data archive/, { name: 'Basic_LinkedInDataExport.zip', mimeType: 'application/zip', buffer: archive });

  await expect(page.getByText(/One more file .* not opened/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Name: High voltage safety')).toBeVisible();
  // Pointing at a field brings the page of its file and marks its words there.
  await page.locator('[data-mark$="/startDate"]').first().focus();
  await expect(page.locator('[data-paper] [data-spot="active"]')).toHaveText('Mar 2023');
  await acceptAndSave(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Runa Solvang' })).toBeVisible();
  expect(await workOf(person)).toMatchObject([
    { position: 'Principal Engineer', employer: 'Havbris Energi', startDate: '2023-03', current: true, highlights: ['Cut the error by 18 percent'] },
  ]);
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  expect(JSON.stringify(body)).not.toContain('private word');
  expect(await unitsUsed(person)).toBe(1);
});

test('text is pasted, said to be empty before it is sent, reviewed and saved at 390 px, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await makePerson('Jonas Achterberg');
  await actAs(page, person);
  await page.goto('/app/settings/resume-import');
  await page.getByRole('button', { name: /^Paste text/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Text of your resume')).toBeFocused();
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog.getByText('Paste the text of your resume first.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Text of your resume').fill(text);
  await expect(dialog.getByText(`${text.length} of 500,000 characters`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await acceptAndSave(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Achterberg' })).toBeVisible();
  expect(await workOf(person)).toMatchObject([{ position: 'Site Manager', employer: 'Holzwerk Süd GmbH', startDate: '2019-05', current: true }]);
});

test('a text that is no resume is refused with a sentence of its own, and the ways on lead to the other sources', async ({ page }) => {
  const person = await makePerson('No Resume');
  await actAs(page, person);
  await page.goto('/app/settings/resume-import?by=text');
  await page.getByLabel('Text of your resume').fill('Dear Ada,\n\nsee you on Tuesday.\n\nYours');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('heading', { name: /This text does not read like a resume/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  // The text is not lost, and looking at it again does not lose the refusal.
  await page.getByRole('button', { name: 'Paste text' }).click();
  await expect(page.getByLabel('Text of your resume')).toHaveValue(/see you on Tuesday/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'Other sources' })).toBeFocused();
  await expect.poll(() => unitsUsed(person)).toBe(0);
});

test('a ZIP in the drop zone is refused, whatever it is called', async ({ page }) => {
  const person = await makePerson('Foreign Zip');
  await actAs(page, person);
  await page.goto('/app/settings/resume-import');
  await page.locator('input[type=file]').setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: archive });
  await expect(page.getByText(/Only PDF and Word \(DOCX\) files can be read/)).toBeVisible();
  const renamed = await upload(person, bytes(archive), 'resume.docx');
  expect(await untilOver(person, renamed.body.jobId)).toMatchObject({ state: 'failed', error: { code: 'FILE_TYPE_UNSUPPORTED' } });
  await expect.poll(() => unitsUsed(person)).toBe(0);
});

test('a JSON Resume by the API becomes items whose evidence names their path; the same file again is the earlier import', async () => {
  const person = await makePerson('Lucia Ferrandiz');
  const address = `/api/users/${person.userId}/import-resume?source=json-resume`;
  const body = { fileName: 'resume.json', contentBase64: Buffer.from(json).toString('base64') };
  const started = await ask(person, 'POST', address, body);
  expect(started.status).toBe(202);
  expect(await untilOver(person, started.body.jobId)).toMatchObject({ state: 'done' });
  const { import: found, review } = (await ask(person, 'GET', `/api/resume-imports/${started.body.importId}`)).body;
  expect(found.result.unplaced.map(({ words }: { words: string }) => words)).toEqual(['name: Choir']);
  expect(found.result.words.visible).toBe(found.result.words.placed + found.result.words.unplaced);
  const entries = Object.fromEntries(found.result.entries.map(({ id }: { id: string }) => [id, { decision: 'accepted' }]));
  const decisions = { entries, basics: { name: { decision: 'accepted' }, email: { decision: 'accepted' } }, profiles: 'accepted', placed: [], leftOut: [] };
  expect((await ask(person, 'PATCH', `/api/resume-imports/${started.body.importId}`, { version: review.version, decisions })).status).toBe(200);
  expect((await ask(person, 'POST', `/api/resume-imports/${started.body.importId}/accept`)).body.created).toBe(4);
  const { items } = (await ask(person, 'GET', '/api/items')).body;
  const nurse = items.find((item: { kind: string }) => item.kind === 'work');
  expect(nurse.fields).toEqual({
    position: 'Charge nurse',
    employer: 'Hospital de la Ribera',
    startDate: '2018-08',
    current: true,
    highlights: ['Ran triage on night shifts'],
  });
  expect(nurse.provenance.fields.employer[0]).toMatchObject({ words: 'Hospital de la Ribera', method: 'work[0].name', confidence: 1 });
  expect(items.map((item: { kind: string }) => item.kind)).toContain('talk');
  const own = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  expect(own.body.profile.name).toBe('Lucía Ferrándiz');
  expect(await ask(person, 'POST', address, body)).toMatchObject({ status: 202, body: { importId: started.body.importId, reused: true } });
  expect(await unitsUsed(person)).toBe(1);
  const original = await fetch(`${productUrl}/files/${found.fileId}/resume.json`, { headers: { cookie: `folia-session=${person.authCode}` } });
  expect(original.headers.get('content-type')).toContain('application/json');
  expect(await original.text()).toBe(json);
});

for (const [what, file, employer] of [
  ['LinkedIn profile', profile, 'Havbris Energi'],
  ['Europass', europass, 'Estaleiro Ria'],
] as const)
  test(`a ${what} PDF is known by its content in the drop zone`, async () => {
    const person = await makePerson(`Paper ${what.slice(0, 5)}`);
    const { body } = await upload(person, bytes(file), 'profile.pdf');
    expect(await untilOver(person, body.jobId)).toMatchObject({ state: 'done' });
    const { result } = (await ask(person, 'GET', `/api/resume-imports/${body.importId}`)).body.import;
    const jobs = result.entries.filter(({ kind }: { kind: string }) => kind === 'work');
    expect(jobs[0].fields.employer).toBe(employer);
    expect(jobs[1].fields.employer).toBe(employer);
    expect(result.pages[0].hasImage).toBe(what === 'LinkedIn profile');
  });

test('what is not what it was sent as is refused at once, what is broken by the reader; nothing is spent', async () => {
  const person = await makePerson('Mis Match');
  for (const [source, file] of [
    ['linkedin-archive', '%PDF-1.7'],
    ['json-resume', archive],
    ['text', archive],
    ['text', '%PDF-1.7'],
  ] as const) {
    const refused = await upload(person, bytes(file), 'x', 'application/octet-stream', productUrl, source);
    expect(refused).toMatchObject({ status: 415, body: { code: 'FILE_TYPE_MISMATCH', details: { source } } });
    expect(refused.body.message).not.toContain('DOCX');
  }
  expect((await ask(person, 'GET', '/api/resume-imports')).body.items).toEqual([]);
  for (const [source, file, code, words] of [
    ['linkedin-archive', Buffer.from(resumeDocx()), 'FILE_TYPE_MISMATCH', 'LinkedIn data archive'],
    ['linkedin-archive', bomb, 'FILE_TOO_COMPLEX', '50 MB'],
    ['json-resume', '{"work": [', 'FILE_CORRUPT', 'JSON is broken'],
    ['json-resume', '{"name": "x"}', 'NOT_A_RESUME', 'not a JSON Resume'],
    ['text', 'hello', 'NOT_A_RESUME', 'This text'],
  ] as const) {
    const { body } = await upload(person, bytes(file), 'x', 'application/octet-stream', productUrl, source);
    const { state, error } = await untilOver(person, body.jobId);
    expect([source, state, error.code, error.message]).toEqual([source, 'failed', code, expect.stringContaining(words)]);
  }
  await expect.poll(() => unitsUsed(person)).toBe(0);
  const unknown = await upload(person, bytes(text), 'x.txt', 'text/plain', productUrl, 'telepathy');
  expect(unknown).toMatchObject({ status: 422, body: { code: 'BODY_INVALID' } });
});
