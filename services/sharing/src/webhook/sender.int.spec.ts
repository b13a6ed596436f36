import { newId } from '@folia/platform/new-id';
import { startWebhookWorld, type WebhookWorld } from './fixtures/webhook-world';

let world: WebhookWorld;
beforeAll(async () => {
  world = await startWebhookWorld();
});
afterAll(async () => {
  await world.end();
});

/** Every waiting try is due now: what would come in hours comes at once. */
const hurry = async () => {
  await world.database.query(`UPDATE webhook_delivery SET due_at = now() WHERE state = 'waiting'`);
  await world.sweepDue();
};

test('what fails is tried again under the same id with another time, and one success ends it', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/again');
  world.receiver.answer('/again', (response) => response.writeHead(500, { 'content-type': 'text/html' }).end(`<b>${'x'.repeat(5_000)}</b>`));
  await world.happen(owner.id);
  const first = await world.untilDelivery(owner, id, ({ tries }) => tries.length === 1);
  expect(first).toMatchObject({ state: 'waiting', tries: [{ status: 500 }], answer: { isCut: true } });
  expect(first.answer?.body).toHaveLength(2_048);
  const wait = Date.parse(first.nextAt ?? '') - Date.parse(first.tries[0]?.at ?? '');
  expect(wait).toBeGreaterThan(4_000);
  expect((await world.webhooks.get(owner, id)).failingSince).not.toBeNull();
  await world.database.query(`UPDATE webhook_delivery SET due_at = now() + interval '1 h', tries = jsonb_set(tries, '{0,at}', '"2026-01-01T00:00:00.000Z"')`);
  world.receiver.answerNormally('/again');
  await hurry();
  const second = await world.untilDelivery(owner, id, ({ state }) => state === 'delivered');
  expect(second.tries.map(({ status }) => status)).toEqual([500, 204]);
  const [, one, two] = world.receiver.at('/again');
  expect([one?.headers['webhook-id'], one?.body]).toEqual([two?.headers['webhook-id'], two?.body]);
  expect(await world.webhooks.get(owner, id)).toMatchObject({ state: 'live', failingSince: null });
});

test('ten tries are made, then it has failed until it is replayed', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/ten');
  world.receiver.answer('/ten', (response) => response.writeHead(502).end());
  await world.happen(owner.id);
  for (let made = 1; made <= 10; made += 1) {
    await world.untilDelivery(owner, id, ({ tries }) => tries.length === made);
    await hurry();
  }
  const failed = await world.untilDelivery(owner, id, ({ state }) => state === 'failed');
  expect([failed.tries.length, failed.nextAt]).toEqual([10, null]);
  expect((await world.deliveries.list(owner, { id, state: 'failed', limit: 10 })).items).toHaveLength(1);
  world.receiver.answerNormally('/ten');
  await world.deliveries.replay(owner, id, failed.id);
  const replayed = await world.untilDelivery(owner, id, ({ state }) => state === 'delivered');
  expect([replayed.tries.length, replayed.messageId]).toEqual([11, failed.messageId]);
  expect(
    new Set(
      world.receiver
        .at('/ten')
        .slice(1)
        .map(({ headers }) => headers['webhook-id']),
    ).size,
  ).toBe(1);
});

test('all that failed since a time is replayed at once, and nothing else', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/range');
  await world.happen(owner.id);
  await world.receiver.until('/range', 2);
  world.receiver.answer('/range', (response) => response.writeHead(500).end());
  for (let count = 0; count < 3; count += 1) await world.happen(owner.id);
  await world.until(
    () => world.deliveries.list(owner, { id, state: 'failed', limit: 10 }),
    ({ items }) => items.length === 3,
  );
  world.receiver.answerNormally('/range');
  expect(await world.deliveries.replayFailed(owner, id, new Date(Date.now() + 60_000).toISOString())).toEqual({ replayed: 0 });
  expect(await world.deliveries.replayFailed(owner, id, new Date(0).toISOString())).toEqual({ replayed: 3 });
  await world.until(
    () => world.webhooks.get(owner, id),
    ({ failed, delivered }) => failed === 0 && delivered === 5,
  );
});

test('Retry-After is heard, a redirect is a failure that nobody follows, and 410 ends the endpoint', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/moods');
  world.receiver.answer('/moods', (response) => response.writeHead(429, { 'retry-after': '3600' }).end());
  await world.happen(owner.id);
  const busy = await world.untilDelivery(owner, id, ({ tries }) => tries.length === 1);
  expect(Date.parse(busy.nextAt ?? '') - Date.parse(busy.tries[0]?.at ?? '')).toBeGreaterThan(3_500_000);
  world.receiver.answer('/moods', (response) => response.writeHead(302, { location: world.receiver.url('/elsewhere') }).end());
  await hurry();
  const sentOn = await world.untilDelivery(owner, id, ({ tries }) => tries.length === 2);
  expect([sentOn.state, sentOn.tries[1]?.status, world.receiver.at('/elsewhere')]).toEqual(['waiting', 302, []]);
  await world.happen(owner.id);
  world.receiver.answer('/moods', (response) => response.writeHead(410).end());
  await hurry();
  expect(await world.untilState(owner, id, 'off')).toMatchObject({ offReason: 'gone' });
  const { items } = await world.deliveries.list(owner, { id, state: 'failed', limit: 10 });
  expect(items.every(({ state }) => state === 'failed' || state === 'stopped')).toBe(true);
  const sent = world.receiver.at('/moods').length;
  await world.happen(owner.id);
  await hurry();
  expect(world.receiver.at('/moods')).toHaveLength(sent);
});

