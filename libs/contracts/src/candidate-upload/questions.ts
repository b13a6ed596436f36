import { z } from 'zod';
import { applicationKeyPrefix } from '../candidacy/limits';
import { rpc } from '../rpc';
import { candidateUpload, candidateUploadQuery, uploadAddressInput, uploadLetter, waitingUploadList } from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });
const ofUpload = ofJob.extend({ uploadId: z.uuid() });

/** Whether a file can be taken, before it is stored. Throws NOT_FOUND also for another account's job, SCREENING_CLOSED, CANDIDATES_FULL. */
export const checkCandidateUpload = rpc('ai.candidate-upload.check', {
  access: 'candidate.add',
  input: candidateUploadQuery.pick({ requestKey: true }).extend(ofJob.shape),
  output: z.strictObject({}),
  idempotent: true,
});
/**
 * Reads a stored file. With an address in it, agreement and candidate come to be together and the person is told; without one the file waits. The same
 * `requestKey` answers what came of the first. Throws as above, STORAGE_FULL {limit in bytes}, CANDIDATE_WITHDREW for somebody who ended it before, and what an import is refused with.
 */
export const addCandidateUpload = rpc('ai.candidate-upload.add', {
  access: 'candidate.add',
  input: candidateUploadQuery.extend({
    ...ofJob.shape,
    key: z.string().regex(new RegExp(`^${applicationKeyPrefix}[0-9a-f-]{36}$`)),
    kind: z.enum(['pdf', 'docx', 'text']),
    fileName: z.string().max(255),
    digest: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  output: candidateUpload,
  timeoutMs: 70_000,
});
/** Files that wait for an address, the oldest first. Throws NOT_FOUND. */
export const listWaitingUploads = rpc('ai.candidate-upload.list-waiting', {
  access: 'board.read',
  input: ofJob,
  output: waitingUploadList,
  idempotent: true,
});
/** The person is compared and told from now on. Throws NOT_FOUND, also for a file that waits no more; SCREENING_CLOSED, CANDIDATE_WITHDREW. */
export const addressUpload = rpc('ai.candidate-upload.address', {
  access: 'candidate.add',
  input: uploadAddressInput.extend(ofUpload.shape),
  output: candidateUpload,
});
/** Deletes a file that waits. Throws NOT_FOUND. */
export const deleteUpload = rpc('ai.candidate-upload.delete', { access: 'candidate.add', input: ofUpload, output: z.strictObject({}) });

/** What the e-mail about an upload says, and to whom; null when there is nobody to tell. Each answer has a key of its own. */
export const getUploadLetter = rpc('ai.candidate-upload.get-letter', {
  access: 'system',
  input: z.strictObject({ agreementId: z.uuid() }),
  output: z.strictObject({ letter: uploadLetter.nullable() }),
});
