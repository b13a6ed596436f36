import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { PlatformModule } from '@folia/platform/platform.module';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../account/account.repository';
import { migrations } from '../migrations';
import { UsageModule } from './usage.module';
import { UsageRepository } from './usage.repository';
import { UsageService } from './usage.service';

type Span = { start: string | null; end: string | null; moment: string };

let copy: TestDatabase;
let app: INestApplicationContext;
let usage: UsageService;

beforeAll(async () => {
  copy = await cloneDatabase('user', (url) => migrate(url, 'user', migrations));
  @Module({ imports: [PlatformModule.forService('user', testServiceEnv(copy.url, 'tcp://127.0.0.1:1'), []), UsageModule], providers: [AccountRepository] })
  class SpecModule {}
  app = await NestFactory.createApplicationContext(SpecModule, { logger: false });
  usage = app.get(UsageService);
});

afterAll(async () => {
  await app.close();
  await copy.drop();
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => app.get(DataSource).query(sql, values);
/** The months of many spans in one question. */
const monthsOf = (spans: Span[]) =>
  query<{ starts: Date; ends: Date }>(
    `SELECT m.starts, m.ends FROM unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY AS one (period_start, period_end, moment, place)
     CROSS JOIN LATERAL meter_month(period_start, period_end, moment) m ORDER BY place`,
    [spans.map(({ start }) => start), spans.map(({ end }) => end), spans.map(({ moment }) => moment)],
  );
const monthOf = async (start: string | null, end: string | null, moment: string) => {
  const [month] = await monthsOf([{ start, end, moment }]);
  return [month?.starts.toISOString(), month?.ends.toISOString()];
};

test('Free counts by the calendar month in UTC', async () => {
  expect(await monthOf(null, null, '2028-02-29T23:59:59.999Z')).toEqual(['2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z']);
  expect(await monthOf(null, null, '2027-12-31T23:59:59.999Z')).toEqual(['2027-12-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z']);
});

test('a year that began on the 31st starts again on the last day of shorter months, and on the 31st again', async () => {
  const year = ['2027-01-31T10:00:00.000Z', '2028-01-31T10:00:00.000Z'] as const;
  expect(await monthOf(...year, '2027-02-28T09:59:59.999Z')).toEqual(['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z']);
  expect(await monthOf(...year, '2027-02-28T10:00:00.000Z')).toEqual(['2027-02-28T10:00:00.000Z', '2027-03-31T10:00:00.000Z']);
  expect(await monthOf(...year, '2027-04-01T00:00:00.000Z')).toEqual(['2027-03-31T10:00:00.000Z', '2027-04-30T10:00:00.000Z']);
});

test('a year from a leap day has twelve months and ends with its last one', async () => {
  const year = ['2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'] as const;
  expect(await monthOf(...year, '2028-03-29T00:00:00.000Z')).toEqual(['2028-03-29T00:00:00.000Z', '2028-04-29T00:00:00.000Z']);
  expect(await monthOf(...year, '2029-02-27T23:59:59.999Z')).toEqual(['2029-01-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z']);
});

test('a month from a short one’s last day to a long one’s is one month', async () => {
  const month = ['2027-02-28T00:00:00.000Z', '2027-03-31T00:00:00.000Z'] as const;
  expect(await monthOf(...month, '2027-03-29T00:00:00.000Z')).toEqual([...month]);
});

test('while nobody has paid for what follows, months go on from the end of the period', async () => {
  expect(await monthOf('2027-01-10T00:00:00.000Z', '2027-02-10T00:00:00.000Z', '2027-02-12T00:00:00.000Z')).toEqual([
    '2027-02-10T00:00:00.000Z',
    '2027-03-10T00:00:00.000Z',
  ]);
});

test('whatever the period: a month holds its moment, stays within the period, begins on the anchor’s day and meets the next one', async () => {
  const time = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });
  const one = fc.record({ start: time, months: fc.integer({ min: 1, max: 24 }), at: fc.double({ min: 0, max: 1.3, noNaN: true }) });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 200, maxLength: 200 }), async (drawn) => {
      const spans = drawn.map(({ start, months, at }) => {
        const end = later(start, months);
        return { start, end, moment: Math.floor(start + (end - start) * at) };
      });
      const found = await monthsOf(spans.map(isoSpan));
      const following = await monthsOf(spans.map((span, index) => isoSpan({ ...span, moment: found[index]?.ends.getTime() ?? 0 })));
      for (const [index, { start, end, moment }] of spans.entries()) {
        const [starts, ends] = [found[index]?.starts.getTime() ?? 0, found[index]?.ends.getTime() ?? 0];
        expect(starts).toBeLessThanOrEqual(moment);
        expect(ends).toBeGreaterThan(moment);
        expect(following[index]?.starts.getTime()).toBe(ends);
        if (moment < end) expect(ends).toBeLessThanOrEqual(end);
        const anchor = moment < end ? start : end;
        expect(starts).toBe(later(anchor, Math.round((starts - anchor) / (30.44 * 24 * 3_600_000))));
      }
    }),
    { numRuns: 10 },
  );
});

