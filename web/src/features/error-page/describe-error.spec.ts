import { ApiError, ConnectionError } from '../../lib/api-error';
import { describeError } from './describe-error';

test('a missing page has its status, its text and no guess about the reason; it is not tried again', () => {
  expect(describeError({ status: 404, statusText: 'Not Found', internal: false, data: { requestId: 'r-1' } })).toEqual({
    status: 404,
    title: '404 Not Found',
    known: null,
    canRetry: false,
    requestId: 'r-1',
  });
});

test('what was taken away says by whom, if that is known', () => {
  const gone = { status: 410, statusText: 'Gone', internal: false };
  expect(describeError({ ...gone, data: { message: 'This link is paused.' } })).toMatchObject({
    title: '410 Gone',
    known: 'This link is paused.',
    canRetry: false,
  });
  expect(describeError({ ...gone, data: {} }).known).toBe('What was here has been taken away.');
});

test('a refusal of the API is shown with its number', () => {
  expect(describeError(new ApiError(503, 'Part of the service cannot be reached.', 'UNAVAILABLE', {}, 'r-2'))).toMatchObject({
    status: 503,
    title: '503 Part of the service cannot be reached.',
    canRetry: true,
    requestId: 'r-2',
  });
});

test('what is away says that it comes back, what failed that it is our doing', () => {
  expect(describeError({ status: 503, statusText: 'Service Unavailable', data: {} }).known).toContain('back within a minute');
  expect(describeError({ status: 500, statusText: 'Internal Server Error', data: {} }).known).toContain('failed on our side');
});

test.each([
  [new ConnectionError(), 'connected to the internet'],
  [Object.assign(new Error('Loading chunk dashboard failed'), { name: 'ChunkLoadError' }), 'load the page again'],
  [new Error('boom'), 'Something in the page failed'],
])('%s says what is known', (error, words) => {
  expect(describeError(error)).toMatchObject({ status: null, title: error.message, canRetry: true });
  expect(describeError(error).known).toContain(words);
});

test('a script that is missing while there is no network is not called a new version', () => {
  const missing = Object.assign(new Error('Loading chunk site failed'), { name: 'ChunkLoadError' });
  expect(describeError(missing, false)).toMatchObject({ title: missing.message, known: expect.stringContaining('connected to the internet') });
});

test('anything may be thrown', () => {
  expect(describeError('words')).toMatchObject({ status: null, title: 'words' });
  expect(describeError(null)).toMatchObject({ status: null, title: '' });
});
