/** @jest-environment node */
import { ChunkLoadError, loadChunk } from '../lib/load-chunk';
import { reloadOnce } from './reload-once';

// jsdom's location cannot be replaced, so this browser has only the parts that matter.
const reload = jest.fn();
const fetched = jest.fn();
let stored: Record<string, string> = {};
let entry = '/assets/index-1.js';
const sessionStorage = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
};

beforeEach(() => {
  [stored, entry] = [{}, '/assets/index-1.js'];
  reload.mockClear();
  fetched.mockReset().mockResolvedValue({ status: 200 });
  const window = { sessionStorage, location: { href: 'http://folia.test/app/settings', reload } };
  Object.assign(globalThis, { fetch: fetched, window, document: { querySelector: () => ({ src: entry }) } });
});
afterEach(() => ['window', 'document'].forEach((name) => void Reflect.deleteProperty(globalThis, name)));

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const failed = (chunk: string) => loadChunk(chunk, missing).catch((error: unknown) => error as ChunkLoadError);

test('a script that does not come is an error that names it', async () => {
  await expect(loadChunk('dashboard', missing)).rejects.toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk dashboard failed' });
  expect(await loadChunk('dashboard', async () => 'here')).toBe('here');
});

test('the page is loaded again once for each script and build, whatever else loads meanwhile', async () => {
  const error = (await failed('dashboard')) as ChunkLoadError;
  expect(await reloadOnce(error)).toBe(true);
  await loadChunk('bell', async () => 'here');
  expect(await reloadOnce(error)).toBe(false);
  expect(await reloadOnce((await failed('messages')) as ChunkLoadError)).toBe(true);
  expect(await reloadOnce(error)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
  entry = '/assets/index-2.js';
  expect(await reloadOnce(error)).toBe(true);
});

test('while the server cannot be reached the page that stands is kept, and the next time it may be loaded again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const error = (await failed('dashboard')) as ChunkLoadError;
  expect(await reloadOnce(error)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadOnce(error)).toBe(true);
});

test('a browser that remembers nothing is not loaded again and again', async () => {
  sessionStorage.setItem = () => {
    throw new Error('refused');
  };
  expect(await reloadOnce((await failed('dashboard')) as ChunkLoadError)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('after 120 seconds it is an error without another load', async () => {
  jest.useFakeTimers();
  const waiting = loadChunk('dashboard', () => new Promise(() => {}));
  const outcome = expect(waiting).rejects.toMatchObject({ message: 'Loading chunk dashboard failed', isLate: true });
  await jest.advanceTimersByTimeAsync(120_000);
  await outcome;
  jest.useRealTimers();
  expect(await reloadOnce(new ChunkLoadError('dashboard', true))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
