import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@folia/contracts/errors';
import { getNamedProfile } from '@folia/contracts/named-profile/questions';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { backendJob } from '../fixtures/backend-job';
import { person, type RunningService, runService, untilOver } from '../fixtures/running-service';
import { unitLedger } from '../fixtures/unit-ledger';
import { PostingService } from '../posting/posting.service';
import { FitScoreService } from './fit-score.service';

const workId = newId();
const kafkaId = newId();
const work = {
  position: 'Backend Engineer',
  employer: 'Acme',
  startDate: '2017',
  current: true,
  highlights: ['Built Go services over PostgreSQL for ten million people'],
};
const streaming = { name: 'Streams', startDate: '2022', summary: 'I built an event pipeline with Kafka between eleven services.' };

let service: RunningService;
let items: { id: string; kind: string; fields: object }[] = [];
/** The one named profile there is, whoever's it is, and what it shows. */
let named: { id: string; ownerId: string; items: string[] } | null = null;
const units = unitLedger();
let hold: Promise<void> = Promise.resolve();

beforeAll(async () => {
  service = await runService([
    answering(viewPortfolio, async (caller, { key, profile }) => {
      expect(caller.actor).toMatchObject({ type: 'user', id: key });
      await hold;
      const shown = profile === undefined ? items : items.filter(({ id }) => profile === 'talks' && named?.items.includes(id));
      return { version: 1, json: JSON.stringify({ ownerId: key, items: shown }) };
    }),
    answering(getNamedProfile, async (caller, { id }) => {
      if (named?.id !== id || caller.actor.type !== 'user' || caller.actor.id !== named.ownerId) throw new AppError('NOT_FOUND');
      const words = { title: 'Talks', headline: '', summary: '', look: 'calm' as const, accent: 'leaf' as const, visibility: 'private' as const };
      return { id, slug: 'talks', ...words, items: named.items, version: 1, updatedAt: '2026-11-20T00:00:00.000Z' };
    }),
    ...units.answers,
  ]);
});

afterAll(() => service.close());

beforeEach(() => {
  named = null;
  items = [{ id: workId, kind: 'work', fields: work }];
  units.clear();
  hold = Promise.resolve();
});

type Caller = ReturnType<typeof person>;
const scores = () => service.app.get(FitScoreService);
const start = (caller: Caller, company = 'Meridian') => scores().start(personOf(caller), { text: backendJob(company) });

const finished = (caller: Caller, id: string) => untilOver(() => scores().get(personOf(caller), id));

test('a job is scored against the portfolio for one unit, with the facts of its head', async () => {
  const ada = person();
  const started = await start(ada);
  expect(started).toMatchObject({ free: false, reused: false });
  const found = await finished(ada, started.id);
  expect(found).toMatchObject({
    state: 'done',
    company: 'Meridian',
    role: 'Senior Backend Engineer',
    location: 'Berlin',
    application: 'saved',
    comparison: null,
  });
  expect(found.score).toBe(found.result?.score);
  expect(found.result?.requirements.find(({ kind, label }) => kind === 'skill' && /postgres/i.test(label))).toMatchObject({ status: 'met' });
  expect(found.result?.missing.join(' ')).toMatch(/Kafka/);
  expect(units.reserved).toEqual([started.id]);
  expect(found).toMatchObject({ profileId: null, job: { free: [{ profileId: null }] } });
});

test('the same job again within 30 days costs nothing, however it was pasted, and says what changed', async () => {
  const ada = person();
  const first = await start(ada);
  const before = await finished(ada, first.id);
  items = [...items, { id: kafkaId, kind: 'project', fields: streaming }];
  const again = await scores().start(personOf(ada), { text: `  ${backendJob('Meridian').replace(/\n/g, '\r\n\n').toUpperCase().toLowerCase()}` });
  expect(again).toMatchObject({ postingId: first.postingId, free: true, reused: false });
  const after = await finished(ada, again.id);
  const { comparison } = after;
  expect(comparison?.against).toBe(first.id);
  expect(comparison?.difference).toBeCloseTo((after.score ?? 0) - (before.score ?? 0), 5);
  expect(comparison?.difference).toBeGreaterThan(0);
  const kafka = comparison?.changes.find(({ label }) => /kafka/i.test(label));
  expect(kafka?.itemIds).toEqual([kafkaId]);
  expect(await scores().compare(personOf(ada), again.id, first.id)).toEqual(comparison);
  expect(units.reserved).toEqual([first.id]);
  await service.query(`UPDATE paid_posting SET paid_at = now() - interval '30 days' WHERE owner_id = $1`, [ada.actor.id]);
  const later = await scores().start(personOf(ada), { postingId: first.postingId });
  expect(later.free).toBe(false);
  await finished(ada, later.id);
  expect(units.reserved).toEqual([first.id, later.id]);
});

