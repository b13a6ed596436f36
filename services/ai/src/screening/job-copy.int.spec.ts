import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import type { ScreeningJobList } from '@folia/contracts/screening/shapes';
import { ChangeLog } from '@folia/platform/changes/change-log';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import fc from 'fast-check';
import { DataSource, type QueryRunner } from 'typeorm';
import { type RunningService, runService } from '../fixtures/running-service';
import { memberOf } from '../fixtures/screened';
import { settled } from '../fixtures/settled';
import { ScreeningJobService } from './screening-job.service';

let service: RunningService;
beforeAll(async () => {
  service = await runService([answering(getAccountTerms, () => ({ plan: 'pro', terms: plans.pro }))]);
});
afterAll(() => service.close());

type Runs = Pick<QueryRunner, 'query'>;
const jobs = () => service.app.get(ScreeningJobService);
const own = (): Runs => service.app.get(DataSource);
const insert = async (by: Runs, accountId: string, id = newId()): Promise<string> => {
  await by.query(`INSERT INTO screening_job (id, account_id, title, company, text, language) VALUES ($1, $2, 'Engineer', '', 'We need Go.', 'en')`, [
    id,
    accountId,
  ]);
  return id;
};
const rename = (by: Runs, id: string, title: string) => by.query('UPDATE screening_job SET title = $2, version = version + 1 WHERE id = $1', [id, title]);
const remove = (by: Runs, id: string) => by.query('DELETE FROM screening_job WHERE id = $1', [id]);

/** A system that keeps a copy, and reads page after page. */
function copyOf(accountId: string, limit = 2) {
  const kept = new Map<string, ScreeningJobList['items'][number]>();
  const seen: string[] = [];
  let [cursor, syncToken]: (string | undefined)[] = [undefined, undefined];
  const readPage = async (): Promise<boolean> => {
    const page = await jobs().list(memberOf(accountId), { limit, cursor, ...(!cursor && { syncToken }) });
    for (const item of page.items) kept.set(item.id, item);
    for (const { id } of page.deleted) kept.delete(id);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    syncToken = page.syncToken ?? syncToken;
    return cursor !== undefined;
  };
  return {
    readPage,
    catchUp: async () => {
      while (await readPage());
    },
    seen,
    token: () => syncToken ?? '',
    rows: () => [...kept.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).map(ofItself),
  };
}
const tableOf = async (accountId: string) => (await jobs().list(memberOf(accountId), {})).items.map(ofItself);
/** Without what follows from the plan and the other jobs. */
const ofItself = ({ isReadOnly, ...own }: ScreeningJobList['items'][number]) => own;

test('walking by cursor while rows come and go yields each row that stayed exactly once', async () => {
  const step = fc.oneof(fc.constant('page' as const), fc.constant('insert' as const), fc.nat(11));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.integer({ min: 1, max: 4 }), async (steps, limit) => {
      const accountId = newId();
      const before: string[] = [];
      for (let n = 0; n < 12; n++) before.push(await insert(own(), accountId));
      const walk = copyOf(accountId, limit);
      const gone = new Set<string>();
      let isOpen = await walk.readPage();
      for (const one of steps) {
        if (one === 'insert') await insert(own(), accountId);
        else if (typeof one === 'number') {
          gone.add(before[one] as string);
          await remove(own(), before[one] as string);
        } else if (isOpen) isOpen = await walk.readPage();
      }
      while (isOpen) isOpen = await walk.readPage();
      const stayed = before.filter((id) => !gone.has(id));
      expect(walk.seen.filter((id) => stayed.includes(id)).sort()).toEqual(stayed.toSorted());
    }),
    { numRuns: 25 },
  );
});

test('a copy equals the table after any interleaving of its reader with writers that commit late, or not at all', async () => {
  const writer = fc.nat(2);
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('page' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('commit' as const, 'commit' as const, 'rollback' as const), writer }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('insert' as const, 'rename' as const, 'remove' as const), writer, which: fc.nat(4) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const accountId = newId();
      // Each writer has rows of its own, so that none waits for another.
      const rows = await Promise.all([0, 1, 2].map(async () => [await insert(own(), accountId), await insert(own(), accountId)]));
      const writers = [0, 1, 2].map(() => service.app.get(DataSource).createQueryRunner());
      const copy = copyOf(accountId);
      let count = 0;
      try {
        for (const one of steps) {
          if (one.do === 'page') {
            await copy.readPage();
            continue;
          }
          const [by, mine] = [writers[one.writer] as QueryRunner, rows[one.writer] as string[]];
          if (!by.isTransactionActive) await by.startTransaction();
          if (one.do === 'commit') await by.commitTransaction();
          else if (one.do === 'rollback') await by.rollbackTransaction();
          else if (one.do === 'insert') mine.push(await insert(by, accountId));
          else if (one.do === 'rename') await rename(by, mine[one.which % mine.length] as string, `Title ${count++}`);
          else if (one.do === 'remove') await remove(by, mine[one.which % mine.length] as string);
        }
        for (const by of writers) if (by.isTransactionActive) await by.commitTransaction();
      } finally {
        for (const by of writers) await by.release();
      }
      // A page that was under way belongs to the walk before.
      await copy.catchUp();
      await settled(service);
      await copy.catchUp();
      expect(copy.rows()).toEqual(await tableOf(accountId));
    }),
    { numRuns: 40 },
  );
});

