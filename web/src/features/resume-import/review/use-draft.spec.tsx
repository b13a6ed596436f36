/** @jest-environment jsdom */
import type { ImportReview, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { act, renderHook } from '@testing-library/react';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { saveReview } from '../api';
import { decideEntry } from './decisions';
import { useDraft } from './use-draft';

jest.mock('../../../lib/api', () => ({ api: { get: jest.fn() } }));
jest.mock('../api', () => ({ saveReview: jest.fn() }));

const empty: ReviewDecisions = { entries: {}, basics: {}, profiles: 'undecided', placed: [], leftOut: [], made: [] };
const review: ImportReview = { importId: 'i', version: 3, state: 'open', decisions: empty, doubles: [], mine: {}, updatedAt: '2026-11-20T09:00:00.000Z' };
const accept = (id: string) => (draft: ReviewDecisions) => decideEntry(draft, id, 'accepted');
const quiet = () => act(async () => void (await jest.advanceTimersByTimeAsync(600)));

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  jest.mocked(saveReview).mockImplementation(async (_id, version) => ({ version: version + 1, updatedAt: '2026-11-20T09:01:00.000Z' }));
});
afterEach(() => jest.useRealTimers());

test('a burst of decisions is one request with the version that is known, the next one with the version that came back', async () => {
  const { result } = renderHook(() => useDraft(review, jest.fn()));
  act(() => result.current.change(accept('a')));
  act(() => result.current.change(accept('b')));
  await quiet();
  act(() => result.current.change(accept('c')));
  await quiet();
  expect(jest.mocked(saveReview).mock.calls.map(([id, version, decisions]) => [id, version, Object.keys(decisions.entries)])).toEqual([
    ['i', 3, ['a', 'b']],
    ['i', 4, ['a', 'b', 'c']],
  ]);
  expect(result.current.state.name).toBe('saved');
});

test('a draft waits for the one before it to be answered, however long that takes, and is based on its version', async () => {
  const answers: ((version: number) => void)[] = [];
  jest
    .mocked(saveReview)
    .mockImplementation(() => new Promise((resolve) => answers.push((version) => resolve({ version, updatedAt: '2026-11-20T09:01:00.000Z' }))));
  const { result } = renderHook(() => useDraft(review, jest.fn()));
  act(() => result.current.change(accept('a')));
  await quiet();
  act(() => result.current.change(accept('b')));
  await quiet();
  await quiet();
  expect(saveReview).toHaveBeenCalledTimes(1);
  expect(result.current.isKept()).toBe(false);
  await act(async () => answers[0]?.(4));
  expect(jest.mocked(saveReview).mock.calls.map(([, version]) => version)).toEqual([3, 4]);
  await act(async () => answers[1]?.(5));
  expect(result.current.isKept()).toBe(true);
});

test('a newer draft from elsewhere is shown and said, and the next save is based on it', async () => {
  const newer = { ...review, version: 9, decisions: accept('theirs')(empty) };
  jest.mocked(saveReview).mockRejectedValueOnce(new ApiError(409, 'changed', 'VERSION_CONFLICT', { version: 9 }));
  jest.mocked(api.get).mockResolvedValue({ review: newer });
  const onNewerDraft = jest.fn();
  const { result } = renderHook(() => useDraft(review, onNewerDraft));
  act(() => result.current.change(accept('mine')));
  await quiet();
  expect(onNewerDraft).toHaveBeenCalledTimes(1);
  expect(Object.keys(result.current.draft.entries)).toEqual(['theirs']);
  act(() => result.current.change(accept('mine')));
  await quiet();
  expect(jest.mocked(saveReview).mock.calls.at(-1)?.[1]).toBe(9);
});

test('a draft that could not be sent says so and is not kept', async () => {
  jest.mocked(saveReview).mockRejectedValueOnce(new Error('away'));
  const { result } = renderHook(() => useDraft(review, jest.fn()));
  act(() => result.current.change(accept('a')));
  await quiet();
  expect(result.current.state.name).toBe('unsaved');
  expect(result.current.isKept()).toBe(false);
  await act(async () => void (await result.current.flush()));
  expect(result.current.isKept()).toBe(true);
});

test('leaving the screen sends what is waiting', async () => {
  const { result, unmount } = renderHook(() => useDraft(review, jest.fn()));
  act(() => result.current.change(accept('a')));
  unmount();
  await jest.advanceTimersByTimeAsync(0);
  expect(saveReview).toHaveBeenCalledTimes(1);
});
