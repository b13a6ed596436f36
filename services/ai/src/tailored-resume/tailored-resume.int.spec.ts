import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@folia/contracts/errors';
import { lineKey } from '@folia/contracts/line-key';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { SeenByLink } from '@folia/contracts/portfolio/shapes';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { backendJob } from '../fixtures/backend-job';
import { person, type RunningService, runService, untilOver } from '../fixtures/running-service';
import { unitLedger } from '../fixtures/unit-ledger';
import { PostingService } from '../posting/posting.service';
import { LinkedResumeService } from './linked-resume.service';
import { StartTailoringService } from './start-tailoring.service';
import { TailoredResumeService } from './tailored-resume.service';

const workId = newId();
const bakeryId = newId();
const work = {
  position: 'Backend Engineer',
  employer: 'Acme',
  startDate: '2017',
  current: true,
  highlights: [
    'Built Go services over PostgreSQL for ten million people',
    'Ran the on-call rota of twelve services',
    'Moved billing to PostgreSQL 15 without downtime',
  ],
};
const bakery = { name: 'Bread club', startDate: '2022', summary: 'Baked rye bread for neighbours.' };
const profile = {
  name: 'Ada Novak',
  headline: 'Backend engineer',
  summary: '',
  location: 'Berlin',
  links: [],
  email: 'ada@novak.example',
  phone: '+49 30 1234567',
};

/** What the one link shows, if there is one. */
let shown: SeenByLink | null = null;
let service: RunningService;
let items: { id: string; kind: string; fields: Record<string, unknown> }[] = [];
const units = unitLedger();
let hold: Promise<void> = Promise.resolve();

beforeAll(async () => {
  service = await runService([
    answering(viewPortfolio, async (caller, { key, linkId }) => {
      if (linkId !== undefined) {
        if (shown?.resume?.linkId !== linkId) throw new AppError('NOT_FOUND');
        return { version: 1, json: JSON.stringify({ ownerId: key, profile, items, owner: null, link: shown }) };
      }
      expect(caller.actor).toMatchObject({ type: 'user', id: key });
      await hold;
      return { version: 1, json: JSON.stringify({ ownerId: key, profile, items, owner: null }) };
    }),
    ...units.answers,
  ]);
});

afterAll(() => service.close());

beforeEach(() => {
  items = [
    { id: workId, kind: 'work', fields: work },
    { id: bakeryId, kind: 'volunteering', fields: { ...bakery, position: 'Baker', organization: 'Bread club' } },
  ];
  units.clear();
  hold = Promise.resolve();
});

type Caller = ReturnType<typeof person>;
const resumes = () => service.app.get(TailoredResumeService);
const start = (caller: Caller, company = 'Meridian') => service.app.get(StartTailoringService).start(personOf(caller), { text: backendJob(company) });

/** Portfolios answer only when they are let go. */
function holding(): () => void {
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  return letGo;
}
const finished = (caller: Caller, id: string) => untilOver(() => resumes().get(personOf(caller), id));
const textOf = async (caller: Caller, id: string) => Buffer.from((await resumes().write(personOf(caller), id, 'resume.txt')).base64, 'base64').toString();

test('a resume for a job costs one unit; the same job again is the same resume, however it was pasted', async () => {
  const ada = person();
  const started = await start(ada);
  expect(started).toMatchObject({ free: false, reused: false });
  const { result, ...found } = await finished(ada, started.id);
  expect(found).toMatchObject({ state: 'done', company: 'Meridian', role: 'Senior Backend Engineer', version: 1, sentAt: null });
  expect(result?.analysis.keywords.find(({ label }) => /postgres/i.test(label))).toMatchObject({ before: true, after: true });
  expect(result?.analysis.remarks).toContainEqual(expect.objectContaining({ kind: 'must-missing', words: expect.stringMatching(/kafka/i) }));
  expect(result?.fit).toMatchObject({ pages: 1, fits: true });
  const again = await service.app.get(StartTailoringService).start(personOf(ada), { text: `  ${backendJob('Meridian').replace(/\n/g, '\r\n\n')}` });
  expect(again).toMatchObject({ id: started.id, postingId: started.postingId, free: true, reused: true });
  expect((await resumes().list(personOf(ada), {})).items).toHaveLength(1);
  expect((await service.app.get(PostingService).list(personOf(ada), {})).items[0]?.resume).toEqual({ id: started.id, state: 'done', sentAt: null });
  expect(units.reserved).toEqual([started.id]);
});

