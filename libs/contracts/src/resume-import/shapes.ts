import { z } from 'zod';
import { evidence, itemKind } from '../item/shapes';
import { jobState } from '../job';
import { modelHelp } from '../model/shapes';
import { importSources } from './sources';

const fieldValue = z.union([z.string(), z.array(z.string()), z.boolean()]);

/** Contact and headline read from the top of a resume; each value keeps the words it came from. */
const basicsFields = ['name', 'headline', 'email', 'phone', 'location', 'url', 'summary'] as const;
export type BasicsField = (typeof basicsFields)[number];

const foundText = z.strictObject({ value: z.string(), evidence: z.array(evidence) });
export type FoundText = z.infer<typeof foundText>;

const foundProfile = z.strictObject({ network: z.string(), username: z.string(), url: z.string(), evidence: z.array(evidence) });
export type FoundProfile = z.infer<typeof foundProfile>;

/** One entry read from the document: a future item, with the evidence of every field and the lowest confidence among them. */
const foundEntry = z.strictObject({
  id: z.string(),
  kind: itemKind,
  fields: z.record(z.string(), fieldValue),
  evidence: z.record(z.string(), z.array(evidence)),
  confidence: z.number().min(0).max(1),
});
export type FoundEntry = z.infer<typeof foundEntry>;

/** A page (for Word: a stretch of text) as the review shows it. Width and height in points; `hasImage` when the page can be shown as an image. */
const readPage = z.strictObject({
  number: z.int().min(1),
  width: z.number(),
  height: z.number(),
  hasImage: z.boolean(),
  lines: z.array(z.strictObject({ text: z.string(), box: evidence.shape.box, heading: z.boolean() })),
});
export type ReadPage = z.infer<typeof readPage>;

const unplacedText = z.strictObject({ id: z.string(), page: z.int(), words: z.string(), box: evidence.shape.box, section: z.string() });

/** The immutable outcome of reading one document. Words: visible tokens = placed + unplaced. */
export const readResume = z.strictObject({
  engineVersion: z.string(),
  basics: z.partialRecord(z.enum(basicsFields), foundText),
  profiles: z.array(foundProfile),
  entries: z.array(foundEntry),
  unplaced: z.array(unplacedText),
  pages: z.array(readPage),
  words: z.strictObject({ visible: z.int(), placed: z.int(), unplaced: z.int() }),
  hiddenWords: z.int(),
  notes: z.array(z.string()),
  /** What a configured model contributed, counted in values. */
  model: modelHelp.optional(),
  /** The file labels its own values (an archive, JSON Resume, Europass): leftover text is shown, and no model is asked about it. */
  isStructured: z.boolean().optional(),
  /** There is a readable view of the whole document (Word). */
  hasView: z.boolean().optional(),
});
export type ReadResume = z.infer<typeof readResume>;

/** An import as its owner sees it; `result` is set once the review is ready, `error` after a refusal. */
export const resumeImport = z.strictObject({
  id: z.uuid(),
  jobId: z.uuid(),
  fileId: z.uuid(),
  fileName: z.string(),
  /** Fingerprint of the file's bytes: the same file is read, and paid for, only once. */
  sha256: z.string(),
  state: jobState,
  result: readResume.nullable(),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type ResumeImport = z.infer<typeof resumeImport>;

const entryDecision = z.strictObject({
  decision: z.enum(['undecided', 'accepted', 'dropped']),
  /** The person's own values, by field; an empty value removes the field. */
  fields: z.record(z.string(), fieldValue).optional(),
  kind: itemKind.optional(),
  /** The existing item that means the same; `resolution` says what happens to it (it is never overwritten unasked). */
  mergeWith: z.uuid().optional(),
  resolution: z.enum(['take', 'keep', 'both']).optional(),
});
const basicsDecision = z.strictObject({ decision: z.enum(['undecided', 'accepted', 'dropped']), value: z.string().max(5000).optional() });
/** Words that the engine could not place, and that the person placed by hand. */
const placedByHand = z.strictObject({ id: z.string().max(60), unplacedId: z.string().max(60), kind: itemKind, fields: z.record(z.string(), fieldValue) });

/**
 * An entry that a person made from what was read, or added; it comes after the entry `of`. `at`: the line of the document where it begins; the words of `of`
 * from there on belong to it. Without `at`, it was written by hand, and its fields are those of its decision.
 */
const madeEntry = z.strictObject({
  id: z.string().max(60),
  of: z.string().max(60),
  kind: itemKind,
  at: z.strictObject({ page: z.int().min(1), line: z.int().min(0) }).optional(),
});
export type MadeEntry = z.infer<typeof madeEntry>;

/** A person's decisions about an import, kept as a draft until saved. Keys are entry ids and basics fields. */
const reviewDecisions = z.strictObject({
  entries: z.record(z.string().max(60), entryDecision),
  basics: z.partialRecord(z.enum(basicsFields), basicsDecision),
  profiles: z.enum(['undecided', 'accepted', 'dropped']),
  placed: z.array(placedByHand).max(500),
  leftOut: z.array(z.string().max(60)).max(5000),
  made: z.array(madeEntry).max(200).default([]),
});
export type ReviewDecisions = z.infer<typeof reviewDecisions>;

export const reviewState = z.enum(['open', 'accepted', 'discarded']);
/**
 * What to decide about a field of a file, after a three-way comparison with the item and with what an earlier file said: `new` the item has no value, `update`
 * the item still has the earlier file's value, `conflict` the person has written something else.
 */
const fieldChange = z.enum(['new', 'update', 'conflict']);
export type FieldChange = z.infer<typeof fieldChange>;
/** An entry that an item of the portfolio already covers: `same` when there is nothing to decide, `before` is what an earlier file said. */
const possibleDouble = z.strictObject({
  entryId: z.string(),
  itemId: z.uuid(),
  same: z.boolean(),
  changes: z.record(z.string(), fieldChange),
  before: z.record(z.string(), fieldValue),
});
const importReview = z.strictObject({
  importId: z.uuid(),
  version: z.int(),
  state: reviewState,
  decisions: reviewDecisions,
  doubles: z.array(possibleDouble),
  /** The profile's current values, to show what accepting would replace. */
  mine: z.partialRecord(z.enum(basicsFields), z.string().optional()),
  updatedAt: z.iso.datetime(),
});
export type ImportReview = z.infer<typeof importReview>;

/** GET /api/resume-imports: an import with the state of its review (null before there is one), and whether its original is kept. */
export const resumeImportSummary = resumeImport.omit({ result: true }).extend({ entries: z.int(), review: reviewState.nullable(), hasFile: z.boolean() });
export type ResumeImportSummary = z.infer<typeof resumeImportSummary>;

export const updateImportReviewInput = z.strictObject({ version: z.int(), decisions: reviewDecisions });
/** What was read and what the person decided; there is no review before the reading is done. */
export const importWithReview = z.strictObject({ import: resumeImport, review: importReview.nullable() });
export type ImportWithReview = z.infer<typeof importWithReview>;
/**
 * The declared format of an uploaded file; without it, a PDF or DOCX. The content decides: anything else is FILE_TYPE_MISMATCH. `after=trial`: the file was tried
 * without an account, and its import counts only when its review is saved.
 */
export const uploadQuery = z.strictObject({ source: z.enum(importSources).default('resume'), after: z.literal('trial').optional() });
/** The JSON form of an upload: the file's bytes in base64. */
export const uploadBody = z.strictObject({ fileName: z.string().min(1).max(255), contentBase64: z.string().min(1) });
