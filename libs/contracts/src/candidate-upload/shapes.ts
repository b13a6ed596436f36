import { z } from 'zod';
import { emailAddress } from '../email-address';
import { itemKind } from '../item/shapes';
import { lineText } from '../text';
import { longestUploadDetail, uploadGrounds, uploadSources } from './words';

/** Where a file is from and why it may be compared; `detail` is the recruiter's own words, which may be empty. The person reads all three. */
export const uploadGround = z.strictObject({
  source: z.enum(uploadSources),
  ground: z.enum(uploadGrounds),
  detail: lineText(longestUploadDetail).default(''),
});

/** `requestKey` is made for each file once: sending the file again with it adds nobody twice. */
export const candidateUploadQuery = uploadGround.extend({ requestKey: z.uuid() });

/** What came of a file: a candidate who was told, or a file that waits for an address. It does not say which candidate, so that blind mode stays blind. */
export const candidateUpload = z.strictObject({ id: z.uuid(), state: z.enum(['told', 'waiting']) });
export type CandidateUpload = z.infer<typeof candidateUpload>;

/** A file that nobody is compared by: it names no address at which its person could be told. It goes at `goesAt`. */
const waitingUpload = z.strictObject({
  id: z.uuid(),
  ...uploadGround.shape,
  fileName: z.string(),
  by: z.uuid().nullable(),
  addedAt: z.iso.datetime(),
  goesAt: z.iso.datetime(),
});
export type WaitingUpload = z.infer<typeof waitingUpload>;
export const waitingUploadList = z.strictObject({ items: z.array(waitingUpload) });

export const uploadAddressInput = z.strictObject({ email: emailAddress });

/** What the e-mail says to somebody who was uploaded. `key` leads to what was found, and to the end of it; `read` counts entries by kind. */
export const uploadLetter = z.strictObject({
  address: z.string(),
  key: z.string(),
  ...uploadGround.shape,
  title: z.string(),
  company: z.string(),
  read: z.array(z.strictObject({ kind: itemKind, count: z.int() })),
  keptMonths: z.int(),
});
export type UploadLetter = z.infer<typeof uploadLetter>;
