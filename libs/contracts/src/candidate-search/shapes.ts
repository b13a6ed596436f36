import { z } from 'zod';
import { quote, screenedResume } from '../screening/board';
import { criterion } from '../screening/shapes';
import { findingStates } from '../screening/words';
import { lineText } from '../text';

/** Criteria of the job alone, or with words that the portfolio has to have, and where the person lives. */
export const searchCandidatesInput = z.strictObject({ words: lineText(200), place: lineText(100) });

const finding = z.strictObject({ criterionId: z.uuid(), state: z.enum(findingStates), quotes: z.array(quote) });
export type FoundFinding = z.infer<typeof finding>;

/** Somebody who can be opened or asked: never who they are, nor how to reach them. */
const foundCandidate = z.strictObject({
  id: z.uuid(),
  headline: z.string(),
  /** Halves count. */
  mustsMet: z.number(),
  findings: z.array(finding),
  /** When somebody of the account opened them for this job. */
  openedAt: z.iso.datetime().nullable(),
});
export type FoundCandidate = z.infer<typeof foundCandidate>;

const left = z.strictObject({ searches: z.int(), openings: z.int() });
/** Those who meet the most musts first. `left` is what the account may do today. */
export const candidatesFound = z.strictObject({ criteria: z.array(criterion), items: z.array(foundCandidate), left });
export type CandidatesFound = z.infer<typeof candidatesFound>;

/** `name`, `uname` and `location` are null while the job is screened without names. The words are those of the public page. */
export const openedCandidate = foundCandidate.extend({
  name: z.string().nullable(),
  uname: z.string().nullable(),
  location: z.string().nullable(),
  resume: screenedResume,
  left,
});
export type OpenedCandidate = z.infer<typeof openedCandidate>;

/** Who opened what is shown of somebody: `domain` is the verified one of their account. */
const opening = z.strictObject({
  id: z.uuid(),
  openedAt: z.iso.datetime(),
  by: z.string().nullable(),
  domain: z.string(),
  title: z.string(),
  company: z.string(),
});
export type Opening = z.infer<typeof opening>;
/** What a team is shown of the caller, null without a public portfolio; and who has opened it, the latest first. */
export const ownFinds = z.strictObject({ shown: screenedResume.nullable(), openings: z.array(opening) });
export type OwnFinds = z.infer<typeof ownFinds>;