test('a copy equals the table once writers that raced its reader are done, and the log was tidied meanwhile', async () => {
  const accountId = newId();
  const copy = copyOf(accountId, 3);
  let isOver = false;
  const write = async (seed: number) => {
    const mine: string[] = [];
    for (let n = 0; n < 40; n++) {
      const turn = (n * 7 + seed) % 5;
      await service.app.get(DataSource).transaction(async (manager) => {
        if (turn < 2 || mine.length === 0) mine.push(await insert(manager, accountId));
        else if (turn < 4) await rename(manager, mine[n % mine.length] as string, `Title ${seed} ${n}`);
        else await remove(manager, mine.shift() as string);
      });
    }
  };
  const reading = (async () => {
    while (!isOver) {
      await copy.readPage();
      await service.app.get(ChangeLog).forget();
    }
  })();
  await Promise.all([1, 2, 3, 4].map(write));
  isOver = true;
  await reading;
  await copy.catchUp();
  await settled(service);
  await copy.catchUp();
  expect(copy.rows()).toEqual(await tableOf(accountId));
});

test('a token is for its own account and list, and counts for 30 days; a walk of what changed lately gives none', async () => {
  const [accountId, other] = [newId(), newId()];
  const id = await insert(own(), accountId);
  await insert(own(), other);
  await settled(service);
  const [copy, theirs] = [copyOf(accountId), copyOf(other)];
  await copy.catchUp();
  await theirs.catchUp();
  const list = (query: object) => jobs().list(memberOf(accountId), query);
  expect(await codeOf(list({ syncToken: theirs.token() }))).toBe('BODY_INVALID');
  expect(await codeOf(list({ cursor: copy.token() }))).toBe('BODY_INVALID');
  expect(await codeOf(list({ syncToken: copy.token(), updatedAfter: '2026-01-01T00:00:00Z' }))).toBe('BODY_INVALID');
  const changed = (change: object) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(copy.token(), 'base64url').toString()), ...change })).toString('base64url');
  const [{ now = 0 } = {}] = await service.query<{ now: number }>('SELECT extract(epoch FROM now())::int AS now');
  expect(await codeOf(list({ syncToken: changed({ at: now - 30 * 86_400 - 5 }) }))).toBe('SYNC_TOKEN_EXPIRED');
  expect(await codeOf(list({ syncToken: changed({ since: '9000000000000000000' }) }))).toBe('SYNC_TOKEN_EXPIRED');
  expect(await list({ syncToken: copy.token() })).toMatchObject({ items: [], deleted: [], nextCursor: null, syncToken: expect.any(String) });
  const minutes = (n: number) => new Date((now + n * 60) * 1_000).toISOString();
  expect(await list({ updatedAfter: minutes(-5) })).toMatchObject({ items: [{ id }], syncToken: null });
  expect(await list({ updatedAfter: minutes(5) })).toMatchObject({ items: [], syncToken: null });
});

test('what has ended is forgotten after the last token that asks for it, and of what changed often the last time stays', async () => {
  const accountId = newId();
  const [id, gone, late] = [await insert(own(), accountId), await insert(own(), accountId), await insert(own(), accountId)];
  for (const title of ['One', 'Two']) await rename(own(), id, title);
  for (const one of [gone, late]) await remove(own(), one);
  await service.query(`UPDATE change SET deleted_at = now() - interval '31 days 1 hour' WHERE id = $1 AND deleted_at IS NOT NULL`, [gone]);
  await service.query(`UPDATE change SET deleted_at = now() - interval '30 days' WHERE id = $1 AND deleted_at IS NOT NULL`, [late]);
  await service.app.get(ChangeLog).forget();
  const left = await service.query<{ id: string }>('SELECT id FROM change WHERE account_id = $1 ORDER BY id', [accountId]);
  expect(left).toEqual([{ id }, { id: late }]);
});
