import { AppError } from '@folia/contracts/errors';
import { job } from '@folia/contracts/job';
import { jobDone } from '@folia/contracts/job/events';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { node } from '@opentelemetry/sdk-node';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database';
import { type Claim, JobRows, jobTable } from './job-rows';
import { type RunnerParts, runJob, type Work } from './job-runner';
import { newId } from './new-id';
import { Outbox, outboxTables } from './outbox';
import { inSpan, SpanKind } from './trace';

const noOp = job('no-op', { service: 'spec', timeoutMs: 3_000 });
const ownerId = '01900000-0000-7000-8000-000000000001';
const owner = { actor: { type: 'user' as const, id: ownerId, isAdmin: false, sessionId: ownerId } };

let copy: TestDatabase;
let database: DataSource;
let rows: JobRows;
let parts: RunnerParts;
let retried: { claim: Claim; delayMs: number }[];
let told: { type: string }[];

const events = async () => (await database.query('SELECT name, payload FROM outbox ORDER BY id')) as { name: string; payload: { jobId: string } }[];
const stateOf = async (id: string) => (await rows.get(id, personOf(owner).id)).state;
const age = (id: string, seconds: number) =>
  database.query(`UPDATE job SET heartbeat_at = now() - make_interval(secs => $2), created_at = now() - make_interval(secs => $2) WHERE id = $1`, [
    id,
    seconds,
  ]);

async function accepted(): Promise<string> {
  const id = newId();
  await rows.insert({ id, job: noOp, ownerId, caller: owner });
  return id;
}

beforeAll(async () => {
  copy = await cloneDatabase('jobspec', async (url) => {
    const fresh = await new DataSource(databaseOptions(url, 'jobspec', [], [])).initialize();
    await fresh.query(`${jobTable} ${outboxTables}; CREATE TABLE result (job_id uuid, attempt int)`);
    await fresh.destroy();
  });
  database = await new DataSource(databaseOptions(copy.url, 'jobspec', [], [])).initialize();
  rows = new JobRows(database);
});

afterAll(async () => {
  await database.destroy();
  await copy.drop();
});

beforeEach(async () => {
  await database.query('DELETE FROM job; DELETE FROM outbox; DELETE FROM result');
  retried = [];
  told = [];
  parts = {
    rows,
    outbox: new Outbox(database, { addEvents: async () => false } as never, () => ['nobody']),
    progress: { add: async (_id: string, event: { type: string }) => void told.push(event), tellOver: async () => {} } as never,
    retryLater: async (claim, delayMs) => void retried.push({ claim, delayMs }),
    onFault: () => {},
  };
});

const save = (work: Work) =>
  work.finish(async (manager) => void (await manager.query('INSERT INTO result VALUES ($1, $2)', [work.claim.id, work.claim.attempt])));

