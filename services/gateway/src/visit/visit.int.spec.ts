import { AppError } from '@folia/contracts/errors';
import { publicVersion, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { noteVisitGap, recordVisits, startVisit } from '@folia/contracts/visit/questions';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { answering } from '@folia/testing/answering-service';
import { Redis } from 'ioredis';
import { type RunningGateway, runGateway } from '../fixtures/running-gateway';

const ownerId = newId();
const item = newId();
const page = JSON.stringify({ ownerId, uname: 'olga', version: 3, viewer: 'stranger', items: [{ id: item }] });
let gateway: RunningGateway;
let asked: { started: unknown[]; recorded: unknown[][]; gaps: unknown[] };

beforeAll(async () => {
  gateway = await runGateway([
    answering(publicVersion, () => ({ versions: { olga: 3 } })),
    answering(viewPortfolio, (caller, { key }) => {
      if (key !== 'olga') throw new AppError('NOT_FOUND');
      const isOwner = caller.actor.type === 'user' && caller.actor.id === gateway.idOf('olga');
      return { version: 3, profileId: null, json: isOwner ? page.replace('stranger', 'owner') : page };
    }),
    answering(startVisit, (_caller, input) => {
      asked.started.push(input);
      return { token: 'a-token' };
    }),
    answering(recordVisits, (_caller, { beacons }) => {
      asked.recorded.push(beacons);
      return { answers: beacons.map(({ number }) => ({ refused: number === 7 ? ('replayed' as const) : null })) };
    }),
    answering(noteVisitGap, (_caller, gap) => {
      asked.gaps.push(gap);
      return {};
    }),
  ]);
});
beforeEach(() => {
  asked = { started: [], recorded: [], gaps: [] };
});
afterAll(() => gateway.close());

const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const start = (body: object = {}, headers: Record<string, string> = {}, as?: string) =>
  gateway.ask('POST', '/api/visits', { as, body: { key: 'olga', ...body }, headers: { 'user-agent': agent, ...headers } });
const beacon = { token: 'a-token', number: 1, events: [{ type: 'visible', ms: 1_000 }] };
const send = (body: object, headers: Record<string, string> = {}) =>
  gateway.ask('POST', '/api/visits/events', { body, headers: { 'user-agent': agent, ...headers } });

test('of a visitor a hash of the day, the kind of device and the host they came from go further, and no address', async () => {
  expect((await start({ referrer: 'https://www.news.example/post?id=7#top', itemId: item })).body).toEqual({ token: 'a-token', reason: null });
  expect(asked.started).toEqual([
    expect.objectContaining({
      ownerId,
      itemId: item,
      pageVersion: 3,
      referrerHost: 'news.example',
      device: 'phone',
      country: null,
      visitor: expect.stringMatching(/^[\w-]{22}$/),
    }),
  ]);
  expect(JSON.stringify(asked.started)).not.toMatch(/127\.0\.0\.1|post\?id/);
  await start();
  await start({}, { 'user-agent': `${agent} other` });
  await start({}, {}, 'ada');
  const visitors = asked.started.map((one) => (one as { visitor: string }).visitor);
  expect([visitors[0] === visitors[1], new Set(visitors).size]).toEqual([true, 3]);
});

test('who asks not to be tracked is not, an owner is no visitor, and what one may not see cannot be visited', async () => {
  expect((await start({}, { dnt: '1' })).body).toEqual({ token: null, reason: 'asked' });
  expect((await start({}, { 'sec-gpc': '1' })).body).toEqual({ token: null, reason: 'asked' });
  expect((await start({}, {}, 'olga')).body).toEqual({ token: null, reason: 'own' });
  expect([(await start({ key: 'nobody' })).status, (await start({ itemId: newId() })).status]).toEqual([404, 404]);
  expect(asked.started).toEqual([]);
});

test('a beacon has at most twenty events and two kilobytes, and goes on with the visitor who sends it', async () => {
  expect(await send({ ...beacon, events: Array(21).fill(beacon.events[0]) })).toMatchObject({ status: 422 });
  expect(await send({ ...beacon, token: 'x'.repeat(2_100) })).toMatchObject({ status: 413 });
  expect(asked.recorded).toEqual([]);
  expect(await send(beacon)).toMatchObject({ status: 200, body: { refused: null } });
  expect(asked.recorded).toEqual([[{ ...beacon, visitor: expect.any(String) }]]);
  // Those that come while others are being stored go on together, and each gets its own answer.
  const numbers = Array.from({ length: 20 }, (_, index) => index + 2);
  const answers = await Promise.all(numbers.map((number) => send({ ...beacon, number })));
  expect(answers.map(({ body }) => (body as { refused: string | null }).refused)).toEqual(numbers.map((number) => (number === 7 ? 'replayed' : null)));
  expect(asked.recorded.flat()).toHaveLength(21);
  expect(asked.recorded.length).toBeLessThan(10);
});

test('without Redis nothing is counted, and that is said as soon as it can be', async () => {
  const [{ VisitSaltService }, { VisitGapService }] = await Promise.all([import('./visit-salt.service'), import('./visit-gap.service')]);
  const away = new Redis('redis://127.0.0.1:1', { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: () => null });
  away.on('error', () => {});
  const who = { userId: null, address: '192.0.2.7', userAgent: agent };
  expect(await new VisitSaltService(away).visitorOf(who)).toBeNull();
  const rpc = new RpcClient({ sharing: process.env.SHARING_RPC ?? '' }, process.env.INNER_KEY ?? '');
  const gap = new VisitGapService(rpc);
  gap.note(1_000);
  gap.note(61_000);
  await gap.tell();
  gap.onApplicationShutdown();
  rpc.close();
  expect(asked.gaps).toEqual([{ from: '1970-01-01T00:00:01.000Z', to: '1970-01-01T00:01:01.000Z' }]);
});

test('two gateways know the same visitor by the same hash, other days and other networks by another', async () => {
  const { VisitSaltService } = await import('./visit-salt.service');
  const redis = () => new Redis(process.env.REDIS_URL ?? '');
  const [one, other] = [redis(), redis()];
  const [first, second] = [new VisitSaltService(one), new VisitSaltService(other)];
  const now = Date.now();
  const guest = (address: string) => ({ userId: null, address, userAgent: agent });
  const hash = await first.visitorOf(guest('2001:db8:1:2:3::7'), now);
  expect(await second.visitorOf(guest('2001:db8:1:2:ffff::9'), now)).toBe(hash);
  expect(await second.visitorOf(guest('2001:db8:1:3::9'), now)).not.toBe(hash);
  expect(await second.visitorOf(guest('2001:db8:1:2:3::7'), now + 86_400_000)).not.toBe(hash);
  expect(await one.pttl(`${process.env.REDIS_PREFIX}:visit-salt:${Math.floor(now / 86_400_000)}`)).toBeLessThanOrEqual(86_400_000);
  one.disconnect();
  other.disconnect();
});
