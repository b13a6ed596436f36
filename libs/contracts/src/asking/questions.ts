import { z } from 'zod';
import { rpc } from '../rpc';
import { askByLinkInput, askedNow, askingList, inviteInput, invitePreview, invitePreviewInput } from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });

/** Throws NOT_FOUND, also for another account's job; so do all that follow. */
export const listAskings = rpc('ai.asking.list', { access: 'board.read', input: ofJob, output: askingList, idempotent: true });
/**
 * Asks the owner of a portfolio that opens for the caller; nothing of it is read, and nobody is asked twice. Throws what opening the link throws, NOT_FOUND also for a page that is not
 * shown to them, TOO_MANY_REQUESTS {limit, retryAfter in s} after `askingsPerDay`, CONFLICT for a job that is closed.
 */
export const askByLink = rpc('ai.asking.by-link', { access: 'candidate.add', input: askByLinkInput.extend(ofJob.shape), output: askedNow });
/** Asks somebody whom a search for this job has found. Throws as {@link askByLink}, and NOT_VERIFIED; NOT_FOUND for somebody who may not be found any more. */
export const askFound = rpc('ai.asking.found', { access: 'candidate.add', input: ofJob.extend({ foundId: z.uuid() }), output: askedNow });
/** Reads a table of addresses and asks nobody. */
export const previewInvites = rpc('ai.asking.preview', {
  access: 'candidate.add',
  input: invitePreviewInput.extend(ofJob.shape),
  output: invitePreview,
  idempotent: true,
});
/** Asks whoever is not known yet, all or none. Throws TOO_MANY_REQUESTS and CONFLICT as above. */
export const inviteByEmail = rpc('ai.asking.invite', {
  access: 'candidate.add',
  input: inviteInput.extend(ofJob.shape),
  output: askedNow,
  timeoutMs: 15_000,
});
/** Whoever has not answered is asked no more; an answer that was given stays. */
export const takeBackAsking = rpc('ai.asking.take-back', { access: 'candidate.add', input: ofJob.extend({ askingId: z.uuid() }), output: askingList });

/** What the e-mail to an asked address says; null when none is to be sent, or no longer. Each answer has another key, and all of them count. */
export const getAskingLetter = rpc('ai.asking.letter', {
  access: 'system',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ letter: z.strictObject({ address: z.string(), key: z.string(), words: z.string() }).nullable() }),
});
/** Which of these people and addresses must not be asked by this person: they want nobody to ask them, or have blocked whoever asks. */
export const listUnaskable = rpc('user.asking.list-unaskable', {
  access: 'system',
  input: z.strictObject({ askerId: z.uuid(), personIds: z.array(z.uuid()).max(200), addresses: z.array(z.string()).max(200) }),
  output: z.strictObject({ personIds: z.array(z.uuid()), addresses: z.array(z.string()) }),
  idempotent: true,
});

const askingChoice = z.strictObject({ mayBeAsked: z.boolean() });
/** Whether anybody may ask the caller to be compared with a job. It holds for them and for the addresses that are proven theirs. */
export const getAskingChoice = rpc('user.asking.get-choice', { access: 'person', input: z.strictObject({}), output: askingChoice, idempotent: true });
export const chooseAsking = rpc('user.asking.choose', { access: 'person', input: askingChoice, output: askingChoice, idempotent: true });
