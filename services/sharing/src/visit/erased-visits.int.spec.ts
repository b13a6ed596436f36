import { randomBytes } from 'node:crypto';
import { getPreferences } from '@folia/contracts/account/questions';
import { type Caller, guest } from '@folia/contracts/caller';
import type { VisitEvent } from '@folia/contracts/visit/shapes';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { TraceService } from './trace.service';
import { VisitService } from './visit.service';
import { VisitDaysRepository } from './visit-days.repository';
import { VisitDaysService } from './visit-days.service';

let copy: TestDatabase;
let app: INestApplicationContext;
let others: Awaited<ReturnType<typeof startAnsweringService>>;

beforeAll(async () => {
  copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  others = await startAnsweringService([answering(getPreferences, () => ({ type: 'individual', visits: 'named', modelAllowed: true }))]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
});
afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

const sql = (text: string, values: unknown[] = []) => app.get(DataSource).query(text, values);
const today = () => new Date().toISOString().slice(0, 10);
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const signedIn = (id: string): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } });
const items = [newId(), newId()];

type Visitor = { caller: Caller; visitor: string };
const makeViewer = () => {
  const id = newId();
  return { id, caller: signedIn(id), person: personOf(signedIn(id)), visitor: randomBytes(16).toString('base64url') };
};
const makeGuest = (): Visitor => ({ caller: guest, visitor: randomBytes(16).toString('base64url') });

/** A visit with everything that is counted of one; `kind` decides where from, on what, and how much. */
async function visit(ownerId: string, { caller, visitor }: Visitor, kind: number): Promise<string> {
  const page = { ownerId, profileId: null, pageVersion: 1, userAgent, visitor, itemId: items[kind % 3] };
  const from = {
    referrerHost: [null, 'inside', 'news.example'][kind % 3] ?? null,
    device: (['phone', 'tablet', 'computer'] as const)[kind % 3] ?? 'phone',
    country: kind % 2 ? 'SE' : null,
  };
  const { token } = await app.get(VisitService).start(caller, { ...page, ...from });
  const itemId = items[kind % 2];
  const events: VisitEvent[] = [
    { type: 'visible', ms: 1_500 },
    { type: 'input' },
    { type: 'scroll', percent: kind % 2 ? 100 : 40 },
    { type: 'seen', section: 'work', ms: 100 + kind },
    { type: 'seen', section: 'skill', itemId, ms: 200 },
    { type: 'action', action: 'mark', itemId },
    { type: 'action', action: kind % 2 ? 'download' : 'message' },
  ];
  const beacon = { token: token ?? '', visitor };
  expect((await app.get(VisitService).record({ ...beacon, number: 1, events })).refused).toBeNull();
  expect((await app.get(VisitService).record({ ...beacon, number: 2, events: events.slice(3) })).refused).toBeNull();
  return token ?? '';
}

const counts = (ownerId: string) => sql('SELECT * FROM daily_count WHERE owner_id = $1 ORDER BY day, dimension, key, channel', [ownerId]);
const months = (ownerId: string) => sql('SELECT * FROM monthly_count WHERE owner_id = $1 ORDER BY month, dimension, key, channel', [ownerId]);
/** The counts of a day as they are, and as counting its rows alone gives them. */
async function bothCounts(ownerId: string, day = today()) {
  const kept = await counts(ownerId);
  await sql('DELETE FROM daily_count WHERE owner_id = $1', [ownerId]);
  await app.get(DataSource).transaction((manager) => app.get(VisitDaysRepository).recount(manager, day));
  return { kept, counted: await counts(ownerId) };
}
const readersOf = async (ownerId: string) =>
  (await sql("SELECT sum(readers)::int AS readers FROM daily_count WHERE owner_id = $1 AND dimension = 'total'", [ownerId]))[0].readers;

