/** @jest-environment jsdom */
import { api } from './api';
import { ApiError } from './api-error';
import { defaultConfig, setWebConfig } from './config';
import { signedOut } from './session';
import { storageKeys } from './storage';
import { setUnauthorizedHandler } from './unauthorized';

jest.mock('./session', () => ({ signedOut: jest.fn() }));

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: string, type = 'application/json', statusText = '') =>
  // jsdom has no Response; what the helper reads of one is all there is.
  ({ status, statusText, headers: { get: () => type }, text: async () => body }) as unknown as Response;
const sentBody = () => JSON.parse(String(fetched.mock.calls[0]?.[1].body));
const sentHeaders = () => fetched.mock.calls[0]?.[1].headers as Record<string, string>;
const codeEnding = (exp: number) => `a.${btoa(JSON.stringify({ exp }))}.c`;
const inAnHour = () => Date.now() / 1000 + 3600;

beforeEach(() => {
  fetched.mockReset();
  jest.mocked(signedOut).mockClear();
  globalThis.fetch = fetched as unknown as typeof fetch;
  localStorage.clear();
  setUnauthorizedHandler(null);
  setWebConfig({ ...defaultConfig, appUrl: 'http://folia.test', apiUrl: 'http://folia.test', guestAuthCode: 'nobody' });
});

test('every request goes to the API host with a leading slash, cross-origin, with credentials, the four headers and a trace of its own', async () => {
  fetched.mockResolvedValue(answer(200, '{"a":1}'));
  localStorage.setItem(storageKeys.authCode, 'code');
  expect(await api.get('/users/current')).toEqual({ a: 1 });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('http://folia.test/api/users/current');
  expect(init).toMatchObject({ method: 'GET', mode: 'cors', credentials: 'include' });
  expect(sentHeaders()).toEqual({
    Authorization: 'Bearer folia:code',
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  });
});

test('who acts for an organisation says so', async () => {
  fetched.mockResolvedValue(answer(200, '{}'));
  localStorage.setItem(storageKeys.account, 'an-organisation');
  await api.get('/users/current');
  expect(sentHeaders()).toMatchObject({ 'folia-account': 'an-organisation' });
});

test('a guest sends the placeholder of the installation', async () => {
  fetched.mockResolvedValue(answer(200, '{}'));
  await api.get('/users/current');
  expect(sentHeaders().Authorization).toBe('Bearer folia:nobody');
});

test("a caller's own Bearer is kept as it is", async () => {
  fetched.mockResolvedValue(answer(200, '{}'));
  await api.post('/users/signin', { headers: { Authorization: 'Bearer idpgoogle:token' } });
  expect(sentHeaders().Authorization).toBe('Bearer idpgoogle:token');
  expect(fetched.mock.calls[0]?.[1].body).toBeUndefined();
});

test.each([
  ['post', () => api.post('/users/block', { body: { userId: '<span>b</span>' } }), { userId: 'span_beginbspan_end' }],
  ['patch', () => api.patch('/media/{id}', { path: { id: 'm' }, body: { alt: '<span>b</span>' } }), { alt: 'span_beginbspan_end' }],
] as const)('span tags leave every string of a %s body', async (_method, send, sent) => {
  fetched.mockResolvedValue(answer(200, '{}'));
  await send();
  expect(sentBody()).toEqual(sent);
});

test('a success that is not JSON, or is empty, is an empty object', async () => {
  for (const odd of [answer(200, '<p>', 'text/html'), answer(200, '<p>', 'application/json'), answer(204, '')]) fetched.mockResolvedValueOnce(odd);
  expect(await api.get('/users/current')).toEqual({});
  expect(await api.get('/users/current')).toEqual({});
  expect(await api.delete('/me/email/pending')).toEqual({});
});

