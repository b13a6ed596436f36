import type { CandidateUpload } from '@folia/contracts/candidate-upload/shapes';
import type { UploadGround, UploadSource } from '@folia/contracts/candidate-upload/words';
import { maxResumeBytes } from '@folia/contracts/limits';
import { texts } from './texts';

/** As it stands in the fields: empty until it is chosen. */
export type TypedGround = { source: UploadSource | ''; ground: UploadGround | ''; detail: string };

export type UploadState =
  | { is: 'ready' | 'queued' | 'stopped' }
  | { is: 'sending'; percent: number }
  | { is: 'done'; upload: CandidateUpload }
  | { is: 'failed'; reason: string; canRetry: boolean };

/** One chosen file. `key` makes it the same file when it is sent again; `own` is its own ground, null for that of all. */
export type ChosenFile = { key: string; file: File; own: TypedGround | null; state: UploadState };

/** Why there is no need to send a file; null for those that the server looks at. */
function refusalOf({ name, size }: File): string | null {
  if (!/\.(?:pdf|docx|txt)$/i.test(name)) return texts.unsupported;
  if (size === 0) return texts.empty;
  return size > maxResumeBytes ? texts.tooLarge : null;
}

export function chosen(file: File): ChosenFile {
  const reason = refusalOf(file);
  return { key: crypto.randomUUID(), file, own: null, state: reason ? { is: 'failed', reason, canRetry: false } : { is: 'ready' } };
}

/** Whether its place in the queue is still before it. */
export const isUnsent = ({ state }: ChosenFile) => state.is === 'ready' || state.is === 'stopped' || (state.is === 'failed' && state.canRetry);
export const isUnderWay = ({ state }: ChosenFile) => state.is === 'queued' || state.is === 'sending';
/** Whether somebody has answered for both. */
export const isWhole = ({ source, ground }: TypedGround) => source !== '' && ground !== '';
