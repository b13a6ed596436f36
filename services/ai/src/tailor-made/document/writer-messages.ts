import type { ResumeDocument, ResumeFormat } from '@folia/contracts/resume-document';
import type { WrittenResume } from './write-resume';

/** What is asked of the writing thread, and what it answers. */
export type WriteRequest = { readonly document: ResumeDocument; readonly format: ResumeFormat; readonly writtenAt: Date };
export type WriteAnswer = { readonly written: Omit<WrittenResume, 'data'> & { readonly data: Uint8Array } } | { readonly failure: string };
