import { expect, test } from '@playwright/test';
import { ask, followJob, productUrls, unitsUsed, untilOver, upload } from './api';
import { makePerson, type Person } from './person';
import { docxType, resumeDocx, resumePdf } from './resume';

const acceptAll = (entries: { id: string }[]) => ({
  entries: Object.fromEntries(entries.map(({ id }) => [id, { decision: 'accepted' }])),
  basics: { name: { decision: 'accepted' }, headline: { decision: 'accepted' }, email: { decision: 'accepted' } },
  profiles: 'accepted',
  placed: [],
  leftOut: [],
});

async function importAndSave(person: Person, importId: string) {
  const { body } = await ask(person, 'GET', `/api/resume-imports/${importId}`);
  const { version } = body.review;
  const kept = await ask(person, 'PATCH', `/api/resume-imports/${importId}`, { version, decisions: acceptAll(body.import.result.entries) });
  expect(kept.status).toBe(200);
  return { result: body.import.result, saved: await ask(person, 'POST', `/api/resume-imports/${importId}/accept`) };
}

test('a PDF becomes a portfolio: upload, real progress, review, save, publish, seen by a stranger', async ({ browser }) => {
  const person = await makePerson('Mira Solheim');
  const started = await upload(person, await resumePdf(browser, 'Mira Solheim'), 'Mira.pdf');
  expect(started.status).toBe(202);
  const events = await followJob(person, started.body.jobId);
  const steps = events.filter(({ type }) => type === 'step').map(({ name }) => name);
  expect([...new Set(steps)]).toEqual(['stored', 'read', 'sections', 'entries', 'ready']);
  const read = events.find(({ name }) => name === 'read');
  expect(read?.facts?.pages).toBe(1);
  expect(read?.facts?.words).toBeGreaterThan(60);
  const percents = events.flatMap(({ percent }) => percent ?? []);
  expect([...percents].sort((a, b) => a - b)).toEqual(percents);

  const { result, saved } = await importAndSave(person, started.body.importId);
  expect(result.words.visible).toBe(result.words.placed + result.words.unplaced);
  expect(saved).toMatchObject({ status: 200, body: { uname: person.uname, created: result.entries.length } });
  expect((await ask(null, 'GET', `/api/portfolios/${person.uname}`)).status).toBe(404);

  const own = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: own.body.owner.profileVersion, visibility: 'public' })).status).toBe(200);
  const seen = await ask(null, 'GET', `/api/portfolios/${person.uname}`);
  expect(seen.body.profile).toMatchObject({ name: 'Mira Solheim', email: null });
  expect(
    seen.body.items.filter((item: { kind: string }) => item.kind === 'work').map((item: { fields: { employer: string } }) => item.fields.employer),
  ).toEqual(['Tidewater Grid', 'Norrbank ASA']);
  expect(await unitsUsed(person)).toBe(1);
});

test('a Word document, sent as JSON with base64, becomes items with evidence', async () => {
  const person = await makePerson('Nora Lindgren');
  const contentBase64 = Buffer.from(resumeDocx()).toString('base64');
  const started = await ask(person, 'POST', `/api/users/${person.userId}/import-resume`, { fileName: 'Nora.docx', contentBase64 });
  expect(started.status).toBe(202);
  expect(await untilOver(person, started.body.jobId)).toMatchObject({ state: 'done' });
  const { saved } = await importAndSave(person, started.body.importId);
  expect(saved.status).toBe(200);
  const { body } = await ask(person, 'GET', '/api/items');
  const lead = body.items.find((item: { fields: { position?: string } }) => item.fields.position === 'Ward Lead');
  expect(lead.fields).toMatchObject({ employer: 'Fyris Rehabilitation Clinic', startDate: '2021-03', current: true });
  expect(lead.provenance.fields.position[0].words).toContain('Ward Lead');
});

test('the same file again answers with the earlier import and spends nothing; saving it again makes no doubles', async () => {
  const person = await makePerson('Same File');
  const first = await upload(person, resumeDocx(), 'a.docx', docxType);
  await untilOver(person, first.body.jobId);
  await importAndSave(person, first.body.importId);
  const before = (await ask(person, 'GET', '/api/items')).body.items.length;
  const again = await upload(person, resumeDocx(), 'other name.docx', docxType);
  expect(again).toMatchObject({ status: 202, body: { importId: first.body.importId, reused: true } });
  await importAndSave(person, again.body.importId);
  expect((await ask(person, 'GET', '/api/items')).body.items).toHaveLength(before);
  expect(await unitsUsed(person)).toBe(1);
});

test('ten uploads of one file at once make one import and spend one unit', async () => {
  const person = await makePerson('Ten At Once', ['--plan', 'pro']);
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(person, resumeDocx(), 'a.docx', docxType)));
  expect(new Set(answers.map(({ body }) => body.importId)).size).toBe(1);
  await untilOver(person, answers[0]?.body.jobId);
  await expect.poll(() => unitsUsed(person)).toBe(1);
});

