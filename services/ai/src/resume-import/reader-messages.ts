import type { ErrorCode } from '@folia/contracts/errors';
import type { FileKind } from '@folia/contracts/import-sources';
import type { ReadResume } from '@folia/contracts/resume-import';

/** One document to read. `path` and `imageDirectory` are absolute; `asOf` is YYYY-MM. */
export type ReadRequest = { path: string; fileName: string; kind: FileKind; asOf: string; imageDirectory: string };

export type ReadStep = { name: 'read' | 'sections' | 'entries'; counts: Record<string, number> };

/** What the reading process says: it is warm; how far it is; the outcome; each page image, a Word file's readable view; all is done. */
export type ReaderMessage =
  | { type: 'ready' }
  | { type: 'step'; step: ReadStep }
  | { type: 'result'; resume: ReadResume }
  | { type: 'image'; page: number }
  | { type: 'view' }
  | { type: 'failed'; code: ErrorCode; details?: Record<string, unknown> }
  | { type: 'done' };
