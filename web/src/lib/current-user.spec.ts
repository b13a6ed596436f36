/** @jest-environment jsdom */
import { api } from './api';
import { ApiError, ConnectionError } from './api-error';
import { loadCurrentUser } from './current-user';

jest.mock('./api', () => ({ api: { get: jest.fn() } }));
const get = jest.mocked(api.get);
const ada = { user: { id: '1', name: 'Ada' }, guestLogin: false };

beforeEach(() => {
  get.mockReset();
  // jsdom does not know it, and no test waits for the clock.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('a lost connection and a failing server are tried three times', async () => {
  get.mockRejectedValueOnce(new ConnectionError()).mockRejectedValueOnce(new ApiError(503, 'away')).mockResolvedValueOnce(ada);
  expect(await loadCurrentUser()).toEqual(ada);
  expect(get).toHaveBeenCalledTimes(3);
});

test('the third failure is the last', async () => {
  get.mockRejectedValue(new ConnectionError());
  await expect(loadCurrentUser()).rejects.toThrow(ConnectionError);
  expect(get).toHaveBeenCalledTimes(3);
});

test('a refusal is not tried again', async () => {
  get.mockRejectedValue(new ApiError(422, 'no'));
  await expect(loadCurrentUser()).rejects.toThrow('no');
  expect(get).toHaveBeenCalledTimes(1);
});

test('after a 401 there is nobody, and no failure: the popup has the word', async () => {
  get.mockResolvedValue({});
  expect(await loadCurrentUser()).toBeNull();
});
