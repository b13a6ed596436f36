import { z } from 'zod';
import { rpc } from '../rpc';
import { applyInput, candidacy, candidacyKey, candidacyList, candidacyWithFindings, jobPage, sharedPortfolio } from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });
const own = z.strictObject({ id: z.uuid() });

/** Throws NOT_FOUND for a job whose page was never open. */
export const getJobPage = rpc('ai.candidacy.get-job-page', { access: 'guest', input: ofJob, output: jobPage, idempotent: true });
/** Throws NOT_FOUND for a job that takes no applications. */
export const getSharedPortfolio = rpc('ai.candidacy.get-shared', { access: 'person', input: ofJob, output: sharedPortfolio, idempotent: true });
/**
 * Agreement and candidate come to be together. Applying twice answers the first. Throws NOT_FOUND as above, CONFLICT when the job or the portfolio is no longer
 * what was shown, CANDIDATES_FULL, PORTFOLIO_EMPTY.
 */
export const applyWithPortfolio = rpc('ai.candidacy.apply', { access: 'person', input: applyInput.extend(ofJob.shape), output: candidacy });
/** Everybody who screened the asking person, the latest first. */
export const listCandidacies = rpc('ai.candidacy.list', { access: 'person', input: z.strictObject({}), output: candidacyList, idempotent: true });
/** Throws NOT_FOUND, also for another person's; so does the next. */
export const getCandidacy = rpc('ai.candidacy.get', { access: 'person', input: own, output: candidacyWithFindings, idempotent: true });
/** Erases what was shared, found and noted, at once; the answer is the receipt. Doing it twice changes nothing. */
export const withdrawCandidacy = rpc('ai.candidacy.withdraw', { access: 'person', input: own, output: candidacy });
/** The same two for people without an account, by the key in the address that they were sent. */
export const openCandidacy = rpc('ai.candidacy.open', { access: 'guest', input: candidacyKey, output: candidacyWithFindings, idempotent: true });
export const withdrawByKey = rpc('ai.candidacy.withdraw-by-key', { access: 'guest', input: candidacyKey, output: candidacy });
