/** @jest-environment node */
import { storageKeys } from '../lib/storage';
import { loadChunk } from './load-chunk';

// jsdom's location cannot be replaced, so this browser is made of the two parts that matter.
const reload = jest.fn();
const fetched = jest.fn();
let stored: Record<string, string> = {};
const sessionStorage = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
  removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
};

beforeEach(() => {
  stored = {};
  reload.mockClear();
  fetched.mockReset().mockResolvedValue({ status: 200 });
  Object.assign(globalThis, { fetch: fetched, window: { sessionStorage, location: { href: 'http://folia.test/app/settings', reload } } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a script that is gone loads the page again, once', async () => {
  void loadChunk('dashboard', missing);
  await new Promise((resolve) => setImmediate(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(loadChunk('dashboard', missing)).rejects.toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk dashboard failed' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while the server cannot be reached the page that stands is kept, and the next try may load it again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadChunk('dashboard', missing)).rejects.toThrow('Loading chunk dashboard failed');
  expect(reload).not.toHaveBeenCalled();
  void loadChunk('dashboard', missing);
  await new Promise((resolve) => setImmediate(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('one that comes is passed on and forgets the trouble before', async () => {
  stored[storageKeys.reloadedFor] = 'dashboard';
  expect(await loadChunk('dashboard', async () => 'here')).toBe('here');
  expect(stored).toEqual({});
});

test('after 120 seconds it is an error without another load', async () => {
  jest.useFakeTimers();
  const waiting = loadChunk('dashboard', () => new Promise(() => {}));
  const outcome = expect(waiting).rejects.toThrow('Loading chunk dashboard failed');
  await jest.advanceTimersByTimeAsync(120_000);
  await outcome;
  expect(reload).not.toHaveBeenCalled();
  jest.useRealTimers();
});
