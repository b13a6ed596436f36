import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { type Entry, fromBuffer } from 'yauzl';
import { ask, productUrl, untilOver, upload } from './api';
import { itemKinds } from './contracts';
import { everyField } from './every-field';
import { backendJob } from './jobs';
import { makePerson, type Person } from './person';
import { docxType, resumeDocx } from './resume';

const ajv = new Ajv({ allErrors: true });
addFormats(ajv);
const schema = join(import.meta.dirname, '../../libs/engines/resume-reading/src/fixtures/json-resume.schema.json');
const isJsonResume = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));

type Item = { kind: string; fields: Record<string, unknown> };
const itemsOf = async (person: Person): Promise<Item[]> =>
  (await ask(person, 'GET', '/api/items')).body.items.map(({ kind, fields }: Item) => ({ kind, fields }));
const byKind = (items: Item[]) => Object.fromEntries(itemKinds.map((kind) => [kind, items.filter((one) => one.kind === kind).map(({ fields }) => fields)]));

const basics = {
  name: 'Runa Solvang',
  headline: 'Engineer; nights, mostly',
  summary: 'One line.\nAnother.\n\n- a point\n  - a point below it',
  location: 'Bergen, Norway',
  links: [
    { label: 'Github', url: 'https://github.com/runasol' },
    { label: 'Blog of mine', url: 'https://blog.example' },
  ],
  email: { value: 'runa@example.com', visibility: 'public' },
  phone: { value: '+47 555 01 877', visibility: 'private' },
};

async function makeWhole(plan = 'free'): Promise<Person> {
  const person = await makePerson('Runa Solvang', plan === 'free' ? [] : ['--plan', plan]);
  for (const kind of itemKinds) expect((await ask(person, 'POST', '/api/items', { content: { kind, fields: everyField(kind) } })).status).toBe(201);
  const present = { position: 'Lead', employer: 'Havbris', startDate: '2023', current: true };
  const unsaid = { degree: 'MSc', startDate: '2010' };
  await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields: present }, visibility: 'private' });
  await ask(person, 'POST', '/api/items', { content: { kind: 'education', fields: unsaid } });
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  const changed = await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, basics });
  expect(changed.status).toBe(200);
  return person;
}

/** Every file of a ZIP, as text. */
function unzip(bytes: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failed, zip) => {
      if (failed || !zip) return reject(failed);
      const files: Record<string, string> = {};
      zip.on('entry', (entry: Entry) =>
        zip.openReadStream(entry, async (error, stream) => {
          if (error || !stream) return reject(error);
          const pieces: Buffer[] = [];
          for await (const piece of stream) pieces.push(piece as Buffer);
          files[entry.fileName] = Buffer.concat(pieces).toString();
          zip.readEntry();
        }),
      );
      zip.on('end', () => resolve(files));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
}

test('a portfolio that leaves as JSON Resume and comes in again is the same, kind by kind and field by field', async () => {
  const person = await makeWhole();
  const exported = await ask(person, 'GET', '/api/me/export/resume.json');
  expect(exported.headers.get('content-disposition')).toBe(`attachment; filename="${person.uname}-resume.json"`);
  isJsonResume(exported.body);
  expect(isJsonResume.errors).toBeNull();
  const other = await makePerson('Else Where');
  const started = await upload(other, Buffer.from(JSON.stringify(exported.body)), 'resume.json', 'application/json', productUrl, 'json-resume');
  expect(await untilOver(other, started.body.jobId)).toMatchObject({ state: 'done' });
  const address = `/api/resume-imports/${started.body.importId}`;
  const { import: found, review } = (await ask(other, 'GET', address)).body;
  expect(found.result.unplaced).toEqual([]);
  const accepted = { decision: 'accepted' };
  const decisions = {
    entries: Object.fromEntries(found.result.entries.map(({ id }: { id: string }) => [id, accepted])),
    basics: Object.fromEntries(['name', 'headline', 'email', 'phone', 'location', 'summary'].map((field) => [field, accepted])),
    profiles: 'accepted',
    placed: [],
    leftOut: [],
  };
  await ask(other, 'PATCH', address, { version: review.version, decisions });
  expect((await ask(other, 'POST', `${address}/accept`)).status).toBe(200);
  expect(byKind(await itemsOf(other))).toEqual(byKind(await itemsOf(person)));
  const { profile } = (await ask(other, 'GET', `/api/portfolios/${other.uname}`)).body;
  expect(profile).toMatchObject({ ...basics, email: basics.email.value, phone: basics.phone.value });
  // And once more: nothing differs from what was exported first.
  const again = (await ask(other, 'GET', '/api/me/export/resume.json')).body;
  expect({ ...again, meta: null }).toEqual({ ...exported.body, meta: null });
});

