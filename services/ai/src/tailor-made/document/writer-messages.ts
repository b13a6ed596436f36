import type { ResumeDocument, ResumeFormat } from '@folia/contracts/resume-document';
import type { WrittenResume } from './write-resume';

/** What is asked of the writing thread, and what it answers. */
export type WriteRequest = {
  readonly document: ResumeDocument;
  readonly format: ResumeFormat;
  readonly writtenAt: Date /** Asked for instead of the file: a picture of one of its pages, counted from 1. */;
  readonly page?: number;
};
export type WriteAnswer = { readonly written: Omit<WrittenResume, 'data'> & { readonly data: Uint8Array } } | { readonly failure: string };
