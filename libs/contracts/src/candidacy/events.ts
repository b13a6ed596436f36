import { z } from 'zod';
import { event } from '../event';

/** Somebody without an account asked for a code at the page of a job that this person made; it is sent to the address that they gave. */
export const applicationCodeAsked = event('candidacy.code-asked', z.strictObject({ codeId: z.uuid(), ownerId: z.uuid() }), ['user']);

/** Somebody could not apply to a job with a file, because the storage of its account is full; `ownerId` is the account. */
export const candidateFileRefused = event('candidacy.file-refused', z.strictObject({ jobId: z.uuid(), ownerId: z.uuid() }), ['user']);

/** A candidacy is over because the organisation that screened is gone, and everything about it is erased. `ownerId` is the candidate, null for one without an account; `byId` ended it. */
export const candidacyEnded = event('candidacy.ended', z.strictObject({ agreementId: z.uuid(), ownerId: z.uuid().nullable(), byId: z.uuid() }), ['user']);
