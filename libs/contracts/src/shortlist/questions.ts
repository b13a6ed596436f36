import { z } from 'zod';
import { rpc } from '../rpc';
import { writtenFile } from '../tailored-resume/shapes';
import { askShortlistInput, chosenCandidates, shortlistAnswer, teamAnswerCount } from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });

/** The chosen candidates as a PDF, for people who have no seat; the log of the organisation tells of it. Throws NOT_FOUND, also for one candidate that is not of this job. */
export const writeShortlist = rpc('ai.shortlist.write', {
  access: 'board.read',
  input: chosenCandidates.extend(ofJob.shape),
  output: writtenFile,
  timeoutMs: 25_000,
});
/**
 * Asks each chosen candidate's shared document the same; costs the account one answer of its day, however many are asked. Throws NOT_FOUND as above,
 * QUOTA_EXCEEDED, and QUESTION_REFUSED {topic} for what nobody may be chosen by, and for what blind mode hides of one of them: that costs nothing.
 */
export const askShortlist = rpc('ai.shortlist.ask', {
  access: 'unit.spend',
  input: askShortlistInput.extend(ofJob.shape),
  output: shortlistAnswer,
  timeoutMs: 25_000,
});

/** Holds one answer of the day of the account that the caller acts for; idempotent per id. Throws QUOTA_EXCEEDED {meter: 'deep-talk', limit, used, resetsAt, upgradeUrl}. */
export const reserveTeamAnswer = rpc('user.deep-talk.reserve-for-team', {
  access: 'unit.spend',
  input: z.strictObject({ jobId: z.uuid() }),
  output: z.strictObject({}),
  idempotent: true,
});
export const countTeamAnswers = rpc('user.deep-talk.count-for-team', {
  access: 'board.read',
  input: z.strictObject({}),
  output: teamAnswerCount,
  idempotent: true,
});
