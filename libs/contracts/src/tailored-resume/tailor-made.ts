import { z } from 'zod';
import { jobFacts } from '../fit-score/shapes';
import { itemKinds } from '../item/fields';
import { modelHelp } from '../model/shapes';
import { resumeLanguages } from '../resume-languages';

const itemId = z.string();
const requirementIds = z.array(z.string());

/** Where a value is in the master; `entry` counts from 0 in list fields. `words`: what it said when the resume was made. */
const place = { field: z.string(), entry: z.int().min(0).nullable(), words: z.string() };

/**
 * Why something is in the resume or not. `asked`: the job wants it; `alike`: it belongs to the same kind of work; `substance`: it keeps a job from being empty;
 * `career`: without it the career would have a gap; `off-topic`, `old`, `space`, `repeats`: left out for that reason; `order`: it is an instruction to the
 * reader, not a fact; `unverified`: a proposed wording says more than its source.
 */
const choiceReason = z.enum(['asked', 'alike', 'substance', 'career', 'off-topic', 'old', 'space', 'repeats', 'order', 'unverified']);
export type ChoiceReason = z.infer<typeof choiceReason>;

/** A word written the job's way because both mean the same thing: an abbreviation, another spelling, a fuller name or another known name. */
const alignedWord = z.strictObject({
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

/** A wording for a line that a model proposed and that was dropped, with the reasons. */
const refusedWording = z.strictObject({ text: z.string(), flaws: z.array(rewriteFlaw) });
export type RefusedWording = z.infer<typeof refusedWording>;

/** What happens to one value of an item. `text`: what the resume says, before words are aligned; empty when dropped. */
const tailoredLine = z.strictObject({
  ...place,
  choice: z.enum(['kept', 'rewritten', 'dropped']),
  text: z.string(),
  by: z.enum(['engine', 'model', 'person']),
  why: choiceReason,
  requirementIds,
  aligned: z.array(alignedWord),
  /** Left out if no proposal of a model was dropped. */
  refused: z.array(refusedWording).optional(),
});
export type TailoredLine = z.infer<typeof tailoredLine>;

/** What happens to one item: shown in full with its chosen lines, only its head, or dropped. */
const tailoredItem = z.strictObject({
  itemId,
  shown: z.enum(['full', 'head', 'dropped']),
  why: choiceReason,
  requirementIds,
  lines: z.array(tailoredLine),
});
export type TailoredItem = z.infer<typeof tailoredItem>;

/**
 * A skill as listed. `itemIds`: the entry of the list, or the items that support the skill. `group`: the person's own category; skills that the job asks for
 * come first, without one.
 */
const tailoredSkill = z.strictObject({
  text: z.string(),
  words: z.string(),
  itemIds: z.array(itemId),
  group: z.string(),
  shown: z.boolean(),
  why: choiceReason,
  requirementIds,
  aligned: z.array(alignedWord),
  /** Where the job first names it, in UTF-16 code units; null if it does not. */
  namedAt: z.int().min(0).nullable().default(null),
});
export type TailoredSkill = z.infer<typeof tailoredSkill>;

/** A sentence of the summary, stored as the facts it is made of, so that a corrected fact corrects the sentence; `written`: by a person or a model. */
const summarySentence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('role'), itemId, yearsOf: z.array(itemId) }),
  z.strictObject({ kind: z.literal('headline'), yearsOf: z.array(itemId) }),
  z.strictObject({ kind: z.literal('skills'), skills: z.array(z.strictObject({ text: z.string(), itemIds: z.array(itemId) })) }),
  z.strictObject({ kind: z.literal('credentials'), itemIds: z.array(itemId) }),
  z.strictObject({ kind: z.literal('highlight'), itemId, ...place }),
  z.strictObject({ kind: z.literal('written'), text: z.string(), itemIds: z.array(itemId) }),
]);
export type SummarySentence = z.infer<typeof summarySentence>;

/**
 * A resume for a job, as a difference from the master: which items and lines, in which order, and which words. It contains no facts; applying it to today's
 * items gives today's resume. Sections and items are in their order; dropped ones are listed with the reason.
 */
export const tailoring = z.strictObject({
  version: z.string(),
  /** The month up to which durations were counted, YYYY-MM. */
  asOf: z.string(),
  job: jobFacts.nullable(),
  language: z.enum(resumeLanguages),
  /** The job's own words for work that these items support, for a letter; left out if no such words fit into a sentence. */
  reason: z.strictObject({ words: z.string(), itemIds: z.array(itemId) }).optional(),
  summary: z.array(summarySentence),
  skills: z.array(tailoredSkill),
  /** `skill` marks the position of the skills. */
  sections: z.array(z.strictObject({ kind: z.enum(itemKinds), items: z.array(tailoredItem) })),
  /** What a configured model contributed, counted in wordings; left out if none was asked. */
  model: modelHelp.optional(),
});
export type Tailoring = z.infer<typeof tailoring>;

/** A letter from the same evidence; greeting and closing are based on nothing, every other sentence on items. */
export const coverLetter = z.strictObject({
  paragraphs: z.array(z.array(z.strictObject({ text: z.string(), itemIds: z.array(itemId) }))),
  words: z.int(),
});
export type CoverLetter = z.infer<typeof coverLetter>;

/** Something about the resume that can be improved, where it is and how. */
const resumeRemark = z.strictObject({
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

/** Words of the job found in the master and in the resume, out of those it asks for; shares 0–1. */
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