test('a deleted resume stays paid for', async () => {
  const ada = person();
  const first = await start(ada);
  await finished(ada, first.id);
  await resumes().delete(personOf(ada), first.id);
  expect(await codeOf(resumes().get(personOf(ada), first.id))).toBe('NOT_FOUND');
  const second = await start(ada);
  expect(second).toMatchObject({ free: true, reused: false });
  expect((await finished(ada, second.id)).state).toBe('done');
  expect(units.reserved).toEqual([first.id]);
});

test('of two requests for the last unit one is answered with 402', async () => {
  const ada = person();
  units.left.set(ada.actor.id, 1);
  const outcomes = await Promise.all([codeOf(start(ada, 'Meridian')), codeOf(start(ada, 'Northwind'))]);
  expect(outcomes.sort()).toEqual(['QUOTA_EXCEEDED', 'done']);
  expect((await service.app.get(PostingService).list(personOf(ada), {})).items).toHaveLength(2);
});

test('two requests for the same job make one resume, for one unit', async () => {
  const ada = person();
  const letGo = holding();
  const [one, other] = await Promise.all([start(ada), start(ada)]);
  expect(one.id).toBe(other.id);
  expect([one.reused, other.reused].sort()).toEqual([false, true]);
  letGo();
  await finished(ada, one.id);
  expect((await resumes().list(personOf(ada), {})).items).toHaveLength(1);
  expect(units.reserved.filter((id) => !units.released.includes(id))).toEqual([one.id]);
});

test('an empty portfolio is a failure with its sentence, the unit comes back, and the next try takes its place', async () => {
  const ada = person();
  items = [];
  const { id } = await start(ada);
  expect(await finished(ada, id)).toMatchObject({ state: 'failed', result: null, error: { code: 'PORTFOLIO_EMPTY' } });
  expect(await service.told(id)).toEqual(['job.failed']);
  items = [{ id: workId, kind: 'work', fields: work }];
  const next = await start(ada);
  expect(next).toMatchObject({ free: false, reused: false });
  await finished(ada, next.id);
  expect((await resumes().list(personOf(ada), {})).items.map((one) => one.id)).toEqual([next.id]);
});

test('a resume whose worker died in the middle is made again, and is there once for one unit', async () => {
  const ada = person();
  const letGo = holding();
  const { id } = await start(ada);
  const stateOf = async () => (await service.query<{ state: string }>('SELECT state FROM job WHERE id = $1', [id]))[0]?.state ?? '';
  for (let state = ''; state !== 'running'; await pause(20)) state = await stateOf();
  // Its worker is as good as dead: the row is another one's now.
  await service.query(`UPDATE job SET heartbeat_at = now() - interval '9 s', attempt = attempt + 1 WHERE id = $1`, [id]);
  letGo();
  expect((await finished(ada, id)).state).toBe('done');
  const [job] = await service.query<{ attempt: number }>('SELECT attempt FROM job WHERE id = $1', [id]);
  expect(job?.attempt).toBeGreaterThanOrEqual(3);
  expect(await service.told(id)).toEqual(['job.done']);
  expect(units.reserved).toEqual([id]);
}, 60_000);

