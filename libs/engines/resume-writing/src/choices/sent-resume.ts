import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { CoverLetter } from '@folia/contracts/tailored-resume/tailor-made';

/** A resume with its letter; kept as it was when it is sent, so that nothing of it follows the portfolio. */
export type SentResume = { document: ResumeDocument; letter: CoverLetter };
