import type { CandidateUpload } from '@folia/contracts/candidate-upload/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error';
import { reasonOf } from '../../../lib/reason-of';
import { uploadFile } from '../../../lib/upload';
import { jobKey } from '../api';
import { type ChosenFile, chosen, isUnderWay, isUnsent, type TypedGround, type UploadState } from './upload-state';

/** Files that are on their way at once: each is read by a process of its own. */
const atOnce = 2;

/** The chosen files, and sending them: each for itself, so that one that fails holds up nobody. */
export function useUploads(jobId: string) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [heldUntil, setHeldUntil] = useState<number | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  const put = useCallback(
    (key: string, change: Partial<ChosenFile>) => setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one))),
    [],
  );

  /** Resolves once it is over; a limit is waited for. */
  const send = async ({ key, file }: ChosenFile, ground: TypedGround, signal: AbortSignal): Promise<void> => {
    const state = (next: UploadState) => put(key, { state: next });
    const query = new URLSearchParams({ ...ground, requestKey: key });
    for (;;) {
      state({ is: 'sending', percent: 0 });
      try {
        const path = `/screening/jobs/${jobId}/uploads?${query}`;
        const onProgress = (percent: number) => state({ is: 'sending', percent });
        return state({ is: 'done', upload: await uploadFile<CandidateUpload>(path, file, { onProgress, signal }) });
      } catch (error) {
        if (signal.aborted) return state({ is: 'stopped' });
        const seconds = retryAfterOf(error);
        if (seconds === null) return state({ is: 'failed', reason: reasonOf(error), canRetry: true });
        state({ is: 'queued' });
        setHeldUntil(Date.now() + seconds * 1_000);
        await pause(seconds * 1_000, signal);
        setHeldUntil(null);
      }
    }
  };

  const sendAll = async (ground: TypedGround): Promise<void> => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const queue = files.filter(isUnsent);
    setFiles((now) => now.map((one) => (isUnsent(one) ? { ...one, state: { is: 'queued' } } : one)));
    const work = async () => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) await send(next, next.own ?? ground, signal);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setFiles((now) => now.map((one) => (one.state.is === 'queued' ? { ...one, state: { is: 'stopped' } } : one)));
    await client.invalidateQueries({ queryKey: jobKey(jobId) });
  };

  return {
    files,
    isSending: files.some(isUnderWay),
    heldSeconds: heldUntil === null ? null : Math.max(0, (heldUntil - Date.now()) / 1_000),
    add: (more: readonly File[]) => setFiles((now) => [...now, ...more.map(chosen)]),
    remove: (key: string) => setFiles((now) => now.filter((one) => one.key !== key)),
    setGround: (key: string, own: TypedGround | null) => put(key, { own }),
    sendAll,
    stop: () => stop.current.abort(),
  };
}

const retryAfterOf = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 && typeof error.details.retryAfter === 'number' ? error.details.retryAfter : null;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