test('scoring again what did not change adds no row: the score there is says so, also under the new id', async () => {
  const ada = person();
  const first = await start(ada);
  const before = await finished(ada, first.id);
  expect(before.scoredAgainAt).toBeNull();
  const again = await scores().start(personOf(ada), { postingId: first.postingId });
  const after = await finished(ada, again.id);
  expect(after).toEqual({ ...before, job: after.job, scoredAgainAt: expect.any(String) });
  expect((await scores().list(personOf(ada), {})).items.map(({ id, scoredAgainAt }) => [id, scoredAgainAt])).toEqual([[first.id, after.scoredAgainAt]]);
  expect(after.job.latest).toMatchObject({ id: first.id, score: before.score });
  expect((await scores().whatIf(personOf(ada), again.id, workId, { kind: 'work', fields: work })).comparison).toMatchObject({
    against: first.id,
    difference: 0,
  });
  // Other evidence is another score, even where the number stays.
  items = [{ id: workId, kind: 'work', fields: { ...work, highlights: ['Built many Go services over PostgreSQL for ten million people'] } }];
  const changed = await finished(ada, (await scores().start(personOf(ada), { postingId: first.postingId })).id);
  expect(changed).toMatchObject({ score: before.score, comparison: { against: first.id, difference: 0 } });
  expect((await scores().list(personOf(ada), {})).items).toHaveLength(2);
  await scores().delete(personOf(ada), first.id);
  expect(await codeOf(scores().get(personOf(ada), again.id))).toBe('NOT_FOUND');
  expect(await service.query('SELECT id FROM job WHERE id = $1', [again.id])).toEqual([]);
  expect(units.reserved).toEqual([first.id]);
});

test('evidence in a description in Markdown quotes the words as they stand on the page, line by line', async () => {
  const ada = person();
  const summary = '## Streams\n\nI **built** an _event_ pipeline:\n\n- with [Kafka](https://kafka.example) between `eleven` services\n- kept 2 \\* 3 replicas';
  items = [...items, { id: kafkaId, kind: 'project', fields: { ...streaming, summary } }];
  const { id } = await start(ada);
  const { result } = await finished(ada, id);
  const quotes = result?.requirements.flatMap(({ evidence }) => evidence).filter(({ itemId }) => itemId === kafkaId);
  expect(quotes).toContainEqual(expect.objectContaining({ field: 'summary', quote: 'with Kafka between eleven services' }));
  // A score of a version that quoted Markdown shows words, too.
  await service.query(
    `UPDATE fit_score SET result = jsonb_set(replace(result::text, 'with Kafka', 'with **Kafka**')::jsonb, '{scorerVersion}', '"7"') WHERE id = $1`,
    [id],
  );
  expect(JSON.stringify((await scores().get(personOf(ada), id)).result)).toContain('"with Kafka between eleven services"');
  const kafka = { kind: 'project' as const, fields: { ...streaming, summary: 'I built an event pipeline with **Kafka** between eleven services.' } };
  const plain = { kind: 'project' as const, fields: streaming };
  const [marked, unmarked] = await Promise.all([kafka, plain].map((content) => scores().whatIf(personOf(ada), id, kafkaId, content)));
  expect(marked).toEqual(unmarked);
});

test('a deleted score stays paid for, and so does a deleted job', async () => {
  const ada = person();
  const first = await start(ada);
  await finished(ada, first.id);
  await scores().delete(personOf(ada), first.id);
  expect(await codeOf(scores().get(personOf(ada), first.id))).toBe('NOT_FOUND');
  expect((await finished(ada, (await start(ada)).id)).state).toBe('done');
  await service.app.get(PostingService).delete(personOf(ada), first.postingId);
  expect((await scores().list(personOf(ada), {})).items).toEqual([]);
  expect(await start(ada)).toMatchObject({ free: true });
  expect(units.reserved).toEqual([first.id]);
});

