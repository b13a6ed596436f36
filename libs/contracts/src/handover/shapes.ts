import { z } from 'zod';
import { theirJob } from '../connector/shapes';
import { connectorKinds } from '../connector/words';
import { handoverRefusals, handoverStates, mostHandedOver } from './words';

const kind = z.enum(connectorKinds);

/** What opens their interface, and in whose name it is used there. Sealed, and never answered again. */
export const credentialsInput = z.strictObject({
  apiKey: z.string().trim().min(8).max(200),
  /** The e-mail address of a user of theirs. */
  onBehalfOf: z.email().max(320),
});
export type Credentials = z.output<typeof credentialsInput>;
export const theirJobList = z.strictObject({ items: z.array(theirJob) });

/** What of somebody is handed over: what they were told when they agreed, and nothing else. */
const handedPerson = z.strictObject({ name: z.string(), email: z.string().nullable(), headline: z.string(), agreedAt: z.iso.datetime() });
export type HandedPerson = z.infer<typeof handedPerson>;
/** A candidate of a job: `person` where `refusal` is null. */
export const handoverCandidate = z.strictObject({
  candidateId: z.uuid(),
  number: z.int(),
  refusal: z.enum(handoverRefusals).nullable(),
  person: handedPerson.nullable(),
});
export type HandoverCandidate = z.infer<typeof handoverCandidate>;

/** Somebody who was handed over, or is about to be. */
const handover = z.strictObject({
  candidateId: z.uuid(),
  state: z.enum(handoverStates),
  /** What they say is wrong with it, or why it was stopped; of the last try. */
  note: z.string().nullable(),
  /** Their page of the candidate. */
  profileUrl: z.string().nullable(),
  nextAt: z.iso.datetime().nullable(),
  /** Since then the candidate is gone here; the copy there is the team's to erase. */
  goneAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Handover = z.infer<typeof handover>;
/** `target` is null for a job that is mapped to none of theirs, or whose connector is off or has nothing to open it with. */
export const handoverList = z.strictObject({
  target: z.strictObject({ kind, theirJob }).nullable(),
  candidates: z.array(handoverCandidate),
  items: z.array(handover),
});
export type HandoverList = z.infer<typeof handoverList>;
export const handOverInput = z.strictObject({ candidateIds: z.array(z.uuid()).min(1).max(mostHandedOver) });
/** The request exactly as it would be sent, but for what opens it. */
export const handoverPreview = z.strictObject({ method: z.string(), url: z.string(), body: z.record(z.string(), z.unknown()) });
/** `page`: the address of the candidate's page there, whose number is asked for; null: they are not there, so they are sent again. */
export const settleInput = z.strictObject({ page: z.string().max(2_000).nullable() });
/** Where the candidates stand there, read now. */
export const handoverStages = z.strictObject({
  items: z.array(z.strictObject({ candidateId: z.uuid(), stage: z.string(), status: z.string().nullable() })),
});
export type HandoverStages = z.infer<typeof handoverStages>;