test('somebody else’s resume is as missing as none, and so are its files', async () => {
  const [ada, eve] = [person(), person()];
  const { id, postingId } = await start(ada);
  await finished(ada, id);
  const tries = [
    resumes().get(personOf(eve), id),
    resumes().update(personOf(eve), id, { version: 1 }),
    resumes().markSent(personOf(eve), id, true),
    resumes().write(personOf(eve), id, 'resume.pdf'),
    resumes().effects(personOf(eve), id),
    resumes().read(personOf(eve), id),
    resumes().delete(personOf(eve), id),
    service.app.get(StartTailoringService).start(personOf(eve), { postingId }),
  ];
  expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => 'NOT_FOUND'));
  expect((await resumes().list(personOf(eve), { postingId })).items).toEqual([]);
  expect((await resumes().get(personOf(ada), id)).version).toBe(1);
});

test('a person leaves a line out, takes it back, and chooses what the header shows; a stale change is refused', async () => {
  const ada = person();
  const { id } = await start(ada);
  const { result, settings, choices } = await finished(ada, id);
  const item = result?.tailoring.sections.flatMap((section) => section.items).find(({ itemId }) => itemId === workId);
  const line = item?.lines.find(({ field, choice }) => field === 'highlights' && choice !== 'dropped');
  if (!line) throw new Error('no line was chosen');
  expect(await textOf(ada, id)).toContain(line.words);
  const without = { ...choices, sentences: { 0: false, 1: false, 2: false, 3: false }, lines: { [lineKey(workId, line)]: 'dropped' as const } };
  const changed = await resumes().update(personOf(ada), id, {
    version: 1,
    choices: without,
    settings: { ...settings, contact: ['email'], template: 'harbour' },
  });
  expect(changed).toMatchObject({ version: 2, settings: { template: 'harbour' } });
  const text = await textOf(ada, id);
  expect(text).not.toContain(line.words);
  expect(text).toContain(profile.email);
  expect(text).not.toContain(profile.phone);
  expect(await codeOf(resumes().update(personOf(ada), id, { version: 1, choices }))).toBe('VERSION_CONFLICT');
  await resumes().update(personOf(ada), id, { version: 2, choices });
  expect(await textOf(ada, id)).toContain(line.words);
  expect(units.reserved).toEqual([id]);
});

test('a person’s own words stand in every file until the entry is corrected; both ways on are theirs', async () => {
  const ada = person();
  const { id } = await start(ada);
  const { result, choices } = await finished(ada, id);
  const line = result?.tailoring.sections
    .flatMap((section) => section.items)
    .find(({ itemId }) => itemId === workId)
    ?.lines.find(({ words }) => words.includes('billing'));
  if (!line) throw new Error('no line was chosen');
  const key = lineKey(workId, line);
  const written = { ...choices, words: { [key]: { text: 'Moved billing to PostgreSQL 15 with Grafana', over: line.words } } };
  const changed = await resumes().update(personOf(ada), id, { version: 1, choices: written });
  expect(changed.result?.ownWords).toEqual([
    { key, source: line.words, changed: false, stands: true, flaws: expect.arrayContaining([{ reason: 'skill', words: 'Grafana' }]) },
  ]);
  expect(await textOf(ada, id)).toContain('Moved billing to PostgreSQL 15 with Grafana');
  const corrected = 'Moved billing to PostgreSQL 16 without downtime';
  items = items.map((item) => (item.id === workId ? { ...item, fields: { ...work, highlights: [...work.highlights.slice(0, 1), corrected] } } : item));
  expect((await resumes().get(personOf(ada), id)).result).toMatchObject({
    sources: { [key]: corrected },
    ownWords: [{ changed: true, stands: false, source: corrected }],
  });
  expect(await textOf(ada, id)).toContain(corrected);
  const kept = { ...choices, words: { [key]: { text: 'Moved billing to PostgreSQL 15 with Grafana', over: corrected } } };
  await resumes().update(personOf(ada), id, { version: 2, choices: kept });
  expect(await textOf(ada, id)).toContain('PostgreSQL 15 with Grafana');
});

