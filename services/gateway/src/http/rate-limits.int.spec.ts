import { askRecovery } from '@folia/contracts/account-email/questions';
import { createItem, listItems } from '@folia/contracts/item/questions';
import { checkUsername } from '@folia/contracts/username/questions';
import { recordVisits } from '@folia/contracts/visit/questions';
import { answering } from '@folia/testing/answering-service';
import { type RunningGateway, runGateway } from '../fixtures/running-gateway';

const body = { content: { kind: 'skill', fields: { name: 'Go' } } };

let gateway: RunningGateway;
let asked = 0;

beforeAll(async () => {
  gateway = await runGateway([
    answering(checkUsername, () => {
      asked += 1;
      return { available: true };
    }),
    answering(listItems, () => ({ items: [] })),
    answering(createItem, () => ({})),
    answering(askRecovery, () => ({})),
    answering(recordVisits, (_caller, { beacons }) => ({ answers: beacons.map(() => ({ refused: null })) })),
  ]);
});

afterAll(() => gateway.close());

beforeEach(() => {
  asked = 0;
});

const check = (as: string, uname = 'ada') => gateway.ask('GET', `/api/users/uname/${uname}`, { as });
const policy = '"username";q=30;w=60';

test('what is limited says how much is left and when it starts again; what is over is refused and not asked', async () => {
  const first = await check('ada');
  expect(first.headers).toMatchObject({ 'ratelimit-policy': policy, ratelimit: expect.stringMatching(/^"username";r=29;t=\d+$/) });
  for (let count = 2; count <= 29; count += 1) await check('ada', `name${count}`);
  const last = await check('ada');
  expect([last.status, last.headers.ratelimit]).toEqual([200, expect.stringMatching(/^"username";r=0;t=\d+$/)]);
  const over = await check('ada');
  expect(over).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', details: { retryAfter: expect.any(Number) } },
    headers: {
      'ratelimit-policy': policy,
      ratelimit: expect.stringMatching(/^"username";r=0;t=\d+$/),
      'content-type': expect.stringContaining('problem+json'),
    },
  });
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(over.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(asked).toBe(30);
});

test('each person has their own, guests share that of their address, and one route takes nothing from another', async () => {
  for (let count = 0; count < 31; count += 1) await check('eve');
  expect((await check('eve')).status).toBe(429);
  expect((await check('bob')).status).toBe(200);
  expect((await gateway.ask('POST', '/api/items', { as: 'eve', body })).status).toBe(201);
  const recover = () => gateway.ask('POST', '/api/users/recover', { body: { email: 'ada@example.com' } });
  for (let count = 0; count < 30; count += 1) expect((await recover()).status).toBe(202);
  expect((await recover()).status).toBe(429);
});

test('a head counts like what it is the head of', async () => {
  await gateway.ask('HEAD', '/api/users/uname/ada', { as: 'dan' });
  expect((await check('dan')).headers.ratelimit).toMatch(/^"username";r=28;/);
});

test('every write is limited, and a read that costs nothing is not', async () => {
  expect((await gateway.ask('POST', '/api/items', { as: 'fay', body })).headers['ratelimit-policy']).toBe('"write";q=600;w=60');
  expect((await gateway.ask('GET', '/api/items', { as: 'fay' })).headers).not.toHaveProperty('ratelimit');
});

test('a write that is refused for its body is counted too', async () => {
  await gateway.ask('POST', '/api/items', { as: 'gus', body: {} });
  expect((await gateway.ask('POST', '/api/items', { as: 'gus', body })).headers.ratelimit).toMatch(/^"write";r=598;/);
});

test('a beacon is counted apart from other calls of its network, and what comes too often is refused before it is handed on', async () => {
  const tell = (number: number) => gateway.ask('POST', '/api/visits/events', { body: { token: 'a', number, events: [{ type: 'input' }] } });
  const first = await tell(1);
  expect([first.status, first.body]).toEqual([200, { refused: null }]);
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"beacon";q=1200;w=60', ratelimit: expect.stringMatching(/^"beacon";r=1199;/) });
  for (let number = 2; number <= 1_200; number += 50) await Promise.all(Array.from({ length: Math.min(50, 1_201 - number) }, (_, more) => tell(number + more)));
  expect((await tell(1_201)).status).toBe(429);
});
