import { z } from 'zod';
import { itemKind } from '../item/shapes';
import { blockText, lineText } from '../text';
import { criterion, reading, reason, screeningJob } from './shapes';
import { agreementWays, bestRating, candidateStages, decisionKinds, findingStates, longestCandidateNote, longestTag, mostMentions, mostTags } from './words';

const fieldValue = z.union([z.string(), z.array(z.string()), z.boolean()]);

/**
 * What of a candidate is compared, exactly as they agreed to show it: never contact data. Ids of items are those of the portfolio, or of the file's entries. The
 * fields are plain text.
 */
export const screenedResume = z.strictObject({
  headline: z.string(),
  items: z.array(z.strictObject({ id: z.string(), kind: itemKind, fields: z.record(z.string(), fieldValue) })),
});
export type ScreenedResume = z.infer<typeof screenedResume>;

/** A cell of the board. `state` is null while it is not read. `quotes`: how many there are; they come with the candidate. `isContested`: nobody has answered yet. */
const cell = z.strictObject({ state: z.enum(findingStates).nullable(), quotes: z.int(), isChanged: z.boolean(), isContested: z.boolean() });
export type Cell = z.infer<typeof cell>;

/** A candidate as one row of the board. */
export const boardRow = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  /** 1, 2, 3 … in a job: what they are called where their name is hidden. */
  number: z.int(),
  /** Null while it is hidden. */
  name: z.string().nullable(),
  headline: z.string(),
  stage: z.enum(candidateStages),
  way: z.enum(agreementWays),
  addedAt: z.iso.datetime(),
  /** Their name was known to the team before blind mode could hide it. */
  isSeenBefore: z.boolean(),
  /** The code of why nothing can be read, if so. */
  problem: z.string().nullable(),
  /** Null while anything is not read, and while candidates of the job are being read: not read is not zero. */
  place: z.int().min(1).nullable(),
  isTied: z.boolean(),
  /** Of 100, in halves; null while anything is not read. */
  points: z.number().nullable(),
  /** Halves count; null while anything is not read. */
  mustsMet: z.number().nullable(),
  /** The team's own words, in alphabetical order. */
  tags: z.array(z.string()),
  /** A note about them mentions the reader. */
  mentionsMe: z.boolean(),
  /** One a criterion, in the order of the board's criteria. */
  cells: z.array(cell),
});
export type BoardRow = z.infer<typeof boardRow>;

/** All candidates of a job in the order of the board, those without a place last, by their number. Excluded criteria are not on it. */
export const board = z.strictObject({
  job: screeningJob,
  criteria: z.array(criterion),
  reading,
  rows: z.array(boardRow),
  /** Every tag of the account, for all its jobs. */
  tags: z.array(z.string()),
});
export type Board = z.infer<typeof board>;

/** Words of the candidate, letter by letter as they stand in that field of that item; `entry` counts from 0 in lists. */
export const quote = z.strictObject({
  itemId: z.string(),
  kind: itemKind,
  heading: z.string(),
  field: z.string(),
  entry: z.int().nullable(),
  text: z.string(),
});
export type Quote = z.infer<typeof quote>;

const finding = z.strictObject({
  criterionId: z.uuid(),
  /** Null while it is not read. */
  state: z.enum(findingStates).nullable(),
  quotes: z.array(quote),
  /** Years found, where years are asked for. */
  years: z.number().nullable(),
  /** By a person, instead of what was read; null when nobody changed it. `read` is what the reading says today. */
  changed: z.strictObject({ by: z.uuid().nullable(), at: z.iso.datetime(), reason: z.string(), read: z.enum(findingStates).nullable() }).nullable(),
  /** What it brings, and the most that it can. */
  points: z.number(),
  most: z.int(),
});
export type Finding = z.infer<typeof finding>;

/** Why somebody stands where they stand, in sums. Those `ahead` meet more musts, or as many with more points. */
const why = z.strictObject({
  place: z.int(),
  /** How many have a place, and how many share this one. */
  of: z.int(),
  sharedBy: z.int(),
  mustsMet: z.number(),
  musts: z.int(),
  moreMusts: z.int(),
  points: z.number(),
  morePoints: z.int(),
  mostPoints: z.number(),
});
export type Why = z.infer<typeof why>;

export const candidateNote = z.strictObject({ id: z.uuid(), by: z.uuid().nullable(), at: z.iso.datetime(), text: z.string(), mentions: z.array(z.uuid()) });
export type CandidateNote = z.infer<typeof candidateNote>;

/**
 * What the team thinks, apart from evidence: it counts nowhere and moves nobody. `others` is null as long as the reader may not see it: before they have given
 * their own, until the interview.
 */
const ratings = z.strictObject({
  mine: z.int().nullable(),
  others: z.array(z.strictObject({ by: z.uuid().nullable(), rating: z.int() })).nullable(),
});
export type Ratings = z.infer<typeof ratings>;

/** A candidate with all that was found. `resume` is what they showed; null where nothing could be read. `hasFile`: the original is kept. */
export const screeningCandidate = z.strictObject({
  candidate: boardRow,
  criteria: z.array(criterion),
  findings: z.array(finding),
  why: why.nullable(),
  resume: screenedResume.nullable(),
  hasFile: z.boolean(),
  /** When they last corrected what they share. */
  correctedAt: z.iso.datetime().nullable(),
  notes: z.array(candidateNote),
  ratings,
});
export type ScreeningCandidate = z.infer<typeof screeningCandidate>;

export const changeStageInput = z.strictObject({ version: z.int(), stage: z.enum(candidateStages), reason: reason.nullable().default(null) });
export const changeFindingInput = z.strictObject({ criterionId: z.uuid(), state: z.enum(findingStates), reason });
export const noteInput = z.strictObject({
  text: blockText(longestCandidateNote).refine((value) => value !== '', 'is empty'),
  /** Members of the account who are told of it. */
  mentions: z.array(z.uuid()).max(mostMentions).default([]),
});
/** All tags that a candidate has from now on; those that differ in capitals alone are one. */
export const tagsInput = z.strictObject({
  tags: z
    .array(lineText(longestTag).refine((value) => value !== '', 'is empty'))
    .max(mostTags)
    .transform((tags) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]),
});
/** Null takes it back. */
export const ratingInput = z.strictObject({ rating: z.int().min(1).max(bestRating).nullable() });
export const showNameInput = z.strictObject({ reason });

/** One line of the log. `candidateId` and `reason` are gone with a candidate who withdrew; `subject` is a random number that stays. */
export const decision = z.strictObject({
  id: z.uuid(),
  kind: z.enum(decisionKinds),
  candidateId: z.uuid().nullable(),
  number: z.int().nullable(),
  subject: z.uuid(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  criterionId: z.uuid().nullable(),
  reason: z.string().nullable(),
  /** What was found at that time. */
  states: z.array(z.strictObject({ criterionId: z.uuid(), state: z.enum(findingStates) })),
  by: z.uuid().nullable(),
  at: z.iso.datetime(),
});
export type Decision = z.infer<typeof decision>;
export const decisionPage = z.strictObject({ items: z.array(decision), nextCursor: z.uuid().nullable() });