test('twenty workers with the same message: one of them gets the row', async () => {
  const id = await accepted();
  const claims = await Promise.all(Array.from({ length: 20 }, () => rows.claim(id)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('a job that ends well saves its result and its event in one transaction', async () => {
  const id = await accepted();
  await runJob(parts, noOp, id, save);
  expect(await stateOf(id)).toBe('done');
  expect(await events()).toMatchObject([{ name: 'job.done', payload: { jobId: id } }]);
});

test('jobs that end in one statement each tell an event as its contract has it, and one whose claim is gone tells none', async () => {
  const claims = await Promise.all([await accepted(), await accepted(), await accepted()].map((id) => rows.claim(id)));
  const [first, second, lost] = claims.map((claim) => claim as Claim);
  const held = await Promise.all([rows.finish(first as Claim), rows.finish({ ...(lost as Claim), attempt: 0 }), rows.finish(second as Claim)]);
  expect(held).toEqual([true, false, true]);
  const told = (await events()).map(({ payload }) => jobDone.payload.parse(payload));
  expect(told).toEqual([first, second].map((claim) => ({ jobId: claim?.id, kind: 'no-op', ownerId })));
  expect(await stateOf((lost as Claim).id)).toBe('running');
});

test('jobs of different traces that end in one statement each tell of it in their own', async () => {
  const provider = new node.NodeTracerProvider();
  provider.register();
  const traces = ['4bf92f3577b34da6a3ce929d0e0e4736', '0af7651916cd43dd8448eb211c80319c'];
  const claims = await Promise.all([await accepted(), await accepted()].map((id) => rows.claim(id)));
  const finish = (trace: string, claim: Claim | null | undefined) =>
    inSpan('process no-op', `00-${trace}-00f067aa0ba902b7-01`, SpanKind.CONSUMER, () => rows.finish(claim as Claim));
  await Promise.all(traces.map((trace, index) => finish(trace, claims[index])));
  const told: { traceparent: string }[] = await database.query('SELECT traceparent FROM outbox ORDER BY id');
  expect(told.map(({ traceparent }) => traceparent.split('-')[1])).toEqual(traces);
  await provider.shutdown();
});

test('a second message for a finished job does nothing', async () => {
  const id = await accepted();
  await runJob(parts, noOp, id, save);
  await runJob(parts, noOp, id, save);
  expect(await database.query('SELECT * FROM result')).toHaveLength(1);
});

test('a worker that was overtaken writes nothing', async () => {
  const id = await accepted();
  await runJob(parts, noOp, id, async (work) => {
    await age(id, 9);
    await runJob(parts, noOp, id, save);
    await save(work);
  });
  expect(await database.query('SELECT attempt FROM result')).toEqual([{ attempt: 2 }]);
  expect(await events()).toHaveLength(1);
});

test('a worker that was overtaken neither keeps the row alive nor says how far it is, nor does one with an attempt that was never claimed', async () => {
  const id = await accepted();
  const overtaken = (await rows.claim(id)) as Claim;
  await age(id, 9);
  const holder = (await rows.claim(id)) as Claim;
  const before = await database.query('SELECT * FROM job WHERE id = $1', [id]);
  for (const attempt of [overtaken.attempt, holder.attempt + 1]) {
    expect(await rows.heartbeat({ ...holder, attempt }, 'a step of another worker', 90)).toBe(false);
  }
  expect(await database.query('SELECT * FROM job WHERE id = $1', [id])).toEqual(before);
  expect(await rows.heartbeat(holder, 'its own step', 10)).toBe(true);
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({ step: 'its own step', percent: 10 });
});

test('a worker that was overtaken puts nothing back, neither for a fault of its own nor for an outage, and ends nothing', async () => {
  const id = await accepted();
  const overtaken = (await rows.claim(id)) as Claim;
  await age(id, 9);
  const holder = (await rows.claim(id)) as Claim;
  for (const attempt of [overtaken.attempt, holder.attempt + 1]) {
    const other = { ...holder, attempt };
    expect([await rows.retry(other), await rows.wait(other), await rows.fail(other, 'INTERNAL', 'sorry'), await rows.finish(other)]).toEqual([
      false,
      null,
      false,
      false,
    ]);
  }
  expect(await stateOf(id)).toBe('running');
  expect(await events()).toEqual([]);
  expect(await rows.retry(holder)).toBe(true);
  expect(await stateOf(id)).toBe('accepted');
});

test('a row whose worker is heard of is not claimed by another, and is a moment after it was last heard of', async () => {
  const id = await accepted();
  await rows.claim(id);
  await age(id, 7);
  expect(await rows.claim(id)).toBeNull();
  await age(id, 9);
  expect(await rows.claim(id)).toMatchObject({ attempt: 2 });
});

test('a row that killed five workers is claimed no sixth time, whether it waits or looks as if it ran', async () => {
  const id = await accepted();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await rows.claim(id)).toMatchObject({ attempt });
    await age(id, 9);
  }
  expect(await rows.claim(id)).toBeNull();
  await database.query(`UPDATE job SET state = 'accepted' WHERE id = $1`, [id]);
  expect(await rows.claim(id)).toBeNull();
  expect(await database.query('SELECT attempt FROM job WHERE id = $1', [id])).toEqual([{ attempt: 5 }]);
});

test('a refusal ends the job at once with its code, and nothing is saved', async () => {
  const id = await accepted();
  await runJob(parts, noOp, id, async () => {
    throw new AppError('FILE_ENCRYPTED');
  });
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'failed', attempt: 1, error: { code: 'FILE_ENCRYPTED' } });
  expect(await events()).toMatchObject([{ name: 'job.failed' }]);
});

