import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { CoverLetter } from '@folia/contracts/tailored-resume/tailor-made';

/** A resume with its letter. It is kept as it was when it was sent, so that later changes to the portfolio do not affect it. */
export type SentResume = { document: ResumeDocument; letter: CoverLetter };
