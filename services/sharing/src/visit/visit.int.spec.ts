import { createHmac, randomBytes } from 'node:crypto';
import { getPreferences, listAccountCards } from '@folia/contracts/account/questions';
import type { AccountCard } from '@folia/contracts/account/shapes';
import { type Caller, guest } from '@folia/contracts/caller';
import { listPlans } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import type { VisitEvent } from '@folia/contracts/visit/shapes';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testInnerKey, testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { CountsRepository } from '../analytics/counts.repository';
import { OverviewService } from '../analytics/overview.service';
import { ReadersService } from '../analytics/readers.service';
import { VisitListService } from '../analytics/visit-list.service';
import { AppModule } from '../app.module';
import { LeavingService } from '../leaving/leaving.service';
import { migrations } from '../migrations';
import { TraceService } from './trace.service';
import { readerOf, startedAtOf, viewTokenKeys } from './view-token';
import { VisitService } from './visit.service';
import { VisitDaysRepository } from './visit-days.repository';
import { VisitDaysService } from './visit-days.service';
import { VisitRetentionService } from './visit-retention.service';

let copy: TestDatabase;
let app: INestApplicationContext;
let visits: VisitService;
let others: Awaited<ReturnType<typeof startAnsweringService>>;
const cards = new Map<string, AccountCard>();
const item = newId();

beforeAll(async () => {
  copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  const known = (ids: string[]) => ids.flatMap((id) => (cards.has(id) ? [[id, cards.get(id)] as const] : []));
  others = await startAnsweringService([
    answering(getPreferences, (_caller, { userId }) => ({ type: 'individual', visits: cards.get(userId)?.visits ?? 'named', modelAllowed: true })),
    answering(listPlans, () => ({ plans, versions: { free: 1, basic: 1, pro: 1, enterprise: 1 } })),
    answering(listAccountCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(known(userIds)) })),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: `Name of ${id}`, photo: null }])) })),
    answering(resolveUsername, (_caller, { key }) => ({ userId: key, uname: key, version: 1, renamedTo: null })),
    answering(viewPortfolio, (_caller, { key }) => ({
      version: 1,
      profileId: null,
      json: JSON.stringify({
        ownerId: key,
        uname: 'olga',
        profile: { name: 'Olga' },
        items: [{ id: item, kind: 'skill', fields: { name: 'Go' }, visibility: 'public' }],
      }),
    })),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
  visits = app.get(VisitService);
});

afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

const sql = (text: string, values: unknown[] = []) => app.get(DataSource).query(text, values);
const today = () => new Date().toISOString().slice(0, 10);
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const newVisitor = () => randomBytes(16).toString('base64url');
const signedIn = (id: string): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } });

function makePerson(plan: AccountCard['plan'] = 'pro', choice: AccountCard['visits'] = 'named') {
  const id = newId();
  cards.set(id, { type: 'individual', visits: choice, uname: `u${id.slice(-8)}`, plan });
  return { id, person: personOf(signedIn(id)) };
}

async function start(
  ownerId: string,
  { visitor = newVisitor(), caller = guest, ...rest }: { visitor?: string; caller?: Caller } & Record<string, unknown> = {},
) {
  const page = { ownerId, profileId: null, pageVersion: 1, referrerHost: null, device: 'computer' as const, country: null, userAgent: browser };
  const { token } = await visits.start(caller, { ...page, visitor, ...rest });
  return { token: token ?? '', visitor };
}
const reads: VisitEvent[] = [{ type: 'visible', ms: 1_500 }, { type: 'input' }];
const record = async ({ token, visitor }: { token: string; visitor: string }, number: number, events: VisitEvent[] = reads) =>
  (await visits.record({ token, visitor, number, events })).refused;
const overviewOf = (owner: ReturnType<typeof makePerson>) => app.get(OverviewService).get(owner.person, {});