test('a worker that dies between its claim and the answer loses nothing: it comes again under the same id', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/killed');
  await world.stopWork();
  await world.happen(owner.id);
  // As a killed worker leaves it: claimed, perhaps sent, and no answer written.
  await world.database.query(
    `UPDATE webhook_delivery SET state = 'sending', attempt = 1, claimed_at = now() - interval '21 s' WHERE endpoint_id = $1 AND type = 'link.viewed'`,
    [id],
  );
  await world.restart();
  const told = await world.untilDelivery(owner, id, ({ state }) => state === 'delivered');
  const [, got, ...others] = world.receiver.at('/killed');
  expect([got?.headers['webhook-id'], others]).toEqual([told.messageId, []]);
});

test('a receiver that never answers holds up nobody else, nor more than its own places', async () => {
  const owner = world.member();
  await world.addLive(owner, '/dead');
  world.receiver.answer('/dead', () => {});
  for (let count = 0; count < 60; count += 1) await world.happen(owner.id);
  await world.receiver.until('/dead', 20);
  const other = world.member();
  const { id } = await world.addLive(other, '/quick');
  for (let count = 0; count < 20; count += 1) await world.happen(other.id);
  await world.until(
    () => world.webhooks.get(other, id),
    ({ delivered }) => delivered === 21,
  );
  // Its ping, and what one endpoint may be sent at once.
  expect(world.receiver.at('/dead')).toHaveLength(21);
});

test('an answer with bytes that no text may have is kept, and holds up nothing', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/bytes');
  world.receiver.answer('/bytes', (response) => response.writeHead(500, { 'x-odd': 'a\tb' }).end(Buffer.from([0x61, 0x00, 0xff, 0x62])));
  await world.happen(owner.id);
  const told = await world.untilDelivery(owner, id, ({ tries }) => tries.length === 1);
  expect(told.answer?.body).toBe('a\uFFFD\uFFFDb');
});

test('a secret that the key does not open fails the delivery, and a rotated one signs again', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/lost');
  await world.database.query(`UPDATE webhook_endpoint SET sealed_secret = 'AAAA' WHERE id = $1`, [id]);
  await world.happen(owner.id);
  const lost = await world.untilDelivery(owner, id, ({ state }) => state === 'failed');
  expect(lost.tries).toMatchObject([{ status: null, problem: 'secret-lost' }]);
  await world.webhooks.rotate(owner, id);
  await world.deliveries.replay(owner, id, lost.id);
  await world.untilDelivery(owner, id, ({ state }) => state === 'delivered');
});

test('after days of failing its maker is told, and after five it is switched off; a success in between starts again', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/days');
  const failFor = async (days: number) => {
    await world.database.query(`UPDATE webhook_endpoint SET failing_since = now() - $2 * interval '1 day', last_failed_at = now() WHERE id = $1`, [id, days]);
    await world.sweepFailing();
    const [row] = await world.database.query('SELECT state, off_reason, told_day FROM webhook_endpoint WHERE id = $1', [id]);
    return [row.state, row.off_reason, row.told_day];
  };
  expect(await failFor(0.9)).toEqual(['live', null, 0]);
  expect(await failFor(1.1)).toEqual(['live', null, 1]);
  await world.untilTold(id, 1);
  expect(await failFor(1.2)).toEqual(['live', null, 1]);
  expect(await failFor(3.1)).toEqual(['live', null, 3]);
  await world.untilTold(id, 2);
  await world.happen(owner.id);
  await world.until(
    () => world.webhooks.get(owner, id),
    ({ failingSince }) => failingSince === null,
  );
  expect(await failFor(4.9)).toEqual(['live', null, 3]);
  expect(await failFor(5.1)).toEqual(['off', 'failing', 5]);
  await world.untilTold(id, 4);
});

test('once somebody has taken their agreement back, nothing that names them is sent or kept but that', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/consent', ['application.created', 'consent.withdrawn']);
  world.receiver.answer('/consent', (response) => response.writeHead(500).end());
  const candidateId = newId();
  await world.happen(owner.id, 'application.created', { candidateId }, { about: candidateId });
  await world.untilDelivery(owner, id, ({ tries }) => tries.length === 1);
  world.receiver.answerNormally('/consent');
  await world.happen(owner.id, 'consent.withdrawn', { candidateId }, { about: candidateId });
  await world.until(
    () => world.deliveries.list(owner, { id, state: 'all', limit: 10 }),
    ({ items }) => items.some(({ type, state }) => type === 'consent.withdrawn' && state === 'delivered'),
  );
  const kept = await world.database.query('SELECT type FROM webhook_delivery WHERE about = $1', [candidateId]);
  expect(kept).toEqual([{ type: 'consent.withdrawn' }]);
});
