/** @jest-environment jsdom */
import { api } from './api';
import { ApiError } from './api-error';
import { setWebConfig } from './config';
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
  setWebConfig({ appUrl: 'http://folia.test', apiUrl: 'http://folia.test', cdnUrl: '', guestAuthCode: 'nobody', assistantName: 'Buddy' });
});

test('every request goes to the API host with a leading slash, cross-origin, with credentials, the four headers and a trace of its own', async () => {
  fetched.mockResolvedValue(answer(200, '{"a":1}'));
  localStorage.setItem(storageKeys.authCode, 'code');
  expect(await api.get('users/current')).toEqual({ a: 1 });
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

test('a guest sends the placeholder of the installation', async () => {
  fetched.mockResolvedValue(answer(200, '{}'));
  await api.get('/x');
  expect(sentHeaders().Authorization).toBe('Bearer folia:nobody');
});

test("a caller's own Bearer is kept as it is", async () => {
  fetched.mockResolvedValue(answer(200, '{}'));
  await api.post('/users/signin', undefined, { headers: { Authorization: 'Bearer idpgoogle:token' } });
  expect(sentHeaders().Authorization).toBe('Bearer idpgoogle:token');
  expect(fetched.mock.calls[0]?.[1].body).toBeUndefined();
});

test.each(['post', 'patch'] as const)('span tags leave every string of a %s body', async (method) => {
  fetched.mockResolvedValue(answer(200, '{}'));
  await api[method]('/x', { a: ['<span>b</span>'] });
  expect(sentBody()).toEqual({ a: ['span_beginbspan_end'] });
});

test('a success that is not JSON, or is empty, is an empty object', async () => {
  for (const odd of [answer(200, '<p>', 'text/html'), answer(200, '<p>', 'application/json'), answer(204, '')]) fetched.mockResolvedValueOnce(odd);
  expect(await api.get('/x')).toEqual({});
  expect(await api.get('/x')).toEqual({});
  expect(await api.delete('/x')).toEqual({});
});

describe.each([401, 403])('status %i', (status) => {
  beforeEach(() => fetched.mockResolvedValue(answer(status, '{"message":"no"}')));

  test('with an expired sign-in opens "Session Expired" and answers with an empty object', async () => {
    const handler = jest.fn();
    setUnauthorizedHandler(handler);
    localStorage.setItem(storageKeys.authCode, codeEnding(1));
    expect(await api.get('/x')).toEqual({});
    expect(handler).toHaveBeenCalledWith({ title: 'Session Expired', message: 'Your session has expired. Please sign in again to continue.' });
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('with a sign-in that still holds opens "Unauthorized"', async () => {
    const handler = jest.fn();
    setUnauthorizedHandler(handler);
    localStorage.setItem(storageKeys.authCode, codeEnding(inAnHour()));
    expect(await api.get('/x')).toEqual({});
    expect(handler).toHaveBeenCalledWith({ title: 'Unauthorized', message: 'Unauthorized action. Please sign in again.' });
  });

  test('signs out at once when there is nobody to show a popup', async () => {
    expect(await api.get('/x')).toEqual({});
    expect(signedOut).toHaveBeenCalledWith({ forced: true });
  });
});

test('no answer at all, or status 0, is the CORS error of the specification', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(0, ''));
  await expect(api.get('/x')).rejects.toThrow('CORS Error: The request was blocked due to CORS policy');
  await expect(api.get('/x')).rejects.toThrow('CORS Error: The request was blocked due to CORS policy');
});

test.each([
  ['its message field', '{"message":"m","error":"e"}', 'text', 'm'],
  ['else its error field', '{"error":"e"}', 'text', 'e'],
  ['else the raw body', 'plain words', 'text', 'plain words'],
  ['else the status text', '', 'Bad Gateway', 'Bad Gateway'],
])('other failures carry the status; their message is %s', async (_which, body, statusText, message) => {
  fetched.mockResolvedValue(answer(502, body, 'application/json', statusText));
  await expect(api.get('/x')).rejects.toMatchObject({ name: 'ApiError', status: 502, message });
});

test('a refusal carries its code, its details and the request number', async () => {
  const problem = { status: 402, code: 'QUOTA_EXCEEDED', message: 'spent', details: { limit: 2 }, requestId: 'r-1' };
  fetched.mockResolvedValue(answer(402, JSON.stringify(problem), 'application/problem+json'));
  const refused = await api.post('/x', {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 402, code: 'QUOTA_EXCEEDED', details: { limit: 2 }, requestId: 'r-1' });
});

test('a request that was called off says so itself', async () => {
  const controller = new AbortController();
  fetched.mockImplementation(async () => {
    controller.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  await expect(api.get('/x', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('server rendering asks the gateway and never opens a popup', async () => {
  const via = jest
    .fn()
    .mockResolvedValueOnce({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"b":2}' })
    .mockResolvedValueOnce({ status: 401, headers: {}, body: '' });
  expect(await api.get('portfolios/ada', { via })).toEqual({ b: 2 });
  expect(via).toHaveBeenCalledWith('/api/portfolios/ada');
  await expect(api.get('/x', { via })).rejects.toMatchObject({ status: 401 });
  expect(fetched).not.toHaveBeenCalled();
  expect(signedOut).not.toHaveBeenCalled();
});
