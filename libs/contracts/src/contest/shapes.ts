import { z } from 'zod';
import { candidacyKey } from '../candidacy/key';
import { quote } from '../screening/board';
import { reason } from '../screening/shapes';
import { findingStates } from '../screening/words';
import { mostContestWords } from './limits';

const state = z.enum(findingStates);

/** A finding that its candidate says is not right. `words` point at what they shared, letter by letter as it stands there. */
export const contestInput = z.strictObject({
  criterionId: z.uuid(),
  reason,
  words: z
    .array(quote.pick({ itemId: true, field: true, entry: true, text: true }))
    .max(mostContestWords)
    .default([]),
});
export type NewContest = z.output<typeof contestInput>;
export const contestByKeyInput = contestInput.extend(candidacyKey.shape);

const contest = z.strictObject({
  id: z.uuid(),
  /** What was found when it was contested. */
  from: state,
  reason: z.string(),
  quotes: z.array(quote),
  madeAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** It was not answered in time, whether or not it has been since. */
  isLate: z.boolean(),
});
const answer = z.strictObject({ to: state, reason: z.string(), at: z.iso.datetime() });

/** A contest as its candidate sees it; `by` is the name of whoever answered, null where it is not known. */
export const ownContest = contest.extend({ answer: answer.extend({ by: z.string().nullable() }).nullable() });
export type OwnContest = z.infer<typeof ownContest>;

/** The same as the team sees it: in blind mode without what gives the candidate away. */
export const teamContest = contest.extend({
  candidateId: z.uuid(),
  number: z.int(),
  /** Null while it is hidden. */
  name: z.string().nullable(),
  criterionId: z.uuid(),
  answer: answer.extend({ by: z.uuid().nullable() }).nullable(),
});
export type TeamContest = z.infer<typeof teamContest>;
/** Those without an answer first, the oldest first among them; then the answered, the latest first. */
export const teamContests = z.strictObject({ items: z.array(teamContest), nextCursor: z.string().nullable() });
/** `candidateId`: only what this candidate contests. `cursor` is the `nextCursor` of the page before. */
export const listContestsQuery = z.strictObject({
  candidateId: z.uuid().optional(),
  cursor: z
    .string()
    .regex(/^[01]\.-?\d{1,18}\.[0-9a-f-]{36}$/)
    .optional(),
});

/** The answer leaves the finding as it is, or changes it. */
export const answerContestInput = z.strictObject({ state, reason });