test('of two requests for the last unit one is answered with 402', async () => {
  const ada = person();
  units.left.set(ada.actor.id, 1);
  const outcomes = await Promise.all([codeOf(start(ada, 'Meridian')), codeOf(start(ada, 'Northwind'))]);
  expect(outcomes.sort()).toEqual(['QUOTA_EXCEEDED', 'done']);
  // What was pasted is kept for when there is a unit again.
  expect((await service.app.get(PostingService).list(personOf(ada), {})).items).toHaveLength(2);
});

test('two requests for the same job make one score, for one unit', async () => {
  const ada = person();
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  const [one, other] = await Promise.all([start(ada), start(ada)]);
  expect(one.id).toBe(other.id);
  expect([one.reused, other.reused].sort()).toEqual([false, true]);
  letGo();
  await finished(ada, one.id);
  expect((await scores().list(personOf(ada), {})).items).toHaveLength(1);
  expect(units.reserved.filter((id) => !units.released.includes(id))).toEqual([one.id]);
});

test('what is no job is refused before anything is kept or counted', async () => {
  const ada = person();
  expect(
    await codeOf(scores().start(personOf(ada), { text: 'Two eggs, a cup of flour and a pinch of salt; stir well and bake for twenty minutes until golden.' })),
  ).toBe('NOT_A_JOB');
  expect((await service.app.get(PostingService).list(personOf(ada), {})).items).toEqual([]);
  expect(units.reserved).toEqual([]);
});

test('an empty portfolio is a failure with its sentence, and the unit comes back', async () => {
  const ada = person();
  items = [];
  const { id } = await start(ada);
  expect(await finished(ada, id)).toMatchObject({ state: 'failed', score: null, error: { code: 'PORTFOLIO_EMPTY' } });
  expect(await service.told(id)).toEqual(['job.failed']);
  items = [{ id: workId, kind: 'work', fields: work }];
  expect(await start(ada)).toMatchObject({ free: false, reused: false });
});

test('a score whose worker died in the middle runs again, and is there once for one unit', async () => {
  const ada = person();
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  const { id } = await start(ada);
  for (let state = ''; state !== 'running'; await pause(20)) state = (await scores().get(personOf(ada), id)).state;
  // Its worker is as good as dead: the row is another one's now.
  await service.query(`UPDATE job SET heartbeat_at = now() - interval '9 s', attempt = attempt + 1 WHERE id = $1`, [id]);
  letGo();
  const found = await finished(ada, id);
  expect(found.state).toBe('done');
  const [job] = await service.query<{ attempt: number }>('SELECT attempt FROM job WHERE id = $1', [id]);
  expect(job?.attempt).toBeGreaterThanOrEqual(3);
  expect(await service.told(id)).toEqual(['job.done']);
  expect(units.reserved).toEqual([id]);
}, 60_000);

test('what an entry would do is told while it is written, keeps nothing and costs nothing', async () => {
  const ada = person();
  const { id } = await start(ada);
  const before = await finished(ada, id);
  const kafka = { kind: 'project' as const, fields: streaming };
  const { score, comparison } = await scores().whatIf(personOf(ada), id, null, kafka);
  expect(comparison).toMatchObject({ against: id, otherScorer: false });
  expect(comparison.difference).toBeCloseTo(score - (before.score ?? 0), 5);
  expect(comparison.changes.find(({ label }) => /kafka/i.test(label))?.points).toBeGreaterThan(0);
  const emptied = await scores().whatIf(personOf(ada), id, workId, { kind: 'work', fields: { position: 'Gardener', employer: 'Park' } });
  expect(emptied.comparison.difference).toBeLessThan(0);
  expect(await codeOf(scores().whatIf(personOf(ada), id, newId(), kafka))).toBe('NOT_FOUND');
  expect((await scores().list(personOf(ada), {})).items).toHaveLength(1);
  expect(units.reserved).toEqual([id]);
});

