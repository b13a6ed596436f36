import { type ImportSource, isOtherSource } from '@folia/contracts/resume-import/sources';
import { useRef, useState } from 'react';
import { uploadFile } from '../../lib/upload';
import type { StartedImport } from './api';
import { checkFile } from './check-file';
import type { RefusalCause } from './refusal';

export type Upload =
  | { state: 'idle' }
  | { state: 'sending'; file: File; percent: number }
  | { state: 'refused'; file: File; source: ImportSource; cause: RefusalCause };

/** Sends one file at a time. Problems with its name or size are reported before anything is sent. */
export function useUpload(userId: string, onStarted: (started: StartedImport) => void) {
  const [upload, setUpload] = useState<Upload>({ state: 'idle' });
  const controller = useRef<AbortController | null>(null);

  /** `isTried`: it was tried without an account, and its import counts when it is saved. */
  const send = async (file: File, source: ImportSource, isTried = false) => {
    controller.current?.abort();
    const wrong = checkFile(file, source);
    if (wrong) return setUpload({ state: 'refused', file, source, cause: { code: wrong, details: { source } } });
    const own = new AbortController();
    controller.current = own;
    setUpload({ state: 'sending', file, percent: 0 });
    const address = `/users/${userId}/import-resume${isOtherSource(source) ? `?source=${source}` : isTried ? '?after=trial' : ''}`;
    try {
      const onProgress = (percent: number) => setUpload({ state: 'sending', file, percent });
      const started = await uploadFile<Partial<StartedImport>>(address, file, { onProgress, signal: own.signal });
      setUpload({ state: 'idle' });
      // Empty after a 401: the popup has taken over.
      if (started.importId) onStarted(started as StartedImport);
    } catch (error) {
      if (!own.signal.aborted) setUpload({ state: 'refused', file, source, cause: { error } });
    }
  };
  const reset = () => {
    controller.current?.abort();
    setUpload({ state: 'idle' });
  };
  return { upload, send, reset };
}