test('what a visitor erases leaves the counts of its day at once: they are what counting the remaining rows gives, and a reader with another visit stays one', async () => {
  const ownerId = newId();
  const viewers = Array.from({ length: 4 }, makeViewer);
  const [often, once] = viewers;
  if (!often || !once) throw new Error('nobody');
  const tab = makeGuest();
  const tokens: string[] = [];
  for (let kind = 0; kind < 12; kind += 1) {
    await visit(ownerId, viewers[kind % 3 === 1 ? 0 : kind % 4] ?? often, kind);
    if (kind % 4 === 3) tokens.push(await visit(ownerId, tab, kind));
  }
  const traces = app.get(TraceService);
  const visitsOf = async (id: string) => (await sql('SELECT id FROM visit WHERE viewer_id = $1 ORDER BY id', [id])).map((row: { id: string }) => row.id);
  const mine = await visitsOf(often.id);
  expect(mine.length).toBeGreaterThanOrEqual(3);
  expect(await readersOf(ownerId)).toBe(5);

  // The first of several: the next one is the reader's first now.
  await traces.erase(often.person, mine[0]);
  expect(await readersOf(ownerId)).toBe(5);
  const afterOne = await bothCounts(ownerId);
  expect(afterOne.kept).toEqual(afterOne.counted);
  // All of a person, and those of a tab; twice at once is as once.
  await Promise.all([traces.erase(often.person, null), traces.erase(often.person, null), traces.eraseOfGuest(tokens), traces.eraseOfGuest(tokens)]);
  expect(await readersOf(ownerId)).toBe(3);
  const afterAll = await bothCounts(ownerId);
  expect(afterAll.kept.length).toBeGreaterThan(5);
  expect(afterAll.kept).toEqual(afterAll.counted);
  // Whoever erased everything and comes again is a reader again.
  await visit(ownerId, often, 1);
  const again = await bothCounts(ownerId);
  expect(again.kept).toEqual(again.counted);
  for (const { person } of viewers) await traces.erase(person, null);
  expect(await counts(ownerId)).toEqual([]);
  expect(await sql('SELECT 1 FROM day_reader WHERE owner_id = $1', [ownerId])).toEqual([]);
});

test('erasing while others read loses none of their counts', async () => {
  const ownerId = newId();
  const [leaving, ...staying] = Array.from({ length: 12 }, makeViewer);
  if (!leaving) throw new Error('nobody');
  for (let kind = 0; kind < 6; kind += 1) await visit(ownerId, leaving, kind);
  await Promise.all([app.get(TraceService).erase(leaving.person, null), ...staying.map((one, kind) => visit(ownerId, one, kind))]);
  expect(await readersOf(ownerId)).toBe(11);
  const { kept, counted } = await bothCounts(ownerId);
  expect(kept).toEqual(counted);
});

test('what is erased of a month that is over leaves its sums, too', async () => {
  const ownerId = newId();
  const [leaving, staying] = [makeViewer(), makeViewer()];
  for (let kind = 0; kind < 3; kind += 1) for (const one of [leaving, staying]) await visit(ownerId, one, kind);
  await sql(`SELECT make_visit_months((now() - interval '70 days')::date, 3)`);
  for (const table of ['visit', 'visit_event']) await sql(`UPDATE ${table} SET started_at = started_at - interval '62 days' WHERE owner_id = $1`, [ownerId]);
  await sql('UPDATE daily_count SET day = day - 62 WHERE owner_id = $1', [ownerId]);
  await app.get(VisitDaysService).closePast();
  const before = await months(ownerId);
  expect(before.length).toBeGreaterThan(0);
  await app.get(TraceService).erase(leaving.person, null);
  const left = await months(ownerId);
  expect(left).not.toEqual(before);
  const [{ day }] = await sql('SELECT DISTINCT day::text AS day FROM daily_count WHERE owner_id = $1', [ownerId]);
  const { kept, counted } = await bothCounts(ownerId, day);
  expect(kept).toEqual(counted);
  await sql('DELETE FROM monthly_count WHERE owner_id = $1', [ownerId]);
  await sql('DELETE FROM closed_month');
  await app.get(VisitDaysService).closePast();
  expect(await months(ownerId)).toEqual(left);
});
