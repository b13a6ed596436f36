import { z } from 'zod';
import { rpc } from '../rpc';
import { walkQuery } from '../walk';
import {
  board,
  candidateNote,
  changeFindingInput,
  changeStageInput,
  decisionPage,
  noteInput,
  ratingInput,
  screeningCandidate,
  showNameInput,
  tagsInput,
} from './board';
import {
  addCriterionInput,
  createScreeningJobInput,
  criterionHistory,
  criterionList,
  orderCriteriaInput,
  reading,
  screeningJob,
  screeningJobList,
  screeningJobWithCriteria,
  updateCriterionInput,
  updateScreeningJobInput,
} from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });
const ofCandidate = ofJob.extend({ candidateId: z.uuid() });
const ofCriterion = ofJob.extend({ criterionId: z.uuid() });
const log = ofJob.extend({ cursor: z.uuid().optional() });
const nothing = z.strictObject({});

/** Throws SYNC_TOKEN_EXPIRED. */
export const listScreeningJobs = rpc('ai.screening.list-jobs', {
  access: 'board.read',
  scope: 'jobs:read',
  input: walkQuery,
  output: screeningJobList,
  idempotent: true,
});
/** Reads the posting into criteria and keeps both. Throws NOT_A_JOB, QUOTA_EXCEEDED {meter: 'screening-jobs', limit, used, upgradeUrl}. */
export const createScreeningJob = rpc('ai.screening.create-job', {
  access: 'job.write',
  scope: 'jobs:write',
  input: createScreeningJobInput,
  output: screeningJobWithCriteria,
  timeoutMs: 10_000,
});
/** Throws NOT_FOUND, also for another account's; so do all that follow. */
export const getScreeningJob = rpc('ai.screening.get-job', {
  access: 'board.read',
  scope: 'jobs:read',
  input: ofJob,
  output: screeningJobWithCriteria,
  idempotent: true,
});
/** Throws VERSION_CONFLICT {version}; QUOTA_EXCEEDED when a closed job is opened and no more may be open. A closed job takes nobody in. */
export const updateScreeningJob = rpc('ai.screening.update-job', {
  access: 'job.write',
  scope: 'jobs:write',
  input: updateScreeningJobInput.extend(ofJob.shape),
  output: screeningJob,
});
/** Deletes the job with its candidates, findings and notes. */
export const deleteScreeningJob = rpc('ai.screening.delete-job', { access: 'job.write', input: ofJob, output: nothing });

/** Candidates are read for the new criterion alone. Throws CRITERIA_FULL {limit}. */
export const addCriterion = rpc('ai.screening.add-criterion', {
  access: 'job.write',
  scope: 'criteria:write',
  input: addCriterionInput.extend(ofJob.shape),
  output: criterionList,
});
/** Other words are read again, for this criterion alone; importance and points only reorder. Throws VERSION_CONFLICT {version}. */
export const updateCriterion = rpc('ai.screening.update-criterion', {
  access: 'job.write',
  scope: 'criteria:write',
  input: updateCriterionInput.extend(ofCriterion.shape),
  output: criterionList,
});
export const removeCriterion = rpc('ai.screening.remove-criterion', {
  access: 'job.write',
  scope: 'criteria:write',
  input: ofCriterion,
  output: criterionList,
});
/** Throws CONFLICT unless all criteria of the job are named once. */
export const orderCriteria = rpc('ai.screening.order-criteria', {
  access: 'job.write',
  scope: 'criteria:write',
  input: orderCriteriaInput.extend(ofJob.shape),
  output: criterionList,
});
/** What the criteria have been, the latest first. */
export const listCriterionHistory = rpc('ai.screening.list-criterion-history', {
  access: 'board.read',
  scope: 'criteria:read',
  input: log,
  output: criterionHistory,
  idempotent: true,
});

/** Everybody of a job, in order. */
export const getBoard = rpc('ai.screening.get-board', { access: 'board.read', scope: 'candidates:read', input: ofJob, output: board, idempotent: true });
export const getReading = rpc('ai.screening.get-reading', { access: 'board.read', scope: 'screenings:read', input: ofJob, output: reading, idempotent: true });
/** Reads whoever is not read; answers the reading that goes on, if there is one. */
export const startReading = rpc('ai.screening.start-reading', {
  access: 'job.write',
  switchedBy: 'screening',
  scope: 'screenings:write',
  input: ofJob,
  output: reading,
});
/** What is read stays; the rest waits for the next start. Throws JOB_OVER. */
export const cancelReading = rpc('ai.screening.cancel-reading', { access: 'job.write', scope: 'screenings:write', input: ofJob, output: reading });

export const getScreeningCandidate = rpc('ai.screening.get-candidate', {
  access: 'board.read',
  scope: 'candidates:read',
  input: ofCandidate,
  output: screeningCandidate,
  idempotent: true,
});
/** Throws VERSION_CONFLICT {version}. */
export const changeStage = rpc('ai.screening.change-stage', {
  access: 'decision.make',
  input: changeStageInput.extend(ofCandidate.shape),
  output: screeningCandidate,
});
/** A person's word instead of what was read; it stays over later readings. */
export const changeFinding = rpc('ai.screening.change-finding', {
  access: 'finding.change',
  input: changeFindingInput.extend(ofCandidate.shape),
  output: screeningCandidate,
});
/** Back to what was read. Throws NOT_FOUND when nobody changed it. */
export const restoreFinding = rpc('ai.screening.restore-finding', {
  access: 'finding.change',
  input: ofCandidate.extend({ criterionId: z.uuid() }),
  output: screeningCandidate,
});
/** Ends blind mode for one candidate; the log says who did so, when and why. */
export const showCandidateName = rpc('ai.screening.show-name', {
  access: 'name.show',
  input: showNameInput.extend(ofCandidate.shape),
  output: screeningCandidate,
});
/** Tells those it mentions. Throws NOT_A_MEMBER for somebody who may not read the board. */
export const addCandidateNote = rpc('ai.screening.add-note', { access: 'note.write', input: noteInput.extend(ofCandidate.shape), output: candidateNote });
/** One's own notes only; throws NOT_FOUND for others'. */
export const deleteCandidateNote = rpc('ai.screening.delete-note', {
  access: 'note.write',
  input: ofCandidate.extend({ noteId: z.uuid() }),
  output: nothing,
});
/** Words of the team for a candidate, apart from evidence; throws NOT_FOUND. */
export const tagCandidate = rpc('ai.screening.tag', { access: 'note.write', input: tagsInput.extend(ofCandidate.shape), output: screeningCandidate });
/** One's own rating; throws NOT_FOUND. */
export const rateCandidate = rpc('ai.screening.rate', { access: 'note.write', input: ratingInput.extend(ofCandidate.shape), output: screeningCandidate });
/** What people decided about candidates of a job, the latest first. */
export const listDecisions = rpc('ai.screening.list-decisions', {
  access: 'board.read',
  scope: 'candidates:read',
  input: log,
  output: decisionPage,
  idempotent: true,
});

/** The account that a job belongs to, if the asking person is a member of it: a link to a board says nothing of accounts. Throws NOT_FOUND. */
export const findAccountOfJob = rpc('ai.screening.find-account', {
  access: 'person',
  input: ofJob,
  output: z.strictObject({ accountId: z.uuid() }),
  idempotent: true,
});