test('what is used stays counted when the plan changes, and when it changes back', async () => {
  const { accounts, owner, fit } = await someone();
  await accounts.subscribe(owner.id, 'basic');
  for (let unit = 0; unit < 18; unit++) await usage.reserve(owner, newId(), 'fit-score');
  const failing = newId();
  await usage.reserve(owner, failing, 'fit-score');
  await accounts.subscribe(owner.id, 'pro');
  expect(await fit()).toMatchObject({ used: 19, limit: 200 });
  // A unit that was reserved before the change comes back after it.
  await usage.release(failing);
  expect(await fit()).toMatchObject({ used: 18, limit: 200 });
  await accounts.subscribe(owner.id, 'free');
  expect(await fit()).toMatchObject({ used: 18, limit: 5 });
  await accounts.subscribe(owner.id, 'basic');
  expect(await fit()).toMatchObject({ used: 18, limit: 50 });
  expect(await counted(owner.id)).toEqual({ counts: 18, ledger: 18 });
});

test('a new period begins with nothing used; what was used before stays with its own', async () => {
  const { accounts, owner, fit } = await someone();
  await accounts.subscribe(owner.id, 'basic');
  await usage.reserve(owner, newId(), 'fit-score');
  await query(`UPDATE usage SET period_start = period_start - interval '1 month' WHERE account_id = $1`, [owner.id]);
  await query(`UPDATE usage_count SET period_start = period_start - interval '1 month' WHERE account_id = $1`, [owner.id]);
  await query(`UPDATE subscription SET period_end = period_end + interval '1 month' WHERE account_id = $1`, [owner.id]);
  expect(await fit()).toMatchObject({ used: 0, limit: 50 });
});

test('a transaction that began before the plan changed counts in the month of the new plan', async () => {
  const { accounts, owner } = await someone();
  const { monthStart } = await app.get(DataSource).transaction(async (manager) => {
    await manager.query('SELECT now()');
    await accounts.subscribe(owner.id, 'pro');
    return app.get(UsageRepository).holdPeriod(manager, owner.id);
  });
  const [period] = await query<{ start: Date }>('SELECT period_start AS start FROM subscription WHERE account_id = $1', [owner.id]);
  expect(monthStart).toEqual(period?.start);
});

test('units taken and given back while the plan changes back and forth are neither lost nor counted twice', async () => {
  const { accounts, owner } = await someone();
  await accounts.subscribe(owner.id, 'pro');
  const taken = Array.from({ length: 45 }, () => newId());
  const changes = async () => {
    for (const plan of ['basic', 'pro', 'enterprise', 'basic', 'pro'] as const) await accounts.subscribe(owner.id, plan);
  };
  await Promise.all([
    ...taken.map(async (jobId, index) => {
      await usage.reserve(owner, jobId, 'fit-score');
      if (index % 3 === 0) await usage.release(jobId);
    }),
    changes(),
  ]);
  expect(await counted(owner.id)).toEqual({ counts: 30, ledger: 30 });
  expect((await usage.metersOf(owner.id)).find(({ meter }) => meter === 'fit-score')?.used).toBe(30);
});

const later = (start: number, months: number) => {
  const from = new Date(start);
  const days = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), days);
  const midnight = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, day);
  return midnight + (start % (24 * 3_600_000));
};
const isoSpan = ({ start, end, moment }: { start: number; end: number; moment: number }): Span => {
  const [from, to, at] = [start, end, moment].map((time) => new Date(time).toISOString()) as [string, string, string];
  return { start: from, end: to, moment: at };
};

async function someone() {
  const id = newId();
  await query(`INSERT INTO "user" (id, uname, folded, name, type) VALUES ($1, $2, $2, 'Some One', 'individual')`, [id, `u${id.slice(-12)}`]);
  const owner = personOf({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } });
  const fit = async () => (await usage.metersOf(id)).find(({ meter }) => meter === 'fit-score');
  return { accounts: app.get(AccountRepository), owner, fit };
}

/** The sum that limits are checked against, and the units it should be the sum of. */
async function counted(accountId: string) {
  const [sums] = await query<{ counts: number; ledger: number }>(
    `SELECT (SELECT coalesce(sum(used), 0)::int FROM usage_count WHERE account_id = $1) AS counts,
            (SELECT count(*)::int FROM usage WHERE account_id = $1 AND state <> 'released') AS ledger`,
    [accountId],
  );
  return sums;
}
