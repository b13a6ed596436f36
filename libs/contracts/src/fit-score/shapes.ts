import { z } from 'zod';
import { modelHelp } from '../model/shapes';
import { type EvidenceSource, evidenceSources } from './evidence-sources';

/** What a job can ask for. `title`: the kind of work and its level; `responsibility`: a task that is not a named skill. */
const requirementKinds = ['skill', 'years', 'degree', 'credential', 'title', 'responsibility', 'language', 'location'] as const;
const requirementKind = z.enum(requirementKinds);

/** How much the job wants it: a `duty` is part of the work, without being asked for explicitly. */
export const requirementNeed = z.enum(['must', 'nice', 'duty']);
export type RequirementNeed = z.infer<typeof requirementNeed>;

/**
 * `missing`: asked for, and the portfolio does not support it. `unclear`: the portfolio does not say, and was not asked to: a place or a language of the
 * country, which carry no points, or a part of the work itself, which brings its points once it is mentioned.
 */
const requirementStatus = z.enum(['met', 'partial', 'missing', 'unclear']);
export type RequirementStatus = z.infer<typeof requirementStatus>;

const place = { start: z.int().min(0), end: z.int().min(0) };

/** What each stretch of a job text is; offsets are UTF-16, as in JavaScript, into the original text. */
const jobPassage = z.strictObject({ ...place, use: z.enum(['title', 'about', 'duties', 'must', 'nice', 'ruled-out', 'boilerplate']) });
export type JobPassage = z.infer<typeof jobPassage>;

/** One thing a job asks for. */
const jobRequirement = z.strictObject({
  /** Unique and stable within one job text. */
  id: z.string(),
  kind: requirementKind,
  need: requirementNeed,
  /** False: shown as "also asked", with no points and no penalty. Scores older than this distinction counted everything. */
  scored: z.boolean().default(true),
  /** In the job's own words, short enough for a chip: "Python", "Playwright or Cypress", "5+ years of Python". */
  label: z.string(),
  /** What is asked for, in the taxonomy's names or else the job's words; any one of them is enough. */
  anyOf: z.array(z.string()),
  ...place,
  /** The years asked for, of this skill or of this kind of work; null if the job names none. */
  years: z.number().nullable(),
});
export type JobRequirement = z.infer<typeof jobRequirement>;

export const seniorities = ['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'] as const;
const seniority = z.enum(seniorities);
export type Seniority = z.infer<typeof seniority>;

/** What the head of a job says; empty if it does not say. The person may correct these; the score does not use them. */
export const jobFacts = z.strictObject({
  company: z.string(),
  role: z.string(),
  location: z.string(),
  workplace: z.enum(['on-site', 'hybrid', 'remote']).nullable(),
  seniority: seniority.nullable(),
  language: z.enum(['en', 'de', 'fr', 'es']),
});
export type JobFacts = z.infer<typeof jobFacts>;

/** A job text as read: passages cover what was understood, in the order of the text; `ruledOut` are labels of things the job says it does not want. */
export const jobReading = z.strictObject({
  facts: jobFacts,
  passages: z.array(jobPassage),
  requirements: z.array(jobRequirement),
  ruledOut: z.array(z.strictObject({ label: z.string(), ...place })),
});
export type JobReading = z.infer<typeof jobReading>;

/**
 * The words of an item that support a requirement; `entry` counts from 0 in list fields. The quote appears letter by letter in the plain text of that field.
 */
const fitEvidence = z.strictObject({
  itemId: z.string(),
  field: z.string(),
  entry: z.int().min(0).nullable(),
  quote: z.string(),
  source: z.enum(Object.keys(evidenceSources) as [EvidenceSource, ...EvidenceSource[]]),
  /** How many years this item lasted, if it has dates. */
  years: z.number().nullable(),
  /** How strongly it supports the requirement, 0–1. */
  strength: z.number().min(0).max(1),
});
export type FitEvidence = z.infer<typeof fitEvidence>;

/**
 * The honest ways to close a gap. `add-evidence`: if you have done it, say where. `show-in-work`: it is only listed; a position or project that used it would
 * support it. `learn`: it can be learnt or earned. `leave`: nothing honest closes it now (years, level).
 */
const gapWay = z.enum(['add-evidence', 'show-in-work', 'learn', 'leave']);
export type GapWay = z.infer<typeof gapWay>;

const fitRequirement = jobRequirement.extend({
  status: requirementStatus,
  /** Strongest first, at most five. */
  evidence: z.array(fitEvidence),
  /** Years found, with overlapping items merged, if years are asked for. */
  yearsFound: z.number().nullable(),
  /** The most points it can bring to the score, those it brings, and the difference: how much the score would rise if the gap were closed. */
  points: z.number().min(0),
  gained: z.number().min(0),
  gap: z.number().min(0),
  /** Empty when there is no gap. */
  ways: z.array(gapWay),
});
export type FitRequirement = z.infer<typeof fitRequirement>;

/** The parts of a score. `role`: the same kind of work; `level`: seniority, too low or too high. */
const fitPartName = z.enum(['must', 'nice', 'duties', 'role', 'years', 'level', 'education', 'language', 'location']);
export type FitPartName = z.infer<typeof fitPartName>;

/** `points` = `weight` × `share`, rounded so that the points of all parts add up to the score, to the tenth. */
const fitPart = z.strictObject({ name: fitPartName, weight: z.number().min(0), share: z.number().min(0).max(1), points: z.number().min(0) });
export type FitPart = z.infer<typeof fitPart>;

/**
 * How well a portfolio fits a job. The same input and `scorerVersion` give the same bytes, whatever the order of the items. The weights of the parts add up to
 * `atMost`: 100, or less when a must-have credential is missing (`atMostBecause`: ids of requirements).
 */
export const fitScore = z.strictObject({
  scorerVersion: z.string(),
  /** The month up to which durations and recency were counted, YYYY-MM. */
  asOf: z.string(),
  /** 0–100 in tenths; screens show it rounded to whole points. */
  score: z.number().min(0).max(100),
  atMost: z.number().min(0).max(100),
  atMostBecause: z.array(z.string()),
  parts: z.array(fitPart),
  job: jobFacts,
  passages: z.array(jobPassage),
  requirements: z.array(fitRequirement),
  ruledOut: jobReading.shape.ruledOut,
  /** Labels of skills and credentials: those supported, at least in part, and those not. */
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  /** What a configured model contributed; left out if none was asked. The number always comes from the engine. */
  model: modelHelp.optional(),
});
export type FitScore = z.infer<typeof fitScore>;