describe.each([401, 403])('status %i', (status) => {
  beforeEach(() => fetched.mockResolvedValue(answer(status, '{"message":"no"}')));

  test('with an expired sign-in opens "Session Expired" and answers with an empty object', async () => {
    const handler = jest.fn();
    setUnauthorizedHandler(handler);
    localStorage.setItem(storageKeys.authCode, codeEnding(1));
    expect(await api.get('/users/current')).toEqual({});
    expect(handler).toHaveBeenCalledWith({ title: 'Session Expired', message: 'Your session has expired. Please sign in again to continue.' });
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('with a sign-in that still holds opens "Unauthorized"', async () => {
    const handler = jest.fn();
    setUnauthorizedHandler(handler);
    localStorage.setItem(storageKeys.authCode, codeEnding(inAnHour()));
    expect(await api.get('/users/current')).toEqual({});
    expect(handler).toHaveBeenCalledWith({ title: 'Unauthorized', message: 'Unauthorized action. Please sign in again.' });
  });

  test('signs out at once when there is nobody to show a popup', async () => {
    expect(await api.get('/users/current')).toEqual({});
    expect(signedOut).toHaveBeenCalledWith({ forced: true });
  });
});

test('no answer at all, or status 0, is the CORS error of the specification', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(0, ''));
  await expect(api.get('/users/current')).rejects.toThrow('CORS Error: The request was blocked due to CORS policy');
  await expect(api.get('/users/current')).rejects.toThrow('CORS Error: The request was blocked due to CORS policy');
});

test.each([
  ['its message field', '{"message":"m","error":"e"}', 'text', 'm'],
  ['else its error field', '{"error":"e"}', 'text', 'e'],
  ['else the raw body', 'plain words', 'text', 'plain words'],
  ['else the status text', '', 'Bad Gateway', 'Bad Gateway'],
])('other failures carry the status; their message is %s', async (_which, body, statusText, message) => {
  fetched.mockResolvedValue(answer(502, body, 'application/json', statusText));
  await expect(api.get('/users/current')).rejects.toMatchObject({ name: 'ApiError', status: 502, message });
});

test('a refusal carries its code, its details and the request number', async () => {
  const problem = { status: 402, code: 'QUOTA_EXCEEDED', message: 'spent', details: { limit: 2 }, requestId: 'r-1' };
  fetched.mockResolvedValue(answer(402, JSON.stringify(problem), 'application/problem+json'));
  const refused = await api.post('/email/confirm', { body: { token: 't' } }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 402, code: 'QUOTA_EXCEEDED', details: { limit: 2 }, requestId: 'r-1' });
});

test('a request that was called off says so itself', async () => {
  const controller = new AbortController();
  fetched.mockImplementation(async () => {
    controller.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  await expect(api.get('/users/current', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('server rendering asks the gateway and never opens a popup', async () => {
  const via = jest
    .fn()
    .mockResolvedValueOnce({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"b":2}' })
    .mockResolvedValueOnce({ status: 401, headers: {}, body: '' });
  expect(await api.get('/portfolios/{key}', { path: { key: 'ada/b' }, query: { as: 'visitor', profile: undefined }, via })).toEqual({ b: 2 });
  expect(via).toHaveBeenCalledWith('/api/portfolios/ada%2Fb?as=visitor');
  await expect(api.get('/users/current', { via })).rejects.toMatchObject({ status: 401 });
  expect(fetched).not.toHaveBeenCalled();
  expect(signedOut).not.toHaveBeenCalled();
});

test('what the contracts do not know is not written', () => {
  // Compiled only: each line is an error of types, and no error there is one here.
  const asked = () => [
    // @ts-expect-error no such path
    api.get('/nowhere'),
    // @ts-expect-error another method
    api.post('/users/current'),
    // @ts-expect-error a name in the path is missing
    api.get('/postings/{id}'),
    // @ts-expect-error no such query
    api.get('/postings', { query: { colour: 'red' } }),
    // @ts-expect-error a body of another type
    api.post('/users/block', { body: { userId: 1 } }),
    // @ts-expect-error an answer of another type
    api.get('/notifications/unread').then(({ count }): string => count),
  ];
  expect(asked).toBeInstanceOf(Function);
});
