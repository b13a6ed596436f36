import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFolia } from './folia';
import { ProblemError } from './problem-error';

type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };
type Got = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string };

let server: Server;
let replies: (Reply | 'hang up')[] = [];
let got: Got[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    got.push({ method: request.method, url: request.url, headers: request.headers, body });
    const reply = replies.shift() ?? {};
    if (reply === 'hang up') return void request.socket.destroy();
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', 'x-request-id': 'asked-once', ...reply.headers });
    response.end(JSON.stringify(reply.body ?? {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());
beforeEach(() => {
  [replies, got] = [[], []];
});

const folia = (more = {}) => createFolia({ key: 'folia_live_k', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ...more });
const problem = (code: string, status: number, details = {}): Reply['body'] => ({
  type: `urn:folia:error:${code}`,
  title: code,
  code,
  status,
  details,
  message: 'No.',
  requestId: 'asked-once',
});
const refused = (code: string, status: number, headers = {}) => ({ status, headers, body: problem(code, status) });
const jobId = 'a b';

test('a request names its key and its address as they are, and what comes says which version it is', async () => {
  replies = [{ headers: { etag: '"7-x"' }, body: { id: 'one' } }];
  expect(await folia().get('/jobs/{jobId}', { path: { jobId } })).toEqual({ data: { id: 'one' }, status: 200, tag: '"7-x"', requestId: 'asked-once' });
  expect(got).toMatchObject([{ method: 'GET', url: '/api/v1/jobs/a%20b', headers: { authorization: 'Bearer folia_live_k' } }]);
  expect(got[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('a write is the same write in every try: when somebody hangs up, when it is too much, and while its twin is under way', async () => {
  const soon = { 'retry-after': '0' };
  replies = ['hang up', refused('TOO_MANY_REQUESTS', 429, soon), refused('UNAVAILABLE', 503, soon), { status: 201, body: { id: 'made' } }];
  expect((await folia().post('/jobs', { body: { text: 'A job' } })).data).toEqual({ id: 'made' });
  expect(new Set(got.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
  expect(got.map(({ body }) => body)).toEqual(Array(4).fill('{"text":"A job"}'));
  replies = [refused('IDEMPOTENCY_IN_FLIGHT', 409), { status: 201 }];
  await folia().post('/jobs', { body: { text: 'A job' }, idempotencyKey: 'import-1' });
  expect(got.slice(4).map(({ headers }) => headers['idempotency-key'])).toEqual(['import-1', 'import-1']);
  expect(got[0]?.headers['idempotency-key']).not.toBe('import-1');
});

test('a refusal that waiting does not mend is thrown at once, with its code and what it names more of', async () => {
  replies = [{ status: 422, body: problem('BODY_INVALID', 422, { issues: [{ path: 'text' }] }) }];
  const error = await folia()
    .patch('/jobs/{jobId}', { path: { jobId }, body: { title: '' }, ifMatch: '"7-x"' })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({
    status: 422,
    code: 'BODY_INVALID',
    message: 'No.',
    details: { issues: [{ path: 'text' }] },
    requestId: 'asked-once',
    retryAfterS: null,
  });
  expect(got).toMatchObject([{ method: 'PATCH', headers: { 'if-match': '"7-x"' }, body: '{"title":""}' }]);
});

test('it does not wait for longer, or try more often, than it was told', async () => {
  replies = [refused('TOO_MANY_REQUESTS', 429, { 'retry-after': '3600' })];
  await expect(folia().get('/me')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterS: 3600 });
  replies = Array(9).fill(refused('UNAVAILABLE', 503, { 'retry-after': '0' }));
  await expect(folia({ tries: 3 }).get('/me')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(got.length).toBe(4);
});

test('a wait ends when its caller gives up', async () => {
  replies = [refused('UNAVAILABLE', 503, { 'retry-after': '50' })];
  const giveUp = new AbortController();
  const asking = folia().get('/me', { signal: giveUp.signal });
  const ended = expect(asking).rejects.toThrow('enough');
  while (got.length === 0) await new Promise(setImmediate);
  giveUp.abort(new Error('enough'));
  await ended;
});

test('what a proxy answers in its own words is a refusal with that status', async () => {
  replies = [{ status: 413, body: 'too large' }];
  await expect(folia().get('/me')).rejects.toMatchObject({ status: 413, code: 'UNAVAILABLE', message: 'Answered with 413.' });
});

test('a list is read page after page, keeping what was asked, and no page before it is wanted', async () => {
  replies = [{ body: { items: [{ id: 'a' }, { id: 'b' }], nextCursor: 'b' } }, { body: { items: [{ id: 'c' }], nextCursor: null } }];
  const ids: string[] = [];
  for await (const { id } of folia().each('/fit-scores', { query: { postingId: 'p' } })) {
    ids.push(`${id} after ${got.length}`);
  }
  expect(ids).toEqual(['a after 1', 'b after 1', 'c after 2']);
  expect(got.map(({ url }) => url)).toEqual(['/api/v1/fit-scores?postingId=p', '/api/v1/fit-scores?postingId=p&cursor=b']);
});

test('a copy asks for what is new to it page after page, and is told what has ended and what to ask with next', async () => {
  const ended = { id: 'c', deletedAt: '2026-11-23T00:00:00.000Z' };
  replies = [
    { body: { items: [{ id: 'a' }], deleted: [], nextCursor: 'after-a', syncToken: null } },
    { body: { items: [{ id: 'b' }], deleted: [ended], nextCursor: null, syncToken: 'next' } },
  ];
  expect(await folia().changes('/candidates', { query: { jobId: 'j', syncToken: 'last' } })).toEqual({
    items: [{ id: 'a' }, { id: 'b' }],
    deleted: [ended],
    syncToken: 'next',
  });
  expect(got.map(({ url }) => url)).toEqual(['/api/v1/candidates?jobId=j&syncToken=last', '/api/v1/candidates?jobId=j&syncToken=last&cursor=after-a']);
  replies = [refused('SYNC_TOKEN_EXPIRED', 410)];
  await expect(folia().changes('/jobs', { query: { syncToken: 'old' } })).rejects.toMatchObject({ status: 410, code: 'SYNC_TOKEN_EXPIRED' });
});

test('an original comes as its bytes, whatever it is', async () => {
  replies = [{ headers: { 'content-disposition': 'attachment' }, body: { basics: {} } }];
  const { data } = await folia().get('/files/{id}', { path: { id: 'f' } });
  expect(new TextDecoder().decode(data)).toBe('{"basics":{}}');
});

test('what the document does not know is not compiled', () => {
  const wrong = [
    // @ts-expect-error: no such address
    () => folia().get('/people'),
    // @ts-expect-error: the name in the path is missing
    () => folia().get('/jobs/{jobId}'),
    // @ts-expect-error: nobody reads a list of jobs by sending one
    () => folia().post('/jobs', { body: { words: 'Go' } }),
    // @ts-expect-error: jobs cannot be deleted by a program
    () => folia().delete('/jobs/{jobId}', { path: { jobId } }),
  ];
  expect(wrong.length).toBe(4);
});
