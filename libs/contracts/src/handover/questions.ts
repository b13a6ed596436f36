import { z } from 'zod';
import { connector } from '../connector/shapes';
import { connectorKinds } from '../connector/words';
import { rpc } from '../rpc';
import { credentialsInput, handOverInput, handoverCandidate, handoverList, handoverPreview, handoverStages, settleInput, theirJobList } from './shapes';

const byId = z.strictObject({ id: z.uuid() });
const ofJob = z.strictObject({ jobId: z.uuid() });
const ofCandidate = ofJob.extend({ candidateId: z.uuid() });
const nothing = z.strictObject({});
/** Their interface is asked meanwhile. */
const timeoutMs = 18_000;

/** Tries them by one call, and keeps them only if they open something. Throws NOT_FOUND, ATS_REFUSED {status}, ATS_UNREACHABLE. */
export const setCredentials = rpc('sharing.handover.set-credentials', {
  access: 'webhook.manage',
  input: credentialsInput.extend(byId.shape),
  output: connector,
  timeoutMs,
});
/** Jobs of theirs, read now. Throws NOT_FOUND, ATS_REFUSED {status}, ATS_UNREACHABLE. */
export const listTheirJobs = rpc('sharing.handover.list-jobs', { access: 'webhook.read', input: byId, output: theirJobList, idempotent: true, timeoutMs });
export const listHandovers = rpc('sharing.handover.list', { access: 'board.read', input: ofJob, output: handoverList, idempotent: true });
/** Whoever may be handed over and was not is; what failed or was stopped is tried again. Nobody is sent twice. Throws NOT_FOUND for a job without a target. */
export const handOver = rpc('sharing.handover.hand-over', { access: 'decision.make', input: handOverInput.extend(ofJob.shape), output: handoverList });
/** Nothing is sent. Throws NOT_FOUND, also for somebody who cannot be handed over. */
export const previewHandover = rpc('sharing.handover.preview', { access: 'board.read', input: ofCandidate, output: handoverPreview, idempotent: true });
/**
 * Ends an unclear handover: they are there, which is asked for, or they are sent once more. Throws NOT_FOUND, CONFLICT for one that is not unclear, BODY_INVALID
 * for a page that is not that of this candidate, ATS_REFUSED {status}, ATS_UNREACHABLE.
 */
export const settleHandover = rpc('sharing.handover.settle', {
  access: 'decision.make',
  input: settleInput.extend(ofCandidate.shape),
  output: handoverList,
  timeoutMs,
});
/** Throws ATS_REFUSED {status}, ATS_UNREACHABLE. */
export const listHandoverStages = rpc('sharing.handover.list-stages', {
  access: 'board.read',
  input: ofJob,
  output: handoverStages,
  idempotent: true,
  timeoutMs,
});

const ofAccount = z.strictObject({ accountId: z.uuid() });
/** From now on whoever agrees to one of these jobs is told that they may be handed over, and nobody else of this account is. */
export const noteHandoverJobs = rpc('ai.handover.note-jobs', {
  access: 'system',
  input: ofAccount.extend({ kind: z.enum(connectorKinds), jobIds: z.array(z.uuid()) }),
  output: nothing,
  idempotent: true,
});
/** Candidates of a job of the account, those of them that are named, or all. */
export const listHandoverCandidates = rpc('ai.handover.list-candidates', {
  access: 'system',
  input: ofAccount.extend({ kind: z.enum(connectorKinds), jobId: z.uuid(), candidateIds: z.array(z.uuid()).nullable() }),
  output: z.strictObject({ items: z.array(handoverCandidate) }),
  idempotent: true,
});
