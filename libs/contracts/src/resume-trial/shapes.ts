import { z } from 'zod';
import { readResume } from '../resume-import/shapes';

/** What was read in a resume that was tried without an account: the part of an import's result that is shown. Pages are counted; for Word they are 0. */
export const triedResume = readResume.pick({ basics: true, entries: true, unplaced: true, words: true }).extend({ pages: z.int() });
export type TriedResume = z.infer<typeof triedResume>;
