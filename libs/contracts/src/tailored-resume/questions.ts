import { z } from 'zod';
import { scoreEffects } from '../fit-score/effects';
import { parserReading } from '../parser-reading';
import { rpc } from '../rpc';
import {
  listTailoredResumesQuery,
  markResumeSentInput,
  one,
  resumeFileName,
  startedTailoring,
  startTailoringInput,
  tailoredResume,
  tailoredResumePage,
  updateTailoredResumeInput,
  writtenFile,
} from './shapes';

/** Starts a resume, or answers the existing one. Throws NOT_A_JOB, NOT_FOUND, QUOTA_EXCEEDED. */
export const startTailoring = rpc('ai.tailored-resume.start', {
  access: 'owner',
  switchedBy: 'tailor-made',
  scope: 'resumes:write',
  input: startTailoringInput,
  output: startedTailoring,
  timeoutMs: 10_000,
});

/** Throws NOT_FOUND, also for another person's. */
export const getTailoredResume = rpc('ai.tailored-resume.get', {
  access: 'owner',
  scope: 'resumes:read',
  input: one,
  output: tailoredResume,
  idempotent: true,
  timeoutMs: 25_000,
});

/** What each change would do to the fit, given the current choices. Throws NOT_FOUND, also for one that is not finished. */
export const getScoreEffects = rpc('ai.tailored-resume.effects', { access: 'owner', input: one, output: scoreEffects, idempotent: true, timeoutMs: 15_000 });

/** What our own import reads from the current PDF. Throws NOT_FOUND (also for one that is not finished), READ_TIMEOUT, and the refusals of a file. */
export const readTailoredResume = rpc('ai.tailored-resume.read', { access: 'owner', input: one, output: parserReading, idempotent: true, timeoutMs: 25_000 });
/** Resumes of the caller, the latest first. Throws SYNC_TOKEN_EXPIRED. */
export const listTailoredResumes = rpc('ai.tailored-resume.list', {
  access: 'owner',
  scope: 'resumes:read',
  input: listTailoredResumesQuery,
  output: tailoredResumePage,
  idempotent: true,
});
/** Throws NOT_FOUND, VERSION_CONFLICT {version}, CONFLICT for one that has been sent. */
export const updateTailoredResume = rpc('ai.tailored-resume.update', {
  access: 'owner',
  scope: 'resumes:write',
  input: updateTailoredResumeInput.extend({ id: z.uuid() }),
  output: tailoredResume,
  timeoutMs: 25_000,
});
/** Freezes a finished resume with its date and hash, or lets it follow the portfolio again. Throws NOT_FOUND, CONFLICT for one that is not finished. */
export const markResumeSent = rpc('ai.tailored-resume.mark-sent', {
  access: 'owner',
  input: markResumeSentInput.extend({ id: z.uuid() }),
  output: tailoredResume,
  timeoutMs: 25_000,
});
/** Deletes a resume; its job is kept, and stays paid for. Throws NOT_FOUND. */
export const deleteTailoredResume = rpc('ai.tailored-resume.delete', { access: 'owner', scope: 'resumes:write', input: one, output: z.strictObject({}) });

/** Writes one file of a finished resume. Throws NOT_FOUND, also for a page that does not exist. */
export const writeTailoredResume = rpc('ai.tailored-resume.write', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid(), name: resumeFileName }),
  output: writtenFile,
  idempotent: true,
  timeoutMs: 25_000,
});
/** The same for a resume that has been sent, as a link shows it to who holds the link. Throws NOT_FOUND, also where the link shows no such resume. */
export const writeLinkedResume = rpc('ai.tailored-resume.write-linked', {
  access: 'guest',
  input: z.strictObject({ linkId: z.uuid(), id: z.uuid(), name: resumeFileName }),
  output: writtenFile,
  idempotent: true,
  timeoutMs: 25_000,
});