test('a corrected fact flows into a resume until it is sent; then its bytes stay as their hash says', async () => {
  const ada = person();
  const { id } = await start(ada);
  await finished(ada, id);
  const rename = (employer: string) => {
    items = items.map((item) => (item.id === workId ? { ...item, fields: { ...work, employer } } : item));
  };
  rename('Acme Robotics');
  expect(await textOf(ada, id)).toContain('Acme Robotics');
  const sent = await resumes().markSent(personOf(ada), id, true);
  expect(sent.sentAt).not.toBeNull();
  rename('Acme Space');
  expect(await textOf(ada, id)).toContain('Acme Robotics');
  const pdf = Buffer.from((await resumes().write(personOf(ada), id, 'resume.pdf')).base64, 'base64');
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(sent.sha256);
  expect(await codeOf(resumes().update(personOf(ada), id, { version: sent.version, choices: sent.choices }))).toBe('CONFLICT');
  expect(await resumes().markSent(personOf(ada), id, false)).toMatchObject({ sentAt: null, sha256: null });
  expect(await textOf(ada, id)).toContain('Acme Space');
});

const described = {
  ...work,
  summary:
    '## Why **payments**\nI run _Go_ services for [small shops](https://acme.example):\n\n- Moved **PostgreSQL** to twelve regions\n- Kept `on_call` calm',
  highlights: ['Built **Go** services over [PostgreSQL](https://postgresql.example) for ten million people', ...work.highlights.slice(1)],
};
const told = [
  'Why payments',
  'I run Go services for small shops:',
  'Moved PostgreSQL to twelve regions',
  'Kept on_call calm',
  'Built Go services over PostgreSQL for ten million people',
];

