import type { ImportSource } from '@folia/contracts/resume-import/sources';
import { acceptedTypes } from './check-file';

/** A way to import other than the drop zone: what it is sent as, and what the picker offers (null: it is pasted). */
export type OtherSource = { name: 'linkedinPdf' | 'linkedinArchive' | 'jsonResume' | 'europass' | 'text'; source: ImportSource; accept: string | null };

export const resumeAccept = Object.entries(acceptedTypes).flat(2).join(',');

export const otherSources: readonly OtherSource[] = [
  { name: 'linkedinPdf', source: 'resume', accept: 'application/pdf,.pdf' },
  { name: 'linkedinArchive', source: 'linkedin-archive', accept: 'application/zip,.zip' },
  { name: 'jsonResume', source: 'json-resume', accept: 'application/json,.json' },
  { name: 'europass', source: 'resume', accept: 'application/pdf,.pdf' },
  { name: 'text', source: 'text', accept: null },
];
