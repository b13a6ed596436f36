import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@folia/contracts/errors';
import { readTrial } from '@folia/contracts/resume-trial/questions';
import { answering } from '@folia/testing/answering-service';
import { type RunningGateway, runGateway } from '../fixtures/running-gateway';

const megabyte = 1024 * 1024;
const reading = { basics: {}, entries: [], unplaced: [], words: { visible: 3, placed: 3, unplaced: 0 }, pages: 1 };

let gateway: RunningGateway;
let visitors = 0;
/** What the ai service does with a file that reached it. */
let reads: (file: { key: string; fileName: string; kind: string }) => Promise<typeof reading> | typeof reading;

beforeAll(async () => {
  gateway = await runGateway([
    answering(readTrial, (caller, file) => {
      expect(caller.actor.type).toBe('system');
      return reads(file);
    }),
  ]);
});
afterAll(() => gateway.close());
beforeEach(() => {
  reads = () => reading;
});

/** A browser that was never here. */
const visitor = () => `Visitor ${visitors++}`;
const attempt = (userAgent: string, content = '%PDF-1.7 a resume', { fileName = 'cv.pdf', as = undefined as string | undefined } = {}) =>
  gateway.ask('POST', '/api/resume-trial', {
    as,
    body: { fileName, contentBase64: Buffer.from(content, 'latin1').toString('base64') },
    headers: { 'user-agent': userAgent },
  });
const stored = () =>
  readdirSync(process.env.FILE_STORE ?? '', { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

test('a file is read while it lies under a random key, and is gone with the answer', async () => {
  let seen = '';
  reads = ({ key, fileName, kind }) => {
    const path = join(process.env.FILE_STORE ?? '', key.slice(0, 2), key);
    seen = [/^trial-[0-9a-f-]{36}$/.test(key), fileName, kind, readFileSync(path, 'latin1')].join(' ');
    return reading;
  };
  expect(await attempt(visitor())).toMatchObject({ status: 200, body: reading, headers: { 'cache-control': 'no-store' } });
  expect(seen).toBe('true cv.pdf pdf %PDF-1.7 a resume');
  expect(stored()).toEqual([]);
});

test('one a day: the second is told until when, another visitor is not', async () => {
  const [first, second] = [visitor(), visitor()];
  expect((await attempt(first)).status).toBe(200);
  const again = await attempt(first);
  expect(again).toMatchObject({ status: 429, body: { code: 'TRIAL_USED' } });
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
  expect((await attempt(second)).status).toBe(200);
});

test.each([
  ['a web page', '<html>', 'FILE_TYPE_UNSUPPORTED', 415],
  ['nothing', '', 'BODY_INVALID', 422],
  [
    'a Word file with a password',
    `${Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('latin1')}${Buffer.from('EncryptedPackage', 'utf16le').toString('latin1')}`,
    'FILE_ENCRYPTED',
    422,
  ],
  ['a byte more than 5 MB', `%PDF-${'x'.repeat(5 * megabyte - 4)}`, 'FILE_TOO_LARGE', 413],
  ['a body larger than any such file', `%PDF-${'x'.repeat(6 * megabyte)}`, 'FILE_TOO_LARGE', 413],
])('%s is refused, leaves nothing behind and does not count', async (_what, content, code, status) => {
  const who = visitor();
  expect(await attempt(who, content)).toMatchObject({ status, body: { code, details: { source: 'resume-trial' } } });
  expect(stored()).toEqual([]);
  expect((await attempt(who)).status).toBe(200);
});

test.each([['FILE_NO_TEXT'], ['NOT_A_RESUME'], ['READERS_BUSY'], ['UNAVAILABLE'], ['INTERNAL']] as const)(
  'what the reader refuses with %s leaves nothing behind and does not count',
  async (code) => {
    const who = visitor();
    reads = () => {
      throw new AppError(code, { retryAfter: 7 });
    };
    expect(await attempt(who)).toMatchObject({ body: { code }, headers: { 'retry-after': '7' } });
    expect(stored()).toEqual([]);
    reads = () => reading;
    expect((await attempt(who)).status).toBe(200);
  },
);

test('twenty at once from one visitor: one is read', async () => {
  const who = visitor();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  reads = async () => {
    count += 1;
    await held;
    return reading;
  };
  const all = Array.from({ length: 20 }, () => attempt(who));
  const codes: unknown[] = [];
  await new Promise<void>((resolve) => {
    for (const one of all) void one.then(({ body }) => codes.push(body.code) === 19 && resolve());
  });
  expect(new Set(codes)).toEqual(new Set(['READERS_BUSY']));
  release();
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(1);
  expect(count).toBe(1);
});

test('whoever is signed in is told to import instead', async () => {
  expect(await attempt(visitor(), '%PDF-1.7', { as: 'ada' })).toMatchObject({ status: 409, body: { code: 'TRIAL_SIGNED_IN' } });
});

test('sixty an hour from one network, whatever its browsers are called', async () => {
  let last = await attempt(visitor());
  for (let count = 0; count < 60 && last.status !== 429; count += 1) last = await attempt(visitor());
  expect(last).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' }, headers: { 'ratelimit-policy': '"resume-trial";q=60;w=3600' } });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});