test('a description in Markdown is told in its plain words in every form, and nothing of it is refused', async () => {
  const ada = person();
  items = items.map((item) => (item.id === workId ? { ...item, fields: described } : item));
  const { id } = await start(ada);
  const { result } = await finished(ada, id);
  const lines = result?.tailoring.sections.flatMap((section) => section.items).find(({ itemId }) => itemId === workId)?.lines ?? [];
  expect(lines.map(({ why }) => why)).not.toContain('unverified');
  expect(
    lines
      .find(({ field }) => field === 'summary')
      ?.words.split('\n')
      .filter(Boolean),
  ).toEqual(told.slice(0, 4));
  expect(lines.filter(({ field, choice }) => field === 'summary' && choice === 'dropped')).toEqual([]);
  expect(JSON.stringify([result?.tailoring, result?.letter])).not.toMatch(/\*\*|## |`|\]\(/);
  const textOfForm = async (name: 'resume.txt' | 'resume.json' | 'cover-letter.txt') =>
    Buffer.from((await resumes().write(personOf(ada), id, name)).base64, 'base64').toString();
  const json = JSON.parse(await textOfForm('resume.json'));
  expect([json.work[0].summary, ...json.work[0].highlights].join('\n').split('\n').filter(Boolean)).toEqual(expect.arrayContaining(told));
  for (const form of [await textOfForm('resume.txt'), await textOfForm('cover-letter.txt')]) expect(form).not.toMatch(/\*\*|## |`|\]\(/);
  const { pages, entries } = await resumes().read(personOf(ada), id);
  expect(entries.filter(({ outcome }) => outcome === 'missed')).toEqual([]);
  for (const line of told) expect(pages.flat().join(' ')).toContain(line);
}, 60_000);

test('a resume kept with Markdown reads as the same words today: nothing counts as changed, and choices and own words hold', async () => {
  const ada = person();
  const { id } = await start(ada);
  const { result, choices } = await finished(ada, id);
  const line = result?.tailoring.sections
    .flatMap((section) => section.items)
    .find(({ itemId }) => itemId === workId)
    ?.lines.find(({ words }) => words.includes('ten million'));
  if (!line) throw new Error('no line was chosen');
  items = items.map((item) => (item.id === workId ? { ...item, fields: { ...described, summary: undefined } } : item));
  // As it was kept by a version that took Markdown for words.
  await service.query(
    `UPDATE tailored_resume SET tailoring = jsonb_set(replace(tailoring::text, $2, $3)::jsonb, '{version}', '"3"'), choices = $4 WHERE id = $1`,
    [
      id,
      line.words,
      described.highlights[0],
      JSON.stringify({
        ...choices,
        words: { [lineKey(workId, line)]: { text: 'Built **Go** services over PostgreSQL for millions', over: described.highlights[0] } },
      }),
    ],
  );
  const today = await resumes().get(personOf(ada), id);
  expect(today.result).toMatchObject({ sources: {}, ownWords: [{ key: lineKey(workId, line), source: line.words, changed: false, stands: true }] });
  expect(await textOf(ada, id)).toContain('Built Go services over PostgreSQL for millions');
  expect(JSON.stringify(today)).not.toContain('**');
});

test('a letter is written to whom its person says, in their words, and stays as it was when the resume is sent', async () => {
  const ada = person();
  const { id } = await start(ada);
  const { result, choices } = await finished(ada, id);
  const said = result?.letterSentences.find(({ text }) => text.startsWith('I built Go services'));
  if (!said) throw new Error('the letter does not say it');
  const words = { [said.key]: { text: 'I built Go services for twenty million people.', over: said.text } };
  const letter = { recipient: 'Ms Okafor', sentences: { 'letter/meaning': false }, words };
  const changed = await resumes().update(personOf(ada), id, { version: 1, choices: { ...choices, letter } });
  expect(changed.result?.ownWords).toEqual([expect.objectContaining({ key: said.key, stands: true, flaws: [expect.objectContaining({ reason: 'number' })] })]);
  const letterFile = async () => Buffer.from((await resumes().write(personOf(ada), id, 'cover-letter.txt')).base64, 'base64').toString();
  const written = await letterFile();
  expect(written).toMatch(/^Dear Ms Okafor,\n/);
  expect(written).toContain('I built Go services for twenty million people.');
  expect(written).not.toContain('My resume gives dates and places');
  expect(await textOf(ada, id)).toContain(work.highlights[0]);
  const sent = await resumes().markSent(personOf(ada), id, true);
  items = items.map((item) => (item.id === workId ? { ...item, fields: { ...work, employer: 'Elsewhere', highlights: [] } } : item));
  expect(await letterFile()).toBe(written);
  expect((await resumes().get(personOf(ada), id)).result).toMatchObject({ letter: changed.result?.letter, letterSentences: [], ownWords: [] });
  expect(await codeOf(resumes().update(personOf(ada), id, { version: sent.version, choices }))).toBe('CONFLICT');
  expect(await letterFile()).toBe(written);
});

test('a letter speaks of the company and the role as their person corrected them', async () => {
  const ada = person();
  const { id, postingId } = await start(ada);
  await finished(ada, id);
  const jobs = service.app.get(PostingService);
  const version = (await jobs.list(personOf(ada), {})).items[0]?.version ?? 0;
  await jobs.update(personOf(ada), postingId, { version, company: 'Meridian Pay', role: 'Staff Engineer' });
  const letter = (await resumes().get(personOf(ada), id)).result?.letter.paragraphs.flat().map(({ text }) => text);
  expect(letter?.slice(0, 2).join(' ')).toMatch(/^Dear Meridian Pay hiring team, I am applying for the position of Staff Engineer at Meridian Pay\./);
});

test('every file of a resume is what its name says, and a page it does not have is missing', async () => {
  const ada = person();
  const { id } = await start(ada);
  await finished(ada, id);
  const file = async (name: Parameters<TailoredResumeService['write']>[2]) => {
    const { base64, fileName } = await resumes().write(personOf(ada), id, name);
    return { fileName, head: Buffer.from(base64, 'base64').subarray(0, 4).toString('latin1') };
  };
  expect(await file('resume.pdf')).toEqual({ fileName: 'Ada-Novak-Meridian.pdf', head: '%PDF' });
  expect(await file('resume.docx')).toEqual({ fileName: 'Ada-Novak-Meridian.docx', head: 'PK\u0003\u0004' });
  expect((await file('resume.md')).head).toBe('# Ad');
  expect((await file('resume.json')).head.startsWith('{')).toBe(true);
  expect(await file('cover-letter.docx')).toEqual({ fileName: 'Ada-Novak-Meridian-Letter.docx', head: 'PK\u0003\u0004' });
  expect(await file('cover-letter.pdf')).toEqual({ fileName: 'Ada-Novak-Meridian-Letter.pdf', head: '%PDF' });
  expect((await file('cover-letter.txt')).fileName).toBe('Ada-Novak-Meridian-Letter.txt');
  expect((await file('page-1.png')).head).toBe('\u0089PNG');
  expect(await codeOf(resumes().write(personOf(ada), id, 'page-9.png'))).toBe('NOT_FOUND');
});

test('a parser reads of the PDF what was written into it', async () => {
  const ada = person();
  const { id } = await start(ada);
  await finished(ada, id);
  const { contact, entries, pages } = await resumes().read(personOf(ada), id);
  expect(contact.filter(({ same }) => !same)).toEqual([]);
  expect(contact.find(({ field }) => field === 'email')).toMatchObject({ written: profile.email, read: profile.email });
  expect(entries.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
  expect(pages.flat()).toContain('Ada Novak');
}, 30_000);

test('deleting a job that a resume is being made for ends it, and its unit comes back', async () => {
  const ada = person();
  const letGo = holding();
  const { id, postingId } = await start(ada);
  await service.app.get(PostingService).delete(personOf(ada), postingId);
  letGo();
  expect(await service.told(id)).toEqual(['job.cancelled']);
  expect(await codeOf(resumes().get(personOf(ada), id))).toBe('NOT_FOUND');
});

test('a sent resume is shown by the link that belongs to its application: the PDF, or its pages alone where nothing may be downloaded', async () => {
  const ada = person();
  const { id } = await start(ada);
  await finished(ada, id);
  const linkId = newId();
  const rules = { downloads: true, deepTalk: true, watermark: null };
  const linked = service.app.get(LinkedResumeService);
  const ask = (name: Parameters<TailoredResumeService['write']>[2], through = linkId) => linked.write({ actor: { type: 'guest' } }, through, id, name);
  shown = { ...rules, resume: { linkId, id } };
  expect(await codeOf(ask('resume.pdf'))).toBe('NOT_FOUND');
  await resumes().markSent(personOf(ada), id, true);
  expect(await ask('resume.pdf')).toEqual(await resumes().write(personOf(ada), id, 'resume.pdf'));
  expect(await ask('page-1.png')).toEqual(await resumes().write(personOf(ada), id, 'page-1.png'));
  expect([await codeOf(ask('resume.docx')), await codeOf(ask('cover-letter.txt')), await codeOf(ask('resume.pdf', newId()))]).toEqual(
    Array(3).fill('NOT_FOUND'),
  );
  shown = { ...rules, downloads: false, resume: { linkId, id } };
  expect([await codeOf(ask('resume.pdf')), (await ask('page-1.png')).mediaType]).toEqual(['NOT_FOUND', 'image/png']);
  for (const resume of [null, { linkId, id: newId() }]) {
    shown = { ...rules, resume };
    expect(await codeOf(ask('page-1.png'))).toBe('NOT_FOUND');
  }
  shown = { ...rules, resume: { linkId, id } };
  await resumes().markSent(personOf(ada), id, false);
  expect(await codeOf(ask('resume.pdf'))).toBe('NOT_FOUND');
});