test('discarding gives the unit back once per file', async () => {
  const person = await makePerson('Dis Card');
  for (const expected of [0, 1]) {
    const { body } = await upload(person, resumeDocx(), 'a.docx', docxType);
    expect(await untilOver(person, body.jobId)).toMatchObject({ state: 'done' });
    expect((await ask(person, 'POST', `/api/resume-imports/${body.importId}/discard`)).status).toBe(200);
    await expect.poll(() => unitsUsed(person)).toBe(expected);
    // The next upload has to be a new import, not this one.
    await expect.poll(async () => (await ask(person, 'GET', '/api/resume-imports')).body.items[0].review).toBe('discarded');
  }
});

test('a spent plan is 402 with everything needed to go on, and keeps what was there', async ({ browser }) => {
  const person = await makePerson('Spent Plan');
  for (const mark of ['one', 'two']) {
    const { body } = await upload(person, await resumePdf(browser, 'Spent Plan', mark), `${mark}.pdf`);
    await untilOver(person, body.jobId);
  }
  const third = await upload(person, await resumePdf(browser, 'Spent Plan', 'three'), 'three.pdf');
  expect(third).toMatchObject({
    status: 402,
    body: { code: 'QUOTA_EXCEEDED', details: { meter: 'resume-import', limit: 2, used: 2, upgradeUrl: '/pricing' } },
  });
  expect((await ask(person, 'GET', '/api/resume-imports')).body.items).toHaveLength(2);
});

test('refused imports keep no file: eight of 9 MB on a spent plan take up nothing of the 50 MB there are', async ({ browser }) => {
  const person = await makePerson('Spent Twice');
  for (const mark of ['first', 'second']) {
    const { body } = await upload(person, await resumePdf(browser, 'Spent Twice', mark), `${mark}.pdf`);
    await untilOver(person, body.jobId);
  }
  const pdf = await resumePdf(browser, 'Spent Twice', 'heavy');
  // More than the plan allows, if any of them stayed; bytes after the end of a PDF do not change it.
  for (let attempt = 0; attempt < 8; attempt++) {
    const heavy = new Uint8Array(9 * 1024 * 1024).fill(attempt + 32);
    heavy.set(pdf);
    expect(await upload(person, heavy, `heavy-${attempt}.pdf`)).toMatchObject({ status: 402, body: { code: 'QUOTA_EXCEEDED' } });
  }
  expect((await ask(person, 'GET', '/api/resume-imports')).body.items).toHaveLength(2);
});

test('a cancelled import stops, spends nothing, and cancelling it twice says so', async ({ browser }) => {
  const person = await makePerson('Can Cel');
  const { body } = await upload(person, await resumePdf(browser, 'Can Cel', 'long', 40), 'long.pdf');
  const cancelled = await ask(person, 'DELETE', `/api/jobs/${body.jobId}`);
  expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled' } });
  expect(await ask(person, 'DELETE', `/api/jobs/${body.jobId}`)).toMatchObject({ status: 409, body: { code: 'JOB_OVER' } });
  expect((await followJob(person, body.jobId)).at(-1)).toMatchObject({ type: 'cancelled' });
  await expect.poll(() => unitsUsed(person)).toBe(0);
});

test('progress can be followed from either gateway', async ({ browser }) => {
  const person = await makePerson('Two Gateways');
  const { body } = await upload(person, await resumePdf(browser, 'Two Gateways', 'gateways', 10), 'long.pdf');
  const streams = await Promise.all(productUrls.map((url) => followJob(person, body.jobId, url)));
  expect(streams).toHaveLength(2);
  for (const events of streams) {
    expect(events.some(({ name }) => name === 'read')).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: 'done' });
  }
});

test('the original can be fetched and deleted by its owner', async () => {
  const person = await makePerson('Own Er');
  const { body } = await upload(person, resumeDocx(), 'Nora "x" é.docx', docxType);
  await untilOver(person, body.jobId);
  const { import: found } = (await ask(person, 'GET', `/api/resume-imports/${body.importId}`)).body;
  const cookie = `folia-session=${person.authCode}`;
  const original = await fetch(`${productUrls[0]}/files/${found.fileId}/nora.docx`, { headers: { cookie } });
  expect(original.status).toBe(200);
  expect(original.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(original.headers.get('x-content-type-options')).toBe('nosniff');
  expect(original.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await original.arrayBuffer()).equals(Buffer.from(resumeDocx()))).toBe(true);
  expect((await ask(person, 'DELETE', `/api/files/${found.fileId}`)).status).toBe(200);
  expect((await fetch(`${productUrls[0]}/files/${found.fileId}/nora.docx`, { headers: { cookie } })).status).toBe(404);
});
