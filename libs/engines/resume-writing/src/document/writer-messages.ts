import type { LetterFormat, ResumeFormat } from '@folia/contracts/document-formats';
import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { CoverLetter } from '@folia/contracts/tailored-resume/tailor-made';
import type { ComposedResume } from './words/compose-resume';
import type { WrittenResume } from './write-resume';

type Written = { readonly document: ResumeDocument; readonly writtenAt: Date };
/** A resume, or a picture of one page of its PDF, counted from 1. */
type ResumeRequest = Written & { readonly format: ResumeFormat; readonly page?: number; readonly watermark?: string };
/** The letter that goes with a resume. */
type LetterRequest = Written & { readonly format: LetterFormat; readonly letter: CoverLetter };
/** A PDF of what is composed already, under its file name. */
type ComposedRequest = { readonly composed: ComposedResume; readonly fileName: string; readonly writtenAt: Date };

/** Requests to the writing thread, and its answers. */
export type WriteRequest = ResumeRequest | LetterRequest | ComposedRequest;
export type WriteAnswer = { readonly written: Omit<WrittenResume, 'data'> & { readonly data: Uint8Array } } | { readonly failure: string };