test('what cannot be true is refused and counted as refused; what is true is counted once', async () => {
  const owner = makePerson();
  const visit = await start(owner.id);
  expect(await record(visit, 1, [{ type: 'visible', ms: 1_500 }])).toBe('too-early');
  expect(await record(visit, 1)).toBeNull();
  expect(await Promise.all(Array.from({ length: 20 }, () => record(visit, 1)))).toEqual(Array(20).fill('replayed'));
  expect(await record(visit, 2, [{ type: 'visible', ms: 600_000 }])).toBe('sped-up');
  expect(await record(visit, 2, [{ type: 'seen', section: 'work', ms: 600_000 }])).toBe('sped-up');
  expect(await record({ ...visit, visitor: newVisitor() }, 2)).toBe('forged');
  // Every single bit of a token counts.
  const bytes = Buffer.from(visit.token, 'base64url');
  for (const place of [0, 20, 40, 49, 55, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(await record({ ...visit, token: changed.toString('base64url') }, 2)).toBe('forged');
  }
  expect(await overviewOf(owner)).toMatchObject({
    now: { views: 1, visits: 1, readers: 1, visibleMs: 1_500 },
    refused: [
      { reason: 'forged', count: 1 },
      { reason: 'replayed', count: 20 },
      { reason: 'sped-up', count: 2 },
    ],
  });
});

test('programs are told apart from people, and the owner is no visitor', async () => {
  const owner = makePerson();
  expect((await start(owner.id, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })).token).toBe('');
  const previews = ['LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', 'Slackbot-LinkExpanding 1.0', 'WhatsApp/2.23.20'];
  const more = ['Twitterbot/1.0', 'facebookexternalhit/1.1', 'TelegramBot (like TwitterBot)'];
  await visits.noteFetches({ fetched: [...previews, ...more, browser].map((userAgent) => ({ uname: owner.id, userAgent, times: 1 })) });
  await expect(start(owner.id, { caller: signedIn(owner.id) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await overviewOf(owner)).toMatchObject({ now: { views: 0, visits: 0, readers: 0 }, programs: { bots: 1, previews: 6 } });
});

test('the counts of a day are what was done, and counting it again from its rows gives the very same', async () => {
  const owner = makePerson();
  const random = sequence(7);
  const visitors = Array.from({ length: 12 }, newVisitor);
  const sites = [null, 'inside', 'news.example'];
  const done = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const visit = await start(owner.id, {
        visitor: visitors[random(visitors.length)],
        referrerHost: sites[random(3)],
        device: (['phone', 'tablet', 'computer'] as const)[random(3)],
        country: random(2) ? 'SE' : null,
        itemId: random(2) ? item : null,
      });
      const beacons = 1 + random(4);
      for (let number = 1; number <= beacons; number += 1) {
        const more: VisitEvent[] = [
          { type: 'seen', section: 'work', ms: random(500) },
          { type: 'seen', section: 'skill', itemId: item, ms: random(500) },
          { type: 'scroll', percent: random(101) },
          { type: 'action', action: random(2) ? 'mark' : 'download', itemId: item },
        ];
        expect(await record(visit, number, number === 1 ? [...reads, ...more] : more)).toBeNull();
      }
      return beacons;
    }),
  );
  const counts = () => sql('SELECT * FROM daily_count WHERE owner_id = $1 ORDER BY dimension, key, channel', [owner.id]);
  const before = await counts();
  expect(await overviewOf(owner)).toMatchObject({ now: { visits: 60, views: 60, visibleMs: 60 * 1_500 } });
  expect((await overviewOf(owner)).now.readers).toBeLessThanOrEqual(12);
  const actions = (await overviewOf(owner)).now.actions;
  expect(actions.mark + actions.download).toBe(done.reduce((sum, beacons) => sum + beacons, 0));
  await sql('DELETE FROM daily_count WHERE owner_id = $1 AND dimension <> $2', [owner.id, 'total']);
  await app.get(DataSource).transaction((manager) => app.get(VisitDaysRepository).recount(manager, today()));
  expect(before.length).toBeGreaterThan(20);
  expect(await counts()).toEqual(before);
});

