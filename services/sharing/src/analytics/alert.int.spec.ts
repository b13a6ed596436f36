import { randomBytes } from 'node:crypto';
import { listAccountCards } from '@folia/contracts/account/questions';
import { type Caller, guest } from '@folia/contracts/caller';
import { createLinkInput } from '@folia/contracts/link/shapes';
import { listPlans } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
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
import { LinkService } from '../link/link.service';
import { migrations } from '../migrations';
import { VisitService } from '../visit/visit.service';
import { AlertRepository } from './alert.repository';
import { AlertService } from './alert.service';
import { DigestService } from './digest.service';
import { LinkLivesService } from './link-lives.service';
import { ReadersService } from './readers.service';

let copy: TestDatabase;
let app: INestApplicationContext;
let others: Awaited<ReturnType<typeof startAnsweringService>>;

beforeAll(async () => {
  copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  const card = { type: 'individual', visits: 'named', uname: 'olga', plan: 'free' } as const;
  others = await startAnsweringService([
    answering(viewPortfolio, (_caller, { key }) => ({ version: 1, profileId: null, json: JSON.stringify({ ownerId: key, items: [] }) })),
    answering(listPlans, () => ({ plans, versions: { free: 1, basic: 1, pro: 1, enterprise: 1 } })),
    answering(listAccountCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, card])) })),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
});
beforeEach(() => sql('DELETE FROM visit_alert'));
afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

const sql = (text: string, values: unknown[] = []) => app.get(DataSource).query(text, values);
const makeOwner = () => {
  const id = newId();
  return { id, person: personOf({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } }) };
};
type Owner = ReturnType<typeof makeOwner>;
const makeLink = async ({ person }: Owner, notify: 'at-once' | 'off' = 'at-once') =>
  (await app.get(LinkService).create(person, createLinkInput.parse({ description: 'Meridian Pay', notify }))).link.id;

/** A browser that has opened a link, perhaps with a verified address. */
async function holderOf(linkId: string, email: string | null = null): Promise<Caller> {
  const linkSession = newId();
  await sql(`INSERT INTO link_session (visitor_id, link_id, key_version, expires_at, email) VALUES ($1, $2, 1, now() + interval '1 hour', $3)`, [
    linkSession,
    linkId,
    email,
  ]);
  return { ...guest, linkSession };
}
async function visit({ id: ownerId }: Owner, caller: Caller) {
  const visitor = randomBytes(16).toString('base64url');
  const page = {
    ownerId,
    profileId: null,
    pageVersion: 1,
    referrerHost: null,
    device: 'computer' as const,
    country: null,
    userAgent: 'Mozilla/5.0 Chrome/140',
  };
  const { token } = await app.get(VisitService).start(caller, { ...page, visitor });
  await app.get(VisitService).record({ token: token ?? '', visitor, number: 1, events: [{ type: 'visible', ms: 1_500 }, { type: 'input' }] });
}
const told = async ({ id }: Owner) => {
  await app.get(AlertService).tell();
  await app.get(AlertService).tellDaysAndWeeks();
  const [events] = await sql(`DELETE FROM outbox WHERE payload->>'ownerId' = $1 RETURNING payload`, [id]);
  return events.map(({ payload }: { payload: { kind: string } }) => payload.kind);
};

test('the first view of a link is told once, of each link at most once an hour, and six times in all', async () => {
  const owner = makeOwner();
  const links = await Promise.all(Array.from({ length: 8 }, () => makeLink(owner)));
  await visit(owner, await holderOf(links[0] ?? ''));
  expect(await told(owner)).toEqual(['link-first-view']);
  await sql('UPDATE visit SET visible_ms = 200000 WHERE owner_id = $1', [owner.id]);
  await visit(owner, await holderOf(links[0] ?? ''));
  expect(await told(owner)).toEqual([]);
  for (const link of links.slice(1)) await visit(owner, await holderOf(link));
  expect(await told(owner)).toEqual(Array(5).fill('link-first-view'));
  expect(await told(owner)).toEqual([]);
  await sql(`UPDATE visit_alert SET told_at = told_at - interval '61 minutes' WHERE owner_id = $1`, [owner.id]);
  expect((await told(owner)).sort()).toEqual(['link-first-view', 'link-first-view', 'long-visit']);
});

