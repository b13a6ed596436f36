import { z } from 'zod';
import { rpc } from '../rpc';
import { answerContestInput, contestByKeyInput, contestInput, listContestsQuery, ownContest, teamContest, teamContests } from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });

/**
 * Says that a finding is not right. Throws NOT_FOUND, also for another person's screening; CONTEST_OVER when it was contested already, is not read, or is older
 * than 30 days; CONFLICT when the words are not what was shared.
 */
export const contestFinding = rpc('ai.contest.make', { access: 'person', input: contestInput.extend({ id: z.uuid() }), output: ownContest });
/** The same for people without an account. */
export const contestByKey = rpc('ai.contest.make-by-key', { access: 'guest', input: contestByKeyInput, output: ownContest });
/** What candidates of a job contest, page by page. Throws NOT_FOUND. */
export const listContests = rpc('ai.contest.list', {
  access: 'board.read',
  input: listContestsQuery.extend(ofJob.shape),
  output: teamContests,
  idempotent: true,
});
/**
 * Keeps or changes the finding, with words that the candidate reads. Throws NOT_FOUND, CONTEST_ANSWERED, and CONTEST_NEEDS_ANOTHER for whoever changed the
 * finding or decided about the candidate, while somebody else may answer.
 */
export const answerContest = rpc('ai.contest.answer', {
  access: 'contest.answer',
  input: answerContestInput.extend({ ...ofJob.shape, contestId: z.uuid() }),
  output: teamContest,
});
/** Where the answer to a contest is sent, and the key that leads to it (`code`); null when nobody is to be written to. Each answer has a new key. */
export const getContestLetter = rpc('ai.contest.get-letter', {
  access: 'system',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ letter: z.strictObject({ address: z.string(), code: z.string() }).nullable() }),
});