test('what is read of any span is the sum of its days, whether their months are closed, lost or cut short', async () => {
  const owner = makePerson('free');
  const random = sequence(11);
  const visit = await start(owner.id);
  const more: VisitEvent[] = [
    { type: 'seen', section: 'work', ms: 400 },
    { type: 'seen', section: 'skill', itemId: item, ms: 300 },
    { type: 'action', action: 'mark', itemId: item },
  ];
  expect(await record(visit, 1, [...reads, ...more])).toBeNull();
  await sql(
    `INSERT INTO daily_count SELECT owner_id, day - ago, dimension, key, other.channel, visits + ago, 0, 0, 0, visible_ms + ago, 0, times
     FROM daily_count, generate_series(1, 400) ago, (VALUES ('direct'), ('inside')) other (channel) WHERE owner_id = $1`,
    [owner.id],
  );
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const summed = 'dimension, key, channel, sum(visits)::int AS visits, sum(visible_ms)::bigint AS "visibleMs", sum(times)::int AS times';
  const where = `owner_id = $1 AND day BETWEEN $2 AND $3 AND ($4::text IS NULL OR channel = $4) AND dimension IN ('section', 'item', 'evidence')`;
  const sorted = (cells: object[]) => cells.map((cell) => JSON.stringify(Object.entries(cell).sort())).sort();
  const everySpanIsItsDays = async () => {
    for (const [from = 0, to = 0] of [...Array.from({ length: 25 }, () => [random(401), random(401)].sort((one, other) => other - one)), [400, 0], [0, 0]]) {
      const span = { ownerId: owner.id, from: dayAgo(from), to: dayAgo(to), channel: random(3) ? null : 'inside' };
      const ofDays = await sql(`SELECT ${summed} FROM daily_count WHERE ${where} GROUP BY 1, 2, 3`, Object.values(span));
      expect([span, sorted(await app.get(CountsRepository).cells(span))]).toEqual([span, sorted(ofDays)]);
    }
  };
  const months = async () => sql('SELECT * FROM monthly_count WHERE owner_id = $1 ORDER BY month, dimension, key, channel', [owner.id]);
  await everySpanIsItsDays();
  await app.get(VisitDaysService).closePast();
  const before = await months();
  expect(new Set(before.map(({ month }: { month: Date }) => month.getTime())).size).toBeGreaterThanOrEqual(12);
  await everySpanIsItsDays();
  // Sums that were lost are made again, and equal.
  await sql('DELETE FROM monthly_count');
  await sql('DELETE FROM closed_month');
  await everySpanIsItsDays();
  await app.get(VisitDaysService).closePast();
  expect(await months()).toEqual(before);
  // A history that begins within a month, which is read when the plan becomes a longer one.
  await app.get(VisitRetentionService).forgetOld();
  expect((await months()).length).toBeLessThan(before.length);
  await everySpanIsItsDays();
});

test('a visit goes on from page to page in one tab, and only for the visitor who made it', async () => {
  const owner = makePerson();
  const first = await start(owner.id);
  expect(await record(first, 1)).toBeNull();
  const second = await start(owner.id, { visitor: first.visitor, after: first.token, itemId: item });
  expect(await record(second, 2, [{ type: 'seen', section: 'skill', itemId: item, ms: 900 }])).toBeNull();
  expect(await overviewOf(owner)).toMatchObject({ now: { visits: 1, views: 2, readers: 1 } });
  const stranger = await start(owner.id, { after: first.token });
  expect(await record(stranger, 1)).toBeNull();
  expect(await overviewOf(owner)).toMatchObject({ now: { visits: 2, views: 3, readers: 2 } });
  const list = await app.get(VisitListService).list(owner.person, {});
  expect(list.items.map(({ views }) => views)).toEqual([1, 2]);
  const { steps } = await app.get(VisitListService).get(owner.person, list.items[1]?.id ?? '');
  expect(steps?.map(({ what, heading }) => [what.type, heading])).toEqual([
    ['view', ''],
    ['view', 'Go'],
    ['seen', 'Go'],
  ]);
});

test('a page that is loaded again from a page of ours goes on with what brought its visitor, but not with a link they no longer hold', async () => {
  const owner = makePerson();
  const [campaign, inside] = [{ source: 'letter' }, { referrerHost: 'inside' }];
  const first = await start(owner.id, { campaign, referrerHost: 'news.example' });
  expect(await record(first, 1)).toBeNull();
  const { visitor } = first;
  const second = await start(owner.id, { ...inside, visitor, after: first.token, itemId: item });
  expect(await record(second, 2, [{ type: 'visible', ms: 200 }])).toBeNull();
  const channels = async () => (await overviewOf(owner)).channels.map(({ kind, name, visits: count }) => [kind, name, count]);
  expect(await overviewOf(owner)).toMatchObject({ now: { visits: 1, views: 2 } });
  expect(await channels()).toEqual([['campaign', 'letter', 1]]);
  // From another site, or without what only this tab was given, it is another visit.
  expect(await record(await start(owner.id, { referrerHost: 'jobs.example', visitor, after: second.token }), 3)).toBeNull();
  expect(await record(await start(owner.id, { ...inside, visitor }), 1)).toBeNull();
  expect((await channels()).length).toBe(3);
  await sql(`UPDATE visit SET link_id = $2::uuid, channel = 'link:' || $2::uuid WHERE owner_id = $1 AND channel = 'campaign:letter'`, [owner.id, newId()]);
  expect(await record(await start(owner.id, { ...inside, visitor, after: second.token }), 1)).toBeNull();
  expect(await overviewOf(owner)).toMatchObject({ now: { visits: 4, views: 5 } });
});