describe('while a dependency is away', () => {
  const isAway = async () => {
    throw new AppError('UNAVAILABLE', { service: 'portfolio' });
  };
  const waited = (id: string, hours: number) => database.query(`UPDATE job SET waiting_since = now() - make_interval(hours => $2) WHERE id = $1`, [id, hours]);
  const pauses = () => retried.map(({ delayMs }) => delayMs / 1_000);

  test.each([
    ['refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['does not answer in time', new AppError('TIMEOUT', { service: 'portfolio' })],
    ['has no room left', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['is a database that shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ])('one that %s is waited for', async (_, fault) => {
    const id = await accepted();
    await runJob(parts, noOp, id, async () => {
      throw fault;
    });
    expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'accepted', waitingSince: expect.any(String), error: null });
    expect(pauses()).toEqual([1]);
  });

  test('a job waits far longer than its attempts, says so, and ends well once it is back', async () => {
    const id = await accepted();
    for (let tries = 0; tries < 12; tries += 1) await runJob(parts, noOp, id, isAway);
    expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'accepted', waitingSince: expect.any(String) });
    expect(pauses()).toEqual([1, 2, 4, 8, 16, 16, 16, 16, 16, 16, 16, 16]);
    expect(told.filter(({ type }) => type === 'waiting')).toHaveLength(12);
    await runJob(parts, noOp, id, save);
    expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'done', waitingSince: null });
    expect(await events()).toMatchObject([{ name: 'job.done' }]);
  });

  test('its own faults still count, each with the pause that it had without an outage', async () => {
    const id = await accepted();
    for (let tries = 0; tries < 7; tries += 1) await runJob(parts, noOp, id, isAway);
    retried = [];
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await stateOf(id)).toBe('accepted');
      await runJob(parts, noOp, id, async () => {
        throw new Error('a passing fault');
      });
    }
    expect(pauses()).toEqual([1, 2, 4, 8]);
    expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'failed', error: { code: 'INTERNAL' } });
  });

  test('a worker that it kills five times ends it, however often it waited', async () => {
    const id = await accepted();
    for (let tries = 0; tries < 3; tries += 1) await runJob(parts, noOp, id, isAway);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await rows.failExhausted(database.manager, 'sorry')).toEqual([]);
      expect(await rows.claim(id)).not.toBeNull();
      await age(id, 9);
    }
    expect(await rows.claim(id)).toBeNull();
    expect(await rows.failExhausted(database.manager, 'sorry')).toMatchObject([{ id }]);
  });

  test('it fails for what is away after six hours, and not before', async () => {
    const id = await accepted();
    await runJob(parts, noOp, id, isAway);
    await waited(id, 5);
    await runJob(parts, noOp, id, isAway);
    expect(await stateOf(id)).toBe('accepted');
    await waited(id, 7);
    await runJob(parts, noOp, id, isAway);
    expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'failed', error: { code: 'UNAVAILABLE' } });
    expect(await events()).toMatchObject([{ name: 'job.failed', payload: { jobId: id } }]);
  });

  test('one that got on meanwhile does not say that it waits, and a later outage has six hours of its own', async () => {
    const id = await accepted();
    await runJob(parts, noOp, id, isAway);
    await waited(id, 5);
    await runJob(parts, noOp, id, async () => {
      throw new Error('a passing fault');
    });
    expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'accepted', waitingSince: null });
    await runJob(parts, noOp, id, isAway);
    await waited(id, 5);
    await runJob(parts, noOp, id, isAway);
    expect(await stateOf(id)).toBe('accepted');
  });

  test('a worker that was overtaken while the job waited puts nothing back and writes nothing', async () => {
    const id = await accepted();
    await runJob(parts, noOp, id, isAway);
    await runJob(parts, noOp, id, async (work) => {
      await age(id, 9);
      await runJob(parts, noOp, id, save);
      await isAway();
      await save(work);
    });
    expect(await database.query('SELECT attempt FROM result')).toEqual([{ attempt: 3 }]);
    expect(retried).toHaveLength(1);
    expect(await events()).toMatchObject([{ name: 'job.done' }]);
  });

  test('a job that waits can be cancelled, and its message then does nothing', async () => {
    const id = await accepted();
    await runJob(parts, noOp, id, isAway);
    await rows.cancel(database.manager, id, personOf(owner).id);
    await runJob(parts, noOp, id, save);
    expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'cancelled', waitingSince: null });
    expect(await database.query('SELECT * FROM result')).toEqual([]);
  });

  test('the sweep leaves it alone until its pause is over', async () => {
    const id = await accepted();
    await runJob(parts, noOp, id, isAway);
    await age(id, 60);
    await database.query(`UPDATE job SET resume_at = now() + interval '90 s' WHERE id = $1`, [id]);
    expect(await rows.stale()).toEqual([]);
    await database.query(`UPDATE job SET resume_at = now() - interval '11 s' WHERE id = $1`, [id]);
    expect(await rows.stale()).toMatchObject([{ id }]);
  });
});

