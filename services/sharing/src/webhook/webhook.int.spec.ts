import { createLinkInput } from '@folia/contracts/link/shapes';
import { maxWebhooks, webhookTypes } from '@folia/contracts/webhook/words';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { codeOf } from '@folia/testing/code-of';
import { testServiceEnv } from '@folia/testing/service-env';
import { Webhook } from 'standardwebhooks';
import { ConnectorRepository } from '../connector/connector.repository';
import { LinkService } from '../link/link.service';
import { DeliveryRepository } from './delivery.repository';
import { startWebhookWorld, type WebhookWorld } from './fixtures/webhook-world';
import { WebhookRepository } from './webhook.repository';
import { WebhookEventsService } from './webhook-events.service';
import { WebhookRetentionService } from './webhook-retention.service';
import { WebhookSecrets } from './webhook-secret';

let world: WebhookWorld;
beforeAll(async () => {
  world = await startWebhookWorld();
});
afterAll(async () => {
  await world.end();
});

test('an endpoint is live once it has answered a signed ping, and its secret is sealed', async () => {
  const owner = world.member();
  world.receiver.answer('/ping', (response) => response.writeHead(500).end('not yet'));
  const { id, state } = await world.add(owner, '/ping');
  expect(state).toBe('waiting');
  await world.receiver.until('/ping', 1);
  await world.happen(owner.id);
  await world.until(
    () => world.deliveries.list(owner, { id, state: 'all', limit: 10 }),
    ({ items }) => items[0]?.state === 'failed',
  );
  expect((await world.webhooks.get(owner, id)).state).toBe('waiting');
  world.receiver.answerNormally('/ping');
  await world.deliveries.ping(owner, id);
  await world.untilState(owner, id, 'live');
  const { secret } = await world.webhooks.secret(owner, id);
  const [, got] = world.receiver.at('/ping');
  expect(new Webhook(secret).verify(got?.body ?? '', got?.headers as Record<string, string>)).toMatchObject({ type: 'webhook.ping', data: { webhookId: id } });
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  const rows = await world.database.query('SELECT to_jsonb(one)::text AS row FROM webhook_endpoint one');
  expect(rows.some(({ row }: { row: string }) => row.includes(secret.slice(6)))).toBe(false);
  // What happened before it was live is told nobody.
  expect((await world.deliveries.list(owner, { id, state: 'all', limit: 10 })).items.map(({ type }) => type)).toEqual(['webhook.ping', 'webhook.ping']);
});

test('while the key of secrets is replaced, every secret opens, and is sealed so that the former key can go', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/replaced');
  const [former] = testServiceEnv('').WEBHOOK_KEY;
  const present = 'the key that replaces the key of webhooks';
  const { secret } = await world.webhooks.secret(owner, id);
  await world.webhooks.rotate(owner, id);
  const kept = async () =>
    (await world.database.query('SELECT sealed_secret AS now, old_sealed_secret AS before FROM webhook_endpoint WHERE id = $1', [id]))[0];
  const before = await kept();
  expect([new WebhookSecrets([present, former]).open(before.before, id), new WebhookSecrets([present]).open(before.before, id)]).toEqual([secret, null]);
  const settings = { keys: [present, former], testHosts: new Set<string>() } as const;
  await new WebhookRetentionService(
    settings,
    world.app.get(WebhookRepository),
    world.app.get(ConnectorRepository),
    world.app.get(DeliveryRepository),
    world.app.get(Outbox),
  ).sealAgain();
  const after = await kept();
  const alone = new WebhookSecrets([present]);
  expect([alone.open(after.before, id), alone.open(after.now, id)]).toEqual([secret, new WebhookSecrets([former]).open(before.now, id)]);
});

test('only what was chosen is told, with ids alone, and a type that comes twice is told once', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/chosen', ['link.revoked']);
  const linkId = newId();
  await world.happen(owner.id, 'link.viewed', { linkId });
  for (let times = 0; times < 2; times += 1) await world.happen(owner.id, 'link.revoked', { linkId }, { key: linkId });
  await world.happen(newId(), 'link.revoked', { linkId: newId() });
  const told = await world.untilDelivery(owner, id, ({ state }) => state === 'delivered');
  const [, got, ...others] = await world.receiver.until('/chosen', 2);
  expect(others).toEqual([]);
  expect(JSON.parse(got?.body ?? '')).toEqual({ type: 'link.revoked', timestamp: expect.stringMatching(/Z$/), data: { linkId } });
  expect(got?.headers['webhook-id']).toBe(told.messageId);
  expect(told.tries).toMatchObject([{ status: 204, problem: null }]);
});