test('who wants to be told once a day is, who wants nothing is left alone, and a quiet link is quiet', async () => {
  const [daily, off, quiet] = [makeOwner(), makeOwner(), makeOwner()];
  await app.get(AlertRepository).choose(daily.id, { alerts: 'daily' });
  expect(await app.get(AlertRepository).choose(off.id, { alerts: 'off', digest: false })).toEqual({ alerts: 'off', digest: false });
  for (const owner of [daily, off]) await visit(owner, await holderOf(await makeLink(owner)));
  await visit(quiet, await holderOf(await makeLink(quiet, 'off')));
  expect([await told(daily), await told(off), await told(quiet)]).toEqual([[], [], []]);
  await sql(`UPDATE visit_alert SET noted_at = noted_at - interval '1 day'`);
  expect([await told(daily), await told(off), await told(quiet)]).toEqual([['visits-day'], [], []]);
});

test('a week with visits is told once, to those who want to hear of it', async () => {
  const [owner, other] = [makeOwner(), makeOwner()];
  await app.get(AlertRepository).choose(other.id, { digest: false });
  for (const one of [owner, other]) await visit(one, guest);
  expect([await told(owner), await told(other)]).toEqual([[], []]);
  await sql('UPDATE daily_count SET day = day - 7');
  expect([await told(owner), await told(other), await told(owner)]).toEqual([['visits-week'], [], []]);
});

test('the figures of yesterday and of last week are those of these days alone', async () => {
  const [owner, other] = [makeOwner(), makeOwner()];
  const linkId = await makeLink(owner);
  const counted = async (daysAgo: string) => {
    await visit(owner, guest);
    await visit(owner, await holderOf(linkId));
    await sql(`UPDATE daily_count SET day = (date_trunc('week', now() AT TIME ZONE 'UTC')::date ${daysAgo}) WHERE owner_id = $1 AND day >= now()::date`, [
      owner.id,
    ]);
  };
  for (const day of ['- 2', '- 7', '- 8']) await counted(day);
  await visit(other, guest);
  const digest = app.get(DigestService);
  expect(await digest.get(owner.id, 'week')).toEqual({ views: 4, readers: 4, visibleMs: 6_000, byLink: 2, viewsBefore: 2 });
  await visit(owner, guest);
  await sql(`UPDATE daily_count SET day = day - 1 WHERE owner_id = $1 AND day = (now() AT TIME ZONE 'UTC')::date`, [owner.id]);
  expect(await digest.get(owner.id, 'day')).toMatchObject({ views: 1, byLink: 0 });
});

test('a link shows as a link, a verified address by itself, and its life with every visit', async () => {
  const owner = makeOwner();
  const linkId = await makeLink(owner);
  await visit(owner, await holderOf(linkId));
  await visit(owner, await holderOf(linkId, 'tomas@example.org'));
  const { rows } = await app.get(ReadersService).get(owner.person, {});
  expect(rows.map(({ reader }) => reader)).toEqual(
    expect.arrayContaining([
      { shown: 'link', linkId, name: 'Meridian Pay' },
      { shown: 'verified', email: 'tomas@example.org' },
    ]),
  );
  const { items } = await app.get(LinkLivesService).get(owner.person, {});
  expect(items).toMatchObject([{ linkId, state: 'active', visits: 2, sessionsInADay: 2, dots: [{ visibleMs: 1_500 }, { visibleMs: 1_500 }] }]);
  const stranger = makeOwner();
  await expect(app.get(ReadersService).get(stranger.person, { linkId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