test('a fault is tried again, and the fifth one ends the job', async () => {
  const id = await accepted();
  for (let attempt = 1; attempt <= 6; attempt++) {
    await runJob(parts, noOp, id, async () => {
      throw new Error('a passing fault');
    });
  }
  expect(retried.map(({ claim }) => claim.attempt)).toEqual([1, 2, 3, 4]);
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'failed', attempt: 5, error: { code: 'INTERNAL' } });
  expect(await events()).toHaveLength(1);
});

test('a cancelled job stops its worker within a heartbeat or two and saves nothing', async () => {
  const id = await accepted();
  let stopped = false;
  await runJob(parts, noOp, id, async (work) => {
    const told = new Promise<void>((resolve) => work.signal.addEventListener('abort', () => resolve()));
    await rows.cancel(database.manager, id, personOf(owner).id);
    await told;
    stopped = true;
    await save(work).catch(() => {});
  });
  expect(stopped).toBe(true);
  expect(await stateOf(id)).toBe('cancelled');
  expect(await database.query('SELECT * FROM result')).toHaveLength(0);
});

test('a worker that hears of the stop does not wait for its heartbeat', async () => {
  const id = await accepted();
  let tell = () => {};
  const whenOver = (_id: string, told: () => void) => {
    tell = told;
    return () => {};
  };
  let reason: unknown;
  // Its time is up before the first heartbeat: had it waited for that, this would be a TIMEOUT.
  await runJob({ ...parts, whenOver }, { ...noOp, timeoutMs: 1_500 }, id, async (work) => {
    const stopped = new Promise<void>((resolve) => work.signal.addEventListener('abort', () => resolve()));
    await rows.cancel(database.manager, id, personOf(owner).id);
    tell();
    await stopped;
    reason = work.signal.reason;
  });
  expect(reason).not.toBeInstanceOf(AppError);
  expect(await stateOf(id)).toBe('cancelled');
});

test('work that ignores its time limit ends as TIMEOUT', async () => {
  const id = await accepted();
  await runJob(parts, { ...noOp, timeoutMs: 100 }, id, () => new Promise(() => {}));
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'failed', error: { code: 'TIMEOUT' } });
});

test('the sweep finds rows whose message or worker was lost, and leaves the others', async () => {
  const [lost, killed, fresh] = [await accepted(), await accepted(), await accepted()];
  await rows.claim(killed);
  await age(lost, 11);
  await age(killed, 9);
  expect((await rows.stale()).map((row) => row.id).sort()).toEqual([lost, killed].sort());
  expect(fresh).toBeTruthy();
});

test('a row whose fifth worker was killed ends as failed', async () => {
  const id = await accepted();
  await rows.claim(id);
  await database.query('UPDATE job SET attempt = 5 WHERE id = $1', [id]);
  await age(id, 9);
  expect(await rows.failExhausted(database.manager, 'sorry')).toMatchObject([{ id, ownerId }]);
  expect(await stateOf(id)).toBe('failed');
});

test("somebody else's job is not there", async () => {
  const id = await accepted();
  const other = { actor: { ...owner.actor, id: '01900000-0000-7000-8000-000000000002' } };
  await expect(rows.get(id, personOf(other).id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(rows.cancel(database.manager, id, personOf(other).id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