test('each thing that happens is told as what it means, a link that ends by itself once, and a revoke when it cannot be taken back', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/meaning', [...webhookTypes]);
  const [events, links] = [world.app.get(WebhookEventsService), world.app.get(LinkService)];
  const make = async () => (await links.create(owner, createLinkInput.parse({ description: 'For a spec', status: 'active' }))).link.id;
  const [revoked, expired, jobId, candidateId] = [await make(), await make(), newId(), newId()];
  await links.delete(owner, revoked);
  await world.database.query(`UPDATE link SET expires_at = now() WHERE id = $1`, [expired]);
  const regretted = await make();
  await links.delete(owner, regretted);
  for (let times = 0; times < 2; times += 1) await events.noteEnded();
  const typesNow = async () => (await world.deliveries.list(owner, { id, state: 'all', limit: 100 })).items.map(({ type }) => type);
  expect(await typesNow()).not.toContain('link.revoked');
  await links.restore(owner, regretted);
  await world.database.query(`UPDATE link SET revoked_at = revoked_at - interval '10 s', created_at = created_at - interval '1 minute' WHERE id = $1`, [
    revoked,
  ]);
  await world.database.query(`UPDATE webhook_endpoint SET created_at = created_at - interval '1 minute' WHERE id = $1`, [id]);
  for (let times = 0; times < 2; times += 1) await events.noteEnded();
  await world.database.transaction(async (manager) => {
    await events.onCandidate({ accountId: owner.id, jobId, candidateId, change: 'applied' }, manager);
    await events.onRead({ accountId: owner.id, jobId }, manager);
    for (const kind of ['fit-score', 'tailor-made']) await events.onDone({ jobId, kind, ownerId: owner.id }, manager);
    await events.onMessage({ threadId: jobId, ownerId: owner.id }, manager);
  });
  const told = ['application.created', 'candidate.shared', 'consent.granted', 'conversation.message', 'fit_score.completed'];
  const { items } = await world.until(
    () => world.deliveries.list(owner, { id, state: 'all', limit: 100 }),
    (page) => page.items.length === 9 && page.items.every(({ state }) => state === 'delivered'),
  );
  expect(items.map(({ type }) => type).toSorted()).toEqual([...told, 'link.expired', 'link.revoked', 'screening.completed', 'webhook.ping']);
});

test('a rotated secret signs beside the one before for a day', async () => {
  const owner = world.member();
  const { id } = await world.addLive(owner, '/rotated');
  const { secret: before } = await world.webhooks.secret(owner, id);
  const { secret: after, oldSecretUntil } = await world.webhooks.rotate(owner, id);
  expect([after === before, Date.parse(oldSecretUntil ?? '') > Date.now() + 23 * 3_600_000]).toEqual([false, true]);
  await world.happen(owner.id);
  const [, got] = await world.receiver.until('/rotated', 2);
  const headers = got?.headers as Record<string, string>;
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
  for (const secret of [before, after]) expect(new Webhook(secret).verify(got?.body ?? '', headers)).toMatchObject({ type: 'link.viewed' });
  await world.database.query(`UPDATE webhook_endpoint SET rotated_at = now() - interval '25 h' WHERE id = $1`, [id]);
  await world.happen(owner.id);
  const last = (await world.receiver.until('/rotated', 3))[2];
  const lastHeaders = last?.headers as Record<string, string>;
  expect(lastHeaders['webhook-signature']?.split(' ')).toHaveLength(1);
  expect(() => new Webhook(before).verify(last?.body ?? '', lastHeaders)).toThrow();
  expect(new Webhook(after).verify(last?.body ?? '', lastHeaders)).toBeTruthy();
});

test('an account has twenty endpoints, even if all come at once', async () => {
  const owner = world.member();
  const made = await Promise.all(Array.from({ length: maxWebhooks + 3 }, () => codeOf(world.add(owner, '/many'))));
  expect(made.filter((code) => code === 'WEBHOOKS_FULL')).toHaveLength(3);
  expect((await world.webhooks.list(owner)).items).toHaveLength(maxWebhooks);
});

test("another account's endpoint does not exist", async () => {
  const [owner, other] = [world.member(), world.member()];
  const { id, version } = await world.addLive(owner, '/own');
  await world.happen(owner.id);
  const { id: deliveryId } = await world.untilDelivery(owner, id, ({ state }) => state === 'delivered');
  const asked = [
    () => world.webhooks.get(other, id),
    () => world.webhooks.update(other, { id, version, isOn: false }),
    () => world.webhooks.delete(other, id),
    () => world.webhooks.secret(other, id),
    () => world.webhooks.rotate(other, id),
    () => world.deliveries.ping(other, id),
    () => world.deliveries.list(other, { id, state: 'all', limit: 10 }),
    () => world.deliveries.get(other, id, deliveryId),
    () => world.deliveries.replay(other, id, deliveryId),
    () => world.deliveries.replayFailed(other, id, new Date(0).toISOString()),
  ];
  for (const ask of asked) expect(await codeOf(ask())).toBe('NOT_FOUND');
  expect((await world.webhooks.get(owner, id)).state).toBe('live');
});

test('with another address an endpoint waits for a ping again, and one that is off is sent nothing', async () => {
  const owner = world.member();
  const { id, version, types } = await world.addLive(owner, '/first');
  expect(await codeOf(world.webhooks.update(owner, { id, version: version + 1, isOn: false }))).toBe('VERSION_CONFLICT');
  const moved = await world.webhooks.update(owner, { id, version, url: world.receiver.url('/second') });
  expect(moved.types).toEqual(types);
  await world.untilState(owner, id, 'live');
  expect(world.receiver.at('/second')).toHaveLength(1);
  const off = await world.webhooks.update(owner, { id, version: moved.version, isOn: false });
  expect([off.state, off.offReason]).toEqual(['off', 'by-hand']);
  await world.happen(owner.id);
  expect(await codeOf(world.deliveries.ping(owner, id))).toBe('CONFLICT');
  await world.webhooks.update(owner, { id, version: off.version, isOn: true });
  await world.untilState(owner, id, 'live');
  expect(world.receiver.at('/second').map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.ping', 'webhook.ping']);
});

test.each([
  'http://example.com/',
  'https://example.com:8443/',
  'https://name:word@example.com/',
  'https://localhost/',
  'https://127.0.0.2/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
])('%s is no address of an endpoint', async (url) => {
  expect(await codeOf(world.webhooks.create(world.member(), { url, types: ['link.viewed'] }))).toBe('BODY_INVALID');
});
