import { z } from 'zod';
import { boardRow } from '../screening/board';
import { candidateStages } from '../screening/words';
import { walkAnswer, walkQuery } from '../walk';

/** The number of candidates or applications on one page when nobody says another. */
export const candidatePageSize = 50;

/**
 * A candidate as a system keeps them: what is theirs alone. Places and findings are on the board of their job, because they depend on everybody there; while
 * blind mode hides who they are, it does so here.
 */
const listedCandidate = boardRow
  .pick({
    id: true,
    version: true,
    number: true,
    name: true,
    headline: true,
    stage: true,
    way: true,
    addedAt: true,
    isSeenBefore: true,
    problem: true,
    tags: true,
  })
  .extend({
    jobId: z.uuid(),
    /** When they were last read; null while they wait for it. */
    readAt: z.iso.datetime().nullable(),
    correctedAt: z.iso.datetime().nullable(),
  });
export type ListedCandidate = z.infer<typeof listedCandidate>;
export const candidatePage = walkAnswer.extend({ items: z.array(listedCandidate) });

/**
 * What came in through the page of a job, with a portfolio or with a file. It has the id of the candidate that it made, and ends with them: whoever withdraws
 * leaves their id alone.
 */
export const application = z.strictObject({
  id: z.uuid(),
  candidateId: z.uuid(),
  jobId: z.uuid(),
  /** How far the candidate is. */
  state: z.enum(candidateStages),
  source: z.enum(['portfolio', 'file']),
  appliedAt: z.iso.datetime(),
});
export type Application = z.infer<typeof application>;
export const applicationPage = walkAnswer.extend({ items: z.array(application) });

/** Those of one job, or of all jobs of the account. */
export const listCandidatesQuery = walkQuery.extend({ jobId: z.uuid().optional() });
export type ListCandidates = z.output<typeof listCandidatesQuery>;
