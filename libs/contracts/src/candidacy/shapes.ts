import { z } from 'zod';
import { uploadGround } from '../candidate-upload/shapes';
import { connectorKinds } from '../connector/words';
import { ownContest } from '../contest/shapes';
import { emailAddress } from '../email-address';
import { uploadBody } from '../resume-import/shapes';
import { quote, screenedResume } from '../screening/board';
import { agreementStates, agreementWays, criterionImportances, findingStates } from '../screening/words';
import { candidacyKey } from './key';
import { ticketHeader } from './limits';

const criterionShown = z.strictObject({ words: z.string(), importance: z.enum(criterionImportances) });

/** What somebody is told before they agree, and what is kept of it: the job, what it asks for, who reads, what they hide and for how long they keep it. */
const shownJob = z.strictObject({
  title: z.string(),
  company: z.string(),
  /** Who made the job here; null where their name is not known. */
  reader: z.string().nullable(),
  text: z.string(),
  criteria: z.array(criterionShown),
  isBlind: z.boolean(),
  keptMonths: z.int(),
  /** The system of applications to which the team may hand over whoever agrees; missing for none. */
  handedTo: z.enum(connectorKinds).optional(),
});
export type ShownJob = z.infer<typeof shownJob>;

/** The page of a job. Whoever agrees sends `digest` back: they agree to exactly this. `isOpen`: it takes applications now. */
export const jobPage = z.strictObject({ id: z.uuid(), isOpen: z.boolean(), digest: z.string(), shown: shownJob });
export type JobPage = z.infer<typeof jobPage>;

/** What of a person's portfolio a job would get, and what it would not: `hidden` counts private entries. */
export const sharedPortfolio = z.strictObject({
  name: z.string(),
  resume: screenedResume,
  hidden: z.int(),
  digest: z.string(),
  /** They have agreed to this job already. */
  candidacyId: z.uuid().nullable(),
});
export type SharedPortfolio = z.infer<typeof sharedPortfolio>;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
/** What would be shared instead of what was; `isChanged` is false where both are the same. */
export const correctedPortfolio = sharedPortfolio.omit({ candidacyId: true }).extend({ isChanged: z.boolean() });
export type CorrectedPortfolio = z.infer<typeof correctedPortfolio>;
/** Somebody agrees to share what they were shown, by its digest. */
export const correctInput = z.strictObject({ shared: digest });
/** `key` is that of an invitation, where the address was asked and not the account. */
export const applyInput = z.strictObject({ shown: digest, shared: digest, key: candidacyKey.shape.key.optional() });

/** Where a screening stands, as its candidate may know it. */
const candidacyStates = ['asked', 'waiting', 'read', 'interview', 'offer', 'hired', 'declined', 'withdrawn'] as const;

/** One screening of somebody, as they see it. `readAt` is null while nothing was read, and when it was erased. */
export const candidacy = z.strictObject({
  id: z.uuid(),
  jobId: z.uuid(),
  title: z.string(),
  company: z.string(),
  way: z.enum(agreementWays),
  agreement: z.enum(agreementStates),
  state: z.enum(candidacyStates),
  givenAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
});
export type Candidacy = z.infer<typeof candidacy>;
export const candidacyList = z.strictObject({ items: z.array(candidacy) });

const findingShown = z.strictObject({
  id: z.uuid(),
  ...criterionShown.shape,
  /** Null while it is not read. */
  state: z.enum(findingStates).nullable(),
  points: z.number(),
  most: z.int(),
  quotes: z.array(quote),
  /** A person changed it, for this reason. */
  reason: z.string().nullable(),
  /** Until when it can be contested; null when it can not, or not any more. */
  contestUntil: z.iso.datetime().nullable(),
  /** The last contest of it. */
  contest: ownContest.nullable(),
});
export type FindingShown = z.infer<typeof findingShown>;

/**
 * A screening with what was found: the recruiter's criteria, states, words and points, never the place among others. `points` is null while anything is not
 * read; nothing is left of a screening that was withdrawn but what was shown before the agreement.
 */
export const candidacyWithFindings = candidacy.extend({
  shown: shownJob,
  /** Who uploaded them (null where their name is not known), from where, and on what ground; null for whoever came by another way. */
  upload: uploadGround.extend({ by: z.string().nullable() }).nullable(),
  /** The system of applications that the result is passed on to, by their agreement; null for none. */
  passedTo: z.enum(connectorKinds).nullable(),
  nameIsShown: z.boolean(),
  items: z.int(),
  /** When they last corrected what they share. */
  correctedAt: z.iso.datetime().nullable(),
  /** Whether another file can take the place of theirs: they came with one. */
  takesFile: z.boolean(),
  /** What was shared, exactly; null when it is erased. */
  resume: screenedResume.nullable(),
  points: z.number().nullable(),
  findings: z.array(findingShown),
  /** While they have not answered: `shown` is then the job as it is now, whose `digest` an agreement sends back, and `by` whoever asks. */
  asked: z.strictObject({ digest: z.string(), isOpen: z.boolean(), by: z.string().nullable() }).nullable(),
});
export type CandidacyWithFindings = z.infer<typeof candidacyWithFindings>;

export const applicationCodeInput = z.strictObject({ email: emailAddress });
export const confirmAddressInput = applicationCodeInput.extend({ code: z.string().regex(/^\s*(?:\d\s*){6}$/) });
/** Says for half an hour that an address was confirmed, for one application; the key of an invitation says the same. */
const ticket = candidacyKey.shape.key;
export const confirmedAddress = z.strictObject({ ticket });
/** A file with the key, which stands before it in a form. */
export const correctFileBody = uploadBody.extend(candidacyKey.shape);
export const applyWithFileHeaders = z.object({ [ticketHeader]: ticket });
export const applyWithFileQuery = z.strictObject({ shown: digest });
export const applyWithFileInput = applyWithFileQuery.extend({ ticket });

/** `neverAgain`: nobody may ask this person, or this address, any more. */
const refusal = z.strictObject({ neverAgain: z.boolean().default(false) });
export const refuseInput = refusal.extend({ id: z.uuid() });
export const refuseByKeyInput = refusal.extend(candidacyKey.shape);
/** `key` belongs into the address that leads back to the screening; it is told once. */
export const appliedWithFile = z.strictObject({ candidacy, ...candidacyKey.shape });
export type AppliedWithFile = z.infer<typeof appliedWithFile>;