test('a named profile is scored by what it shows, paid for and compared apart, and is its person’s alone', async () => {
  const [ada, eve] = [person(), person()];
  items = [...items, { id: kafkaId, kind: 'project', fields: streaming }];
  named = { id: newId(), ownerId: ada.actor.id, items: [kafkaId] };
  const { id: profileId } = named;
  const whole = await finished(ada, (await start(ada)).id);
  const { postingId } = whole;
  const ofProfile = (caller: Caller) => scores().start(personOf(caller), { postingId, profileId });
  const first = await ofProfile(ada);
  expect(first).toMatchObject({ postingId, free: false, reused: false });
  const found = await finished(ada, first.id);
  expect(found).toMatchObject({ profileId, comparison: null });
  expect(new Set(found.result?.requirements.flatMap(({ evidence }) => evidence.map(({ itemId }) => itemId)))).toEqual(new Set([kafkaId]));
  expect(new Set(found.job.free.map((one) => one.profileId))).toEqual(new Set([profileId, null]));
  // What the profile leaves out would raise it; what is nobody's would not.
  const position = { kind: 'work' as const, fields: work };
  expect((await scores().whatIf(personOf(ada), first.id, workId, position)).comparison.difference).toBeGreaterThan(0);
  expect(await codeOf(scores().whatIf(personOf(ada), first.id, newId(), position))).toBe('NOT_FOUND');
  expect(await codeOf(scores().compare(personOf(ada), first.id, whole.id))).toBe('NOT_FOUND');

  const again = await ofProfile(ada);
  expect(again.free).toBe(true);
  expect(await finished(ada, again.id)).toMatchObject({ id: first.id, comparison: null, scoredAgainAt: expect.any(String) });
  expect(units.reserved).toEqual([whole.id, first.id]);
  expect(await codeOf(scores().start(personOf(eve), { text: backendJob('Meridian'), profileId }))).toBe('NOT_FOUND');
  named = null;
  expect(await codeOf(ofProfile(ada))).toBe('NOT_FOUND');
  expect((await scores().get(personOf(ada), first.id)).profileId).toBe(profileId);
});

test('somebody else’s score and job are as missing as none', async () => {
  const [ada, eve] = [person(), person()];
  const { id, postingId } = await start(ada);
  await finished(ada, id);
  const jobs = service.app.get(PostingService);
  const tries = [
    scores().get(personOf(eve), id),
    scores().delete(personOf(eve), id),
    scores().whatIf(personOf(eve), id, null, { kind: 'skill', fields: { name: 'Go' } }),
    scores().compare(personOf(eve), id, id),
    scores().start(personOf(eve), { postingId }),
    jobs.getWithText(eve.actor.id, postingId),
    jobs.update(personOf(eve), postingId, { version: 1, notes: 'mine' }),
    jobs.delete(personOf(eve), postingId),
  ];
  expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => 'NOT_FOUND'));
  expect((await scores().list(personOf(eve), { postingId })).items).toEqual([]);
  expect((await scores().get(personOf(ada), id)).state).toBe('done');
});

test('a person corrects what was read, and an empty correction goes back to it', async () => {
  const ada = person();
  const { postingId } = await start(ada);
  const jobs = service.app.get(PostingService);
  const changed = await jobs.update(personOf(ada), postingId, {
    version: 1,
    company: 'Meridian Pay',
    state: 'applied',
    dates: { applied: '2026-11-20' },
    remindOn: '2026-12-01',
  });
  expect(changed).toMatchObject({ version: 2, company: 'Meridian Pay', role: 'Senior Backend Engineer', state: 'applied', remindOn: '2026-12-01' });
  expect(await codeOf(jobs.update(personOf(ada), postingId, { version: 1, notes: 'late' }))).toBe('VERSION_CONFLICT');
  expect(await jobs.update(personOf(ada), postingId, { version: 2, company: '', remindOn: null })).toMatchObject({
    company: 'Meridian',
    remindOn: null,
    dates: { applied: '2026-11-20' },
  });
  expect((await jobs.list(personOf(ada), { state: 'applied' })).items).toHaveLength(1);
  expect((await jobs.list(personOf(ada), { state: 'offer' })).items).toEqual([]);
});

test('deleting a job that is being scored ends the score, and its unit comes back', async () => {
  const ada = person();
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  const { id, postingId } = await start(ada);
  await service.app.get(PostingService).delete(personOf(ada), postingId);
  letGo();
  expect(await service.told(id)).toEqual(['job.cancelled']);
  expect(await codeOf(scores().get(personOf(ada), id))).toBe('NOT_FOUND');
});
