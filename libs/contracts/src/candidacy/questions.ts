import { z } from 'zod';
import { rpc } from '../rpc';
import { candidacyKey } from './key';
import { applicationKeyPrefix } from './limits';
import {
  applicationCodeInput,
  appliedWithFile,
  applyInput,
  applyWithFileInput,
  candidacy,
  candidacyList,
  candidacyWithFindings,
  confirmAddressInput,
  confirmedAddress,
  correctedPortfolio,
  correctInput,
  jobPage,
  refuseByKeyInput,
  refuseInput,
  sharedPortfolio,
} from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });
const own = z.strictObject({ id: z.uuid() });
const applicationKey = z.string().regex(new RegExp(`^${applicationKeyPrefix}[0-9a-f-]{36}$`));

/** Throws NOT_FOUND for a job whose page was never open. */
export const getJobPage = rpc('ai.candidacy.get-job-page', { access: 'guest', input: ofJob, output: jobPage, idempotent: true });
/** Throws NOT_FOUND for a job that is closed. */
export const getSharedPortfolio = rpc('ai.candidacy.get-shared', { access: 'person', input: ofJob, output: sharedPortfolio, idempotent: true });
/**
 * Agreement and candidate come to be together. Applying twice answers the first. Throws NOT_FOUND for a job that is closed, or takes nobody who was not asked; CONFLICT when the job or the portfolio is no longer
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

/** Says no to a job that asks; nothing of the asking stays but its date. Throws NOT_FOUND, also when it was answered or is over. */
export const refuseAsking = rpc('ai.candidacy.refuse', { access: 'person', input: refuseInput, output: z.strictObject({}) });
export const refuseAskingByKey = rpc('ai.candidacy.refuse-by-key', { access: 'guest', input: refuseByKeyInput, output: z.strictObject({}) });

/** Sends a code to an address; throws TOO_MANY_REQUESTS {retryAfter in s} when it was asked for too often, NOT_FOUND for a job that takes nobody. */
export const askApplicationCode = rpc('ai.candidacy.ask-code', {
  access: 'guest',
  input: applicationCodeInput.extend(ofJob.shape),
  output: z.strictObject({}),
});
/** What the e-mail about an asked code says, and to whom; null when none is to be sent, or no longer. Each answer has a new code. */
export const getApplicationCode = rpc('ai.candidacy.get-code', {
  access: 'system',
  input: own,
  output: z.strictObject({ letter: z.strictObject({ address: z.string(), code: z.string() }).nullable() }),
});
/** Throws APPLICATION_CODE_WRONG, also when it is too old or was tried too often. */
export const confirmApplicationAddress = rpc('ai.candidacy.confirm-address', {
  access: 'guest',
  input: confirmAddressInput.extend(ofJob.shape),
  output: confirmedAddress,
});
/** The person's portfolio as it would be shared now. Throws NOT_FOUND, also where something else than a portfolio was shared. */
export const getCorrectedPortfolio = rpc('ai.candidacy.get-corrected', { access: 'person', input: own, output: correctedPortfolio, idempotent: true });
/** Shares the portfolio as it is now instead of what was shared, which is then read again. Throws NOT_FOUND, CONFLICT when it is no longer what was shown, PORTFOLIO_EMPTY. */
export const correctPortfolio = rpc('ai.candidacy.correct', { access: 'person', input: correctInput.extend(own.shape), output: candidacy });
/** The same with another file in place of the one that somebody came with. Throws what an import is refused with, NOT_FOUND. */
export const correctFile = rpc('ai.candidacy.correct-file', {
  access: 'system',
  input: candidacyKey.extend({ fileKey: applicationKey, kind: z.enum(['pdf', 'docx']), fileName: z.string().max(255) }),
  output: candidacy,
  timeoutMs: 70_000,
});
/**
 * Reads a stored file, and makes agreement and candidate together; the file is then the job's. Throws what an import is refused with, CONFLICT as above,
 * APPLICATION_CODE_WRONG for a ticket that counts no more, APPLIED_ALREADY, CANDIDATES_FULL, JOB_TAKES_NO_FILES when the storage of its account is full, TOO_MANY_REQUESTS for a sixth application in a day.
 */
export const applyWithFile = rpc('ai.candidacy.apply-with-file', {
  access: 'system',
  input: applyWithFileInput.extend({
    ...ofJob.shape,
    key: applicationKey,
    kind: z.enum(['pdf', 'docx']),
    fileName: z.string().max(255),
    digest: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  output: appliedWithFile,
  timeoutMs: 70_000,
});
/** Where a candidate without an account is told that the organisation is gone, and the title of the job (`words`); null when nobody is to be told, or no longer. */
export const getEndLetter = rpc('ai.candidacy.get-end-letter', {
  access: 'system',
  input: own,
  output: z.strictObject({ letter: z.strictObject({ address: z.string(), words: z.string() }).nullable() }),
  idempotent: true,
});
