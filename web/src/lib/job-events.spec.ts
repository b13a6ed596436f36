import type { ProgressEvent } from '@folia/contracts/job';
import { api } from './api';
import { jobEvents } from './job-events';

jest.mock('./api', () => ({ api: { get: jest.fn() }, requestHeaders: (own: object) => own }));

const fetched = jest.fn<Promise<unknown>, [string, { headers: Record<string, string> }]>();
const step = (name: string): ProgressEvent => ({ type: 'step', attempt: 1, name, percent: 10 });
const done: ProgressEvent = { type: 'done', attempt: 1 };

/** A stream that brings these events and then ends. */
function stream(first: number, ...events: ProgressEvent[]) {
  const text = events.map((event, place) => `id: ${first + place}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  return { ok: true, body: new Blob([text]).stream() };
}
async function all(signal = new AbortController().signal) {
  const events: ProgressEvent[] = [];
  for await (const event of jobEvents('job', signal)) events.push(event);
  return events;
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  globalThis.fetch = fetched as unknown as typeof fetch;
});

test('brings the events until the job is over', async () => {
  fetched.mockResolvedValueOnce(stream(1, step('read'), done));
  expect(await all()).toEqual([step('read'), done]);
});

test('a broken stream goes on after the last event it brought', async () => {
  fetched.mockResolvedValueOnce(stream(1, step('stored'), step('read'))).mockResolvedValueOnce(stream(3, step('entries'), done));
  expect(await all()).toEqual([step('stored'), step('read'), step('entries'), done]);
  expect(fetched.mock.calls.map(([, { headers }]) => headers['Last-Event-ID'])).toEqual([undefined, '2']);
});

test('where streams do not pass, the row is asked', async () => {
  fetched.mockRejectedValue(new TypeError('refused'));
  jest.mocked(api.get).mockResolvedValueOnce({ state: 'failed', attempt: 5, step: 'read', percent: 40, error: { code: 'FILE_CORRUPT', message: 'damaged' } });
  expect(await all()).toEqual([{ type: 'failed', attempt: 5, code: 'FILE_CORRUPT', message: 'damaged' }]);
});

test('a stream that failed is taken up again once streams pass, and the row is no longer asked', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('refused'))
    .mockRejectedValueOnce(new TypeError('refused'))
    .mockResolvedValueOnce(stream(1, step('read'), done));
  jest.mocked(api.get).mockRejectedValueOnce(new TypeError('refused'));
  expect(await all()).toEqual([step('read'), done]);
  expect(api.get).toHaveBeenCalledTimes(1);
});

test('a row that waits for a part that is away says so', async () => {
  fetched.mockRejectedValue(new TypeError('refused'));
  const row = { state: 'accepted', attempt: 2, step: 'job', percent: 30, error: null };
  jest.mocked(api.get).mockResolvedValueOnce({ ...row, waitingSince: '2026-11-20T10:00:00Z' });
  jest.mocked(api.get).mockResolvedValueOnce({ ...row, state: 'done', waitingSince: null });
  expect(await all()).toEqual([
    { type: 'waiting', attempt: 2 },
    { type: 'done', attempt: 2 },
  ]);
});

test('ends when it is called off', async () => {
  const controller = new AbortController();
  fetched.mockImplementation(async () => {
    controller.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  expect(await all(controller.signal)).toEqual([]);
});