test('the archive holds the rows of every service, the originals to the byte and what is what', async () => {
  const person = await makeWhole('basic');
  await ask(person, 'POST', '/api/me/profiles', { title: 'Talks', slug: 'talks' });
  const resume = Buffer.from(resumeDocx());
  const { body } = await upload(person, resume, '../Ru:na "x".docx', docxType);
  await untilOver(person, body.jobId);
  await ask(person, 'POST', '/api/links', { description: 'For the archive', password: 'a-password-of-mine' });
  const scored = await ask(person, 'POST', '/api/fit-scores', { text: backendJob('Archive House') });
  await untilOver(person, scored.body.jobId);
  const tailored = await ask(person, 'POST', '/api/tailored-resumes', { postingId: scored.body.postingId });
  await untilOver(person, tailored.body.jobId);
  const answer = await fetch(`${productUrl}/api/me/export/archive.zip`, { headers: { authorization: `Bearer folia:${person.authCode}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  expect(Object.keys(files).slice(0, 6)).toEqual(['README.txt', 'resume.json', 'data/user.json', 'data/portfolio.json', 'data/ai.json', 'data/sharing.json']);
  expect(files['README.txt']).toContain(person.uname);
  const original = Object.keys(files).find((name) => name.startsWith('files/')) ?? '';
  expect(original).toMatch(/^files\/[0-9a-f]{12}-[^/]+\.docx$/);
  expect(files[original]).toBe(resume.toString());
  const data = (service: string) => JSON.parse(files[`data/${service}.json`] ?? '');
  expect(data('user').user).toMatchObject([{ id: person.userId, uname: person.uname }]);
  expect(data('user').identity).toHaveLength(1);
  expect(data('portfolio').item).toHaveLength(itemKinds.length + 2);
  expect(data('portfolio').named_profile).toMatchObject([{ slug: 'talks', items: expect.arrayContaining([data('portfolio').item[0].id]) }]);
  expect(data('ai').resume_import[0].result.entries.length).toBeGreaterThan(0);
  expect(data('ai').posting).toMatchObject([{ id: scored.body.postingId, read: { company: 'Archive House' } }]);
  expect(data('ai').fit_score[0].result.requirements.length).toBeGreaterThan(0);
  expect(data('ai').tailored_resume).toMatchObject([{ id: tailored.body.id, tailoring: { job: { company: 'Archive House' } } }]);
  expect(data('sharing').link).toMatchObject([{ description: 'For the archive' }]);
  // Nothing that gives access, and nothing about anyone else.
  expect(files['data/sharing.json']).not.toMatch(/password_hash|token_hash/);
  expect(data('portfolio').profile).toHaveLength(1);
  for (const path of ['resume.json', 'archive.zip']) {
    expect((await ask(null, 'GET', `/api/me/export/${path}`)).status).toBe(401);
    const byCookie = await fetch(`${productUrl}/api/me/export/${path}`, { headers: { cookie: `folia-session=${person.authCode}` } });
    expect(byCookie.status).toBe(401);
  }
});

test('card and code are for whoever may see the page, and show what they may see', async () => {
  const person = await makeWhole();
  const get = (name: string, as?: Person) => fetch(`${productUrl}/${person.uname}/${name}`, { headers: as ? { cookie: `folia-session=${as.authCode}` } : {} });
  for (const name of ['contact.vcf', 'qr.svg', 'qr.png']) expect([name, (await get(name)).status]).toEqual([name, 404]);
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility: 'public' });
  const card = await (await get('contact.vcf')).text();
  expect(card).toContain('FN:Runa Solvang\r\n');
  expect(card).toContain('EMAIL;TYPE=INTERNET:runa@example.com');
  expect(card).not.toContain('TEL:');
  expect(await (await get('contact.vcf', person)).text()).toContain('TEL:+47 555 01 877');
  const svg = await get('qr.svg');
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(await svg.text()).toMatch(/^<svg .*<\/svg>\s*$/s);
  const png = Buffer.from(await (await get('qr.png')).arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1000);
});
