import { z } from 'zod';
import { doubleReasons } from './words';

/** Two candidates of a job, by their numbers. `canGo`: the resume was uploaded by the team, so that it may go when the other stays. */
const double = z.strictObject({
  candidates: z.tuple([
    z.strictObject({ id: z.uuid(), number: z.int(), canGo: z.boolean() }),
    z.strictObject({ id: z.uuid(), number: z.int(), canGo: z.boolean() }),
  ]),
  because: z.enum(doubleReasons),
});
export type CandidateDouble = z.infer<typeof double>;
export const candidateDoubleList = z.strictObject({ items: z.array(double) });

export const keepBothInput = z.strictObject({ candidateIds: z.tuple([z.uuid(), z.uuid()]) });
export const mergeCandidatesInput = z.strictObject({ keepId: z.uuid(), dropId: z.uuid() });