test('when the day is closed, the salt of the day finds none of a thousand known visitors, and the counts stay', async () => {
  const owner = makePerson();
  const salt = randomBytes(32);
  const known = Array.from({ length: 1_000 }, (_, number) =>
    createHmac('sha256', salt)
      .update(`198.51.${number >> 8}.${number & 255}\n${browser}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url'),
  );
  for (let from = 0; from < known.length; from += 100) {
    await Promise.all(
      known.slice(from, from + 100).map(async (visitor) => {
        expect(await record(await start(owner.id, { visitor }), 1)).toBeNull();
      }),
    );
  }
  const again = await start(owner.id, { visitor: known[0] });
  expect(await record(again, 1)).toBeNull();
  const [key] = viewTokenKeys([testInnerKey]);
  const hashes = known.map((visitor) => readerOf(visitor, owner.id, key));
  const found = async () => {
    const [kept] = await sql('SELECT count(DISTINCT reader)::int AS count FROM visit WHERE reader = ANY($1)', [hashes]);
    const [noted] = await sql('SELECT count(DISTINCT reader)::int AS count FROM day_reader WHERE reader = ANY($1)', [hashes]);
    return [kept.count, noted.count];
  };
  expect(await found()).toEqual([1_000, 1_000]);
  const before = await overviewOf(owner);
  const close = () => app.get(DataSource).transaction((manager) => app.get(VisitDaysRepository).close(manager, today()));
  expect([await close(), await close()]).toEqual([true, false]);
  expect(await found()).toEqual([0, 0]);
  expect(await overviewOf(owner)).toEqual(before);
  const [readers] = await sql('SELECT count(DISTINCT reader)::int AS count FROM visit WHERE owner_id = $1', [owner.id]);
  expect([before.now.readers, readers.count]).toEqual([1_000, 1_000]);
  await sql('DELETE FROM closed_day');
});

test('people are shown as they chose: by name, by kind, not at all; and all rows together are all visits', async () => {
  const owner = makePerson();
  const [named, kind, hidden] = [makePerson('free', 'named'), makePerson('free', 'kind'), makePerson('free', 'hidden')];
  for (const { id } of [named, kind, hidden]) expect(await record(await start(owner.id, { caller: signedIn(id) }), 1)).toBeNull();
  expect(await record(await start(owner.id), 1)).toBeNull();
  const shown = async () => {
    const { rows } = await app.get(ReadersService).get(owner.person, {});
    return rows.map(({ reader, visits: count }) => [reader.shown, count]);
  };
  expect(new Set(await shown())).toEqual(
    new Set([
      ['named', 1],
      ['kind', 1],
      ['anonymous', 2],
    ]),
  );
  // A guest's row and a hidden person's say the same: nothing.
  expect(await sql('SELECT 1 FROM visit WHERE viewer_id = $1', [hidden.id])).toEqual([]);
  cards.set(named.id, { type: 'individual', visits: 'hidden', uname: 'gone', plan: 'free' });
  expect(await shown()).not.toContainEqual(['named', 1]);
  cards.set(owner.id, { type: 'individual', visits: 'hidden', uname: 'olga', plan: 'pro' });
  cards.set(named.id, { type: 'individual', visits: 'named', uname: 'back', plan: 'free' });
  expect((await shown()).map(([how]) => how)).not.toContain('named');
});

test('visitors see and erase what is kept of them, and nobody else’s', async () => {
  const [owner, viewer, other] = [makePerson(), makePerson(), makePerson()];
  const visit = await start(owner.id, { caller: signedIn(viewer.id) });
  expect(await record(visit, 1, [...reads, { type: 'seen', section: 'work', ms: 700 }, { type: 'action', action: 'print' }])).toBeNull();
  const { items } = await app.get(TraceService).list(viewer.person, undefined);
  expect(items).toMatchObject([
    { owner: { uname: 'olga' }, shownAs: 'named', visibleMs: 1_500, sections: [{ section: 'work', ms: 700 }], actions: [{ action: 'print', count: 1 }] },
  ]);
  expect((await app.get(TraceService).list(other.person, undefined)).items).toEqual([]);
  await expect(app.get(TraceService).erase(other.person, items[0]?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await app.get(TraceService).erase(viewer.person, items[0]?.id ?? '');
  expect((await app.get(TraceService).list(viewer.person, undefined)).items).toEqual([]);
  // A beacon that comes late finds nothing to add to.
  expect(await record(visit, 2)).toBe('over');
  const guestVisit = await start(owner.id);
  expect(await record(guestVisit, 1)).toBeNull();
  const tokens = [guestVisit.token, 'nothing of ours'];
  expect((await app.get(TraceService).listOfGuest(guest, tokens)).items).toHaveLength(1);
  await app.get(TraceService).eraseOfGuest(tokens);
  expect((await app.get(TraceService).listOfGuest(guest, tokens)).items).toEqual([]);
  for (const table of ['visit', 'visit_event', 'daily_count', 'day_reader'])
    expect([table, await sql(`SELECT 1 FROM ${table} WHERE owner_id = $1`, [owner.id])]).toEqual([table, []]);
  expect((await app.get(ReadersService).get(owner.person, {})).rows).toEqual([]);
});

test('of an erased person nothing is left, as a visitor and as an owner, and nothing comes late', async () => {
  const [owner, viewer] = [makePerson(), makePerson()];
  const visit = await start(owner.id, { caller: signedIn(viewer.id) });
  expect(await record(visit, 1, [...reads, { type: 'action', action: 'mark', itemId: item }])).toBeNull();
  const erase = (userId: string) => app.get(DataSource).transaction((manager) => app.get(LeavingService).onDeleted({ userId }, manager));
  await erase(viewer.id);
  expect(await sql('SELECT 1 FROM visit WHERE viewer_id = $1', [viewer.id])).toEqual([]);
  expect(await overviewOf(owner)).toMatchObject({ now: { visits: 1 } });
  await erase(owner.id);
  const late = await start(owner.id);
  expect(await record(late, 1)).toBe('over');
  for (const table of ['visit', 'visit_event', 'daily_count', 'monthly_count', 'program_count', 'day_reader'])
    expect([table, await sql(`SELECT 1 FROM ${table} WHERE owner_id = $1`, [owner.id])]).toEqual([table, []]);
});

test('what is older than the plan’s history goes, and how much there was stays', async () => {
  const [free, pro] = [makePerson('free'), makePerson('pro')];
  await sql(`SELECT make_visit_months((now() - interval '100 days')::date, 4)`);
  const old = async (ownerId: string, days: number) => {
    const { token, visitor } = await start(ownerId, { referrerHost: 'news.example' });
    expect(await record({ token, visitor }, 1, [...reads, { type: 'seen', section: 'work', ms: 500 }])).toBeNull();
    for (const table of ['visit', 'visit_event'])
      await sql(`UPDATE ${table} SET started_at = started_at - make_interval(days => $2) WHERE owner_id = $1 AND started_at > now() - interval '1 hour'`, [
        ownerId,
        days,
      ]);
    await sql('UPDATE daily_count SET day = day - $2::int WHERE owner_id = $1 AND day = $3::date', [ownerId, days, today()]);
  };
  for (const { id } of [free, pro]) {
    await old(id, 90);
    await old(id, 29);
  }
  await app.get(VisitRetentionService).forgetOld();
  const left = async (table: string, id: string) => (await sql(`SELECT count(*)::int AS count FROM ${table} WHERE owner_id = $1`, [id]))[0].count;
  expect([await left('visit', free.id), await left('visit_event', free.id), await left('visit', pro.id), await left('visit_event', pro.id)]).toEqual([
    1, 2, 2, 4,
  ]);
  expect((await overviewOf(free)).ever.views).toBe(2);
  const oldest = await sql("SELECT dimension, channel, visits FROM daily_count WHERE owner_id = $1 AND day < now() - interval '60 days'", [free.id]);
  expect(oldest).toEqual([{ dimension: 'total', channel: '', visits: 1 }]);
  expect(await overviewOf(pro)).toMatchObject({ now: { visits: 1 }, before: { visits: 0 }, ever: { views: 2 } });
});

test('months are made ahead, and the whole of an old one is dropped', async () => {
  const months = async () => (await sql(`SELECT relname FROM pg_class WHERE relname ~ '^visit_\\d{4}_\\d{2}$' AND relkind = 'r'`)).length;
  const before = await months();
  expect(before).toBeGreaterThanOrEqual(3);
  await sql(`SELECT make_visit_months('2020-01-15', 2)`);
  expect(await months()).toBe(before + 2);
  expect(await app.get(VisitDaysRepository).dropMonths(400)).toBe(4);
  expect(await months()).toBe(before);
});

test('a visit says when it began', () => {
  const before = Date.now();
  expect(startedAtOf(newId()).getTime()).toBeGreaterThanOrEqual(before - 1);
});

/** Numbers below a limit, always the same ones. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
