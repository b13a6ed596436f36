import type { ErrorCode } from '@folia/contracts/errors';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import type { FileKind } from '@folia/contracts/resume-import/sources';

/** One document to read. `path` is absolute; `asOf` is YYYY-MM. */
export type ReadRequest = { path: string; fileName: string; kind: FileKind; asOf: string };

/**
 * How the review shows a document that was read: one page of a PDF as an image, or a Word file as one page of HTML with no words other than those of `lines`.
 */
export type DocumentView = { show: 'page'; page: { number: number; width: number; height: number } } | { show: 'word'; lines: string[] };

/** A view to make of the file at `path`, written to `target`, whole or not at all; both are absolute. */
export type ShowRequest = { path: string; target: string; view: DocumentView };

export type ReadStep = { name: 'read' | 'sections' | 'entries'; counts: Record<string, number> };

/** What the reading process reports: it is warm; its progress; the outcome of reading; the view has been written; why something could not be done. */
export type ReaderMessage =
  | { type: 'ready' }
  | { type: 'step'; step: ReadStep }
  | { type: 'result'; resume: ReadResume }
  | { type: 'shown' }
  | { type: 'failed'; code: ErrorCode; details?: Record<string, unknown> };
