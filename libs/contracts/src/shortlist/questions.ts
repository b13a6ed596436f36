import { z } from 'zod';
import { rpc } from '../rpc';
import { writtenFile } from '../tailored-resume/shapes';
import { askShortlistInput, chosenCandidates, shortlistAnswer } from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });

/** The chosen candidates as a PDF, for people who have no seat; the log of the organisation tells of it. Throws NOT_FOUND, also for one candidate that is not of this job. */
export const writeShortlist = rpc('ai.shortlist.write', {
  access: 'board.read',
  input: chosenCandidates.extend(ofJob.shape),
  output: writtenFile,
  timeoutMs: 25_000,
});
/**
 * Asks each chosen candidate's shared document the same. Throws NOT_FOUND as above, QUESTION_REFUSED {topic} for what nobody may be chosen by, and for what blind
 * mode hides of one of them.
 */
export const askShortlist = rpc('ai.shortlist.ask', {
  access: 'board.read',
  input: askShortlistInput.extend(ofJob.shape),
  output: shortlistAnswer,
  timeoutMs: 25_000,
});
