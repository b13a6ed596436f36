import { readFailures } from '../resume-import/routes';
import { uploadBody } from '../resume-import/shapes';
import { route } from '../route';
import { triedResume } from './shapes';

export const tryResumeRoute = route('POST /api/resume-trial', {
  access: 'guest',
  limit: 'resume-trial',
  summary:
    'What is read in a PDF or DOCX of at most 5 MB, without an account, once a day. The file is gone when the answer is out, and nothing of either is kept. Imports of members come first',
  body: uploadBody,
  takesFile: true,
  answer: triedResume,
  errors: [
    'TRIAL_USED',
    'TRIAL_SIGNED_IN',
    'READERS_BUSY',
    'UNAVAILABLE',
    'DISK_FULL',
    'TIMEOUT',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_TYPE_UNSUPPORTED',
    ...readFailures,
  ],
});

/** A resume tried without an account. */
export const resumeTrialRoutes = [tryResumeRoute];
