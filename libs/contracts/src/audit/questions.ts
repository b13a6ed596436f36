import { z } from 'zod';
import { candidacyKey } from '../candidacy/key';
import { rpc } from '../rpc';
import { auditedDecision, auditReport, voluntaryAnswers, voluntaryToken } from './shapes';

/**
 * Keeps what somebody who has just applied tells for auditors, apart from their application; a second answer takes the place of the first. Throws NOT_FOUND for another
 * person's application, for one of a closed job, and a day after applying.
 */
export const giveVoluntaryAnswers = rpc('ai.audit.give-answers', {
  access: 'person',
  input: z.strictObject({ id: z.uuid(), answers: voluntaryAnswers }),
  output: voluntaryToken,
});
/** The same for people without an account, by the key of their application. */
export const giveVoluntaryAnswersByKey = rpc('ai.audit.give-answers-by-key', {
  access: 'guest',
  input: candidacyKey.extend({ answers: voluntaryAnswers }),
  output: voluntaryToken,
});
/** Throws NOT_FOUND when there is nothing, or nothing any more. */
export const deleteVoluntaryAnswers = rpc('ai.audit.delete-answers', { access: 'guest', input: voluntaryToken, output: z.strictObject({}) });
/** Over all jobs of the account; the log of its organisation tells that it was made. */
export const makeAuditReport = rpc('ai.audit.make-report', { access: 'audit.read', input: z.strictObject({}), output: auditReport });
/** What was decided in all jobs of the account, also in those that were deleted in the last twelve months; the earliest first. */
export const listAuditedDecisions = rpc('ai.audit.list-decisions', {
  access: 'audit.read',
  input: z.strictObject({ cursor: z.uuid().optional() }),
  output: z.strictObject({ items: z.array(auditedDecision), nextCursor: z.uuid().nullable() }),
  idempotent: true,
});
