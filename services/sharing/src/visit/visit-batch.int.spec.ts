import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { startedAtOf } from './view-token';
import { VisitBatchRepository } from './visit-batch.repository';

let copy: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  database = await new DataSource({ type: 'postgres', url: copy.url, schema: 'sharing', extra: { options: '-c search_path=sharing' } }).initialize();
});
afterAll(async () => {
  await database?.destroy();
  await copy?.drop();
});

test('whether an event is the first of its kind takes as long at the end of a long visit as at its beginning', async () => {
  const visitId = newId();
  const items = [newId(), newId(), null];
  const seen = (times: number) =>
    Array.from({ length: times }, (_, place) => ({
      visitId,
      startedAt: startedAtOf(visitId),
      ownerId: visitId,
      type: 'seen' as const,
      what: 'work',
      itemId: items[place % items.length] as string | null,
      ms: 40,
    }));
  const batches = new VisitBatchRepository();
  await database.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    const rowsRead = async () =>
      Number((await manager.query(`SELECT sum(idx_tup_fetch) AS sum FROM pg_stat_xact_user_tables WHERE relname LIKE 'visit_event%'`))[0].sum);
    const begun = await batches.insertEvents(manager, seen(3_000));
    expect(begun.filter(({ isFirst }) => isFirst)).toHaveLength(3);
    const before = await rowsRead();
    const later = await batches.insertEvents(manager, seen(18));
    expect(later.some(({ isFirst }) => isFirst)).toBe(false);
    expect((await rowsRead()) - before).toBeLessThan(3 * 18);
  });
});
