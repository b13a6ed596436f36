import { z } from 'zod';
import { jobFacts } from '../fit-score/shapes';
import { itemKinds } from '../item/fields';
import { modelHelp } from '../model/shapes';
import { resumeLanguages } from '../resume-languages';

const itemId = z.string();
const requirementIds = z.array(z.string());

/** Where a value stands in the master; `entry` counts from 0 in fields that are lists. `words`: what stood there when the resume was made. */
const place = { field: z.string(), entry: z.int().min(0).nullable(), words: z.string() };

/**
 * Why something is in the resume or is not. `asked`: the job wants it; `alike`: it belongs to the same kind of work; `substance`: it keeps a job from
 * being empty; `career`: without it the career would have a hole; `off-topic`, `old`, `space`, `repeats`: left out for that; `order`: it is an
 * instruction to whoever reads it, no fact; `unverified`: a proposed wording says more than its source.
 */
export const choiceReason = z.enum(['asked', 'alike', 'substance', 'career', 'off-topic', 'old', 'space', 'repeats', 'order', 'unverified']);
export type ChoiceReason = z.infer<typeof choiceReason>;

/** A word written the job's way because both are names of one thing: an abbreviation, another spelling, a fuller or another known name. */
export const alignedWord = z.strictObject({
  from: z.string(),
  to: z.string(),
  because: z.enum(['abbreviation', 'spelling', 'full-name', 'other-name']),
  requirementId: z.string().nullable(),
});
export type AlignedWord = z.infer<typeof alignedWord>;

/** What a wording says that its source does not; `lost`: what it leaves out although the job asks for it or it is a figure; `longer`: it grew. */
export const rewriteFlaw = z.strictObject({
  reason: z.enum(['number', 'date', 'name', 'skill', 'claim', 'rank', 'scope', 'hedge', 'negation', 'relation', 'word', 'order', 'empty', 'lost', 'longer']),
  words: z.string(),
});
export type RewriteFlaw = z.infer<typeof rewriteFlaw>;

/** A wording that a model proposed for a line and that was dropped, with the reasons. */
export const refusedWording = z.strictObject({ text: z.string(), flaws: z.array(rewriteFlaw) });
export type RefusedWording = z.infer<typeof refusedWording>;

/** What becomes of one value of an item. `text`: what stands in the resume, before words are aligned; empty when dropped. */
export const tailoredLine = z.strictObject({
  ...place,
  choice: z.enum(['kept', 'rewritten', 'dropped']),
  text: z.string(),
  by: z.enum(['engine', 'model', 'person']),
  why: choiceReason,
  requirementIds,
  aligned: z.array(alignedWord),
  /** Left out where a model proposed nothing that was dropped. */
  refused: z.array(refusedWording).optional(),
});
export type TailoredLine = z.infer<typeof tailoredLine>;

/** What becomes of one item: whole with its chosen lines, its head alone, or nothing. */
export const tailoredItem = z.strictObject({
  itemId,
  shown: z.enum(['full', 'head', 'dropped']),
  why: choiceReason,
  requirementIds,
  lines: z.array(tailoredLine),
});
export type TailoredItem = z.infer<typeof tailoredItem>;

/** A skill as it is listed. `itemIds`: the entry of the list, or what bears the skill out. `group`: the person's own category; asked skills stand first, without one. */
export const tailoredSkill = z.strictObject({
  text: z.string(),
  words: z.string(),
  itemIds: z.array(itemId),
  group: z.string(),
  shown: z.boolean(),
  why: choiceReason,
  requirementIds,
  aligned: z.array(alignedWord),
});
export type TailoredSkill = z.infer<typeof tailoredSkill>;

/** A sentence of the summary as the facts it is made of, so that a corrected fact corrects the sentence; `written`: by a person or a model. */
export const summarySentence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('role'), itemId, yearsOf: z.array(itemId) }),
  z.strictObject({ kind: z.literal('headline'), yearsOf: z.array(itemId) }),
  z.strictObject({ kind: z.literal('skills'), skills: z.array(z.strictObject({ text: z.string(), itemIds: z.array(itemId) })) }),
  z.strictObject({ kind: z.literal('credentials'), itemIds: z.array(itemId) }),
  z.strictObject({ kind: z.literal('highlight'), itemId, ...place }),
  z.strictObject({ kind: z.literal('written'), text: z.string(), itemIds: z.array(itemId) }),
]);
export type SummarySentence = z.infer<typeof summarySentence>;

/**
 * A resume for a job as a difference over the master: which items and lines, in which order, and which words. It holds no facts; applying it to the
 * items of today gives the resume of today. Sections and items stand in their order; what is dropped is listed with its reason.
 */
export const tailoring = z.strictObject({
  version: z.string(),
  /** Month durations were counted to, YYYY-MM. */
  asOf: z.string(),
  job: jobFacts.nullable(),
  language: z.enum(resumeLanguages),
  summary: z.array(summarySentence),
  skills: z.array(tailoredSkill),
  /** `skill` marks the place of the skills. */
  sections: z.array(z.strictObject({ kind: z.enum(itemKinds), items: z.array(tailoredItem) })),
  /** What a configured model had to do with it, counted in wordings; left out where none was asked. */
  model: modelHelp.optional(),
});
export type Tailoring = z.infer<typeof tailoring>;

/** A letter from the same evidence; greeting and closing rest on nothing, every other sentence on items. */
export const coverLetter = z.strictObject({
  paragraphs: z.array(z.array(z.strictObject({ text: z.string(), itemIds: z.array(itemId) }))),
  words: z.int(),
});
export type CoverLetter = z.infer<typeof coverLetter>;

/** Something about the resume that can be mended, where it stands and how. */
export const resumeRemark = z.strictObject({
  kind: z.enum(['must-missing', 'too-long', 'too-short', 'date-missing', 'gap', 'contact-missing', 'passive', 'empty-phrase', 'no-figures']),
  itemId: z.string().nullable(),
  words: z.string(),
  mend: z.enum([
    'add-evidence',
    'add-language',
    'add-certification',
    'add-education',
    'leave',
    'shorten',
    'add-lines',
    'add-date',
    'check-dates',
    'explain-gap',
    'add-contact',
    'say-who-did',
    'cut-phrase',
    'add-figure',
  ]),
});
export type ResumeRemark = z.infer<typeof resumeRemark>;

/** Words of the job found in the master and in the resume, of those it asks for; shares 0–1. */
export const resumeAnalysis = z.strictObject({
  keywords: z.array(
    z.strictObject({ requirementId: z.string(), label: z.string(), need: z.enum(['must', 'nice', 'duty']), before: z.boolean(), after: z.boolean() }),
  ),
  before: z.number().min(0).max(1),
  after: z.number().min(0).max(1),
  lines: z.int(),
  words: z.int(),
  remarks: z.array(resumeRemark),
});
export type ResumeAnalysis = z.infer<typeof resumeAnalysis>;
