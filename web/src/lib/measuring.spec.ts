/** @jest-environment jsdom */
import type { Measurements } from '@folia/contracts/measuring/shapes';
import { measurements } from '@folia/contracts/measuring/shapes';
import { chooseMeasuring } from './choose-measuring';
import { defaultConfig, setWebConfig } from './config';
import { startMeasuring, trackEvent } from './events';

const collector = 'https://collect.example/folia';
const canary = 'canary';
const sent: Measurements['events'] = [];
let isUp = true;

const kept = () => JSON.parse(sessionStorage.getItem('pending-events') ?? '[]') as Measurements['events'];
const click = () => trackEvent({ name: 'sign_in_clicked', parameters: { source: 'navbar', userType: 'individual' } });
const at = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  isUp = true;
  document.body.replaceChildren();
  // What no browser lacks, and this one does.
  const timing = { responseStart: 41.4, domContentLoadedEventEnd: 210, loadEventEnd: 340 };
  Object.assign(performance, { getEntriesByType: () => [timing], getEntriesByName: () => [] });
  Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });
  at('/');
  setWebConfig({ ...defaultConfig, collector, measures: true });
  globalThis.fetch = jest.fn(async (_url: RequestInfo | URL, init?: RequestInit) => {
    if (!isUp) throw new TypeError('Failed to fetch');
    sent.push(...measurements.parse(JSON.parse(String(init?.body))).events);
    return { ok: true } as Response;
  });
});
afterEach(() => jest.useRealTimers());

/** As long as an event waits for others. */
const pass = () => jest.advanceTimersByTimeAsync(1_000);

test('before an answer events wait, a yes sends them, with the pattern of their page alone', async () => {
  at(`/${canary}?q=${canary}#${canary}`);
  click();
  await pass();
  at(`/${canary}/projects/01900000-0000-7000-8000-000000000000`);
  trackEvent({ name: 'logout', parameters: { forced: false } });
  await pass();
  expect(kept().map(({ page }) => page)).toEqual(['/:idParam', '/:username/projects/:itemId']);
  expect(sent).toEqual([]);
  chooseMeasuring('yes');
  await pass();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
  expect(sent.map(({ name }) => name)).toEqual(['sign_in_clicked', 'logout', 'page_load_timing', 'performance_measures']);
  expect(sent[2]?.parameters).toEqual({ firstByteMs: 41, domContentLoadedMs: 210, loadMs: 340 });
  expect(JSON.stringify(sent)).not.toContain(canary);
  expect(kept()).toEqual([]);
  const [url, init] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect([url, init?.method, init?.credentials, init?.referrerPolicy, init?.keepalive]).toEqual([collector, 'POST', 'omit', 'no-referrer', true]);
});

test('a no deletes what waits, and nothing is kept from then on', async () => {
  click();
  await pass();
  expect(kept()).toHaveLength(1);
  chooseMeasuring('no');
  click();
  await pass();
  expect([sent, kept(), localStorage.getItem('measuring')]).toEqual([[], [], 'no']);
});

test('a browser that asks not to be tracked has said no, whatever was answered before', async () => {
  localStorage.setItem('measuring', 'yes');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  click();
  startMeasuring();
  await pass();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect([sent, kept()]).toEqual([[], []]);
});

test.each([
  ['the gate', () => at('/protected')],
  ['administration', () => at('/app/admin')],
  ['messages', () => at('/app/messages')],
  ['a tab that came by a link', () => sessionStorage.setItem('folia-link-token', canary)],
  ['a link view, or a conversation with the assistant', () => document.body.append(Object.assign(document.createElement('div'), { id: 'talk' }))],
  ['a document that may not measure', () => setWebConfig({ ...defaultConfig, collector })],
])('nothing is kept or sent in %s', async (_where, goThere) => {
  localStorage.setItem('measuring', 'yes');
  goThere();
  document.getElementById('talk')?.setAttribute('data-unmeasured', 'true');
  click();
  startMeasuring();
  await pass();
  expect([sent, kept()]).toEqual([[], []]);
});

test('while the collector is away events wait, 50 at most, and arrive once when it is back', async () => {
  chooseMeasuring('yes');
  await pass();
  sent.length = 0;
  isUp = false;
  for (let count = 0; count < 60; count++) click();
  await pass();
  expect([sent, kept().length]).toEqual([[], 50]);
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await pass();
  window.dispatchEvent(new Event('online'));
  await pass();
  expect([sent.length, kept().length]).toEqual([50, 0]);
});

test('when measuring fails that is a warning, and nothing else', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  chooseMeasuring('yes');
  await pass();
  jest.spyOn(document, 'querySelector').mockImplementationOnce(() => {
    throw new Error('no document');
  });
  click();
  click();
  await pass();
  expect(sent).toHaveLength(1);
  expect(warned).toHaveBeenCalledWith('Measuring failed', expect.any(Error));
});
