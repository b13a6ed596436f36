import { z } from 'zod';
import { rpc } from '../rpc';
import { candidateDoubleList, keepBothInput, mergeCandidatesInput } from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });

/** Candidates who look like the same person, and of whom nobody said that both stay. Throws NOT_FOUND. */
export const listCandidateDoubles = rpc('ai.candidate-double.list', { access: 'board.read', input: ofJob, output: candidateDoubleList, idempotent: true });
/** Both stay, and are not offered again. Throws NOT_FOUND unless they are two of this job. */
export const keepBothCandidates = rpc('ai.candidate-double.keep-both', {
  access: 'decision.make',
  input: keepBothInput.extend(ofJob.shape),
  output: candidateDoubleList,
});
/**
 * One stays as they are and gets the other's notes; the other's words, findings and file are erased. Where both have the same address, the letter that was sent
 * for the other leads to the one that stays. Throws NOT_FOUND as above, DOUBLE_APPLIED for somebody who applied themselves and so cannot be dropped.
 */
export const mergeCandidates = rpc('ai.candidate-double.merge', {
  access: 'decision.make',
  input: mergeCandidatesInput.extend(ofJob.shape),
  output: candidateDoubleList,
});
