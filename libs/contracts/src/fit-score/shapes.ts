import { z } from 'zod';
import { modelHelp } from '../model/shapes';
import { type EvidenceSource, evidenceSources } from './evidence-sources';

/** What a job can ask for. `title`: the kind of work and its level; `responsibility`: something to be done that is no named skill. */
export const requirementKinds = ['skill', 'years', 'degree', 'credential', 'title', 'responsibility', 'language', 'location'] as const;
export const requirementKind = z.enum(requirementKinds);
export type RequirementKind = z.infer<typeof requirementKind>;

/** How much the job wants it: `duty` is what the work consists of, asked of nobody in so many words. */
export const requirementNeed = z.enum(['must', 'nice', 'duty']);
export type RequirementNeed = z.infer<typeof requirementNeed>;

/**
 * `missing`: asked for, and the portfolio does not bear it out. `unclear`: the portfolio does not say, and nobody asked that it should: a place or a
 * language of the country, which hold no points, or a part of the work itself, which brings its points once it is said.
 */
export const requirementStatus = z.enum(['met', 'partial', 'missing', 'unclear']);
export type RequirementStatus = z.infer<typeof requirementStatus>;

const place = { start: z.int().min(0), end: z.int().min(0) };

/** What the stretches of a job text are; offsets are UTF-16, as in JavaScript, into the text as it was given. */
export const jobPassage = z.strictObject({ ...place, use: z.enum(['title', 'about', 'duties', 'must', 'nice', 'ruled-out', 'boilerplate']) });
export type JobPassage = z.infer<typeof jobPassage>;

/** One thing a job asks for. */
export const jobRequirement = z.strictObject({
  /** Unique and stable within one job text. */
  id: z.string(),
  kind: requirementKind,
  need: requirementNeed,
  /** False: shown as "also asked", held against nobody and worth no points. Scores from before this was told apart counted everything. */
  scored: z.boolean().default(true),
  /** In the job's own words, fit for a chip: "Python", "Playwright or Cypress", "5+ years of Python". */
  label: z.string(),
  /** What is asked, by the taxonomy's names or else the job's words; having any one of them does. */
  anyOf: z.array(z.string()),
  ...place,
  /** Years asked for, of this skill or of this kind of work; null when the job names none. */
  years: z.number().nullable(),
});
export type JobRequirement = z.infer<typeof jobRequirement>;

export const seniorities = ['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'] as const;
export const seniority = z.enum(seniorities);
export type Seniority = z.infer<typeof seniority>;

/** What the head of a job says; empty when it does not say. The person may correct them, the score does not read them. */
export const jobFacts = z.strictObject({
  company: z.string(),
  role: z.string(),
  location: z.string(),
  workplace: z.enum(['on-site', 'hybrid', 'remote']).nullable(),
  seniority: seniority.nullable(),
  language: z.enum(['en', 'de', 'fr', 'es']),
});
export type JobFacts = z.infer<typeof jobFacts>;

/** A job text as read: passages cover what was understood, in the text's order; `ruledOut` are labels the job says it does not want. */
export const jobReading = z.strictObject({
  facts: jobFacts,
  passages: z.array(jobPassage),
  requirements: z.array(jobRequirement),
  ruledOut: z.array(z.strictObject({ label: z.string(), ...place })),
});
export type JobReading = z.infer<typeof jobReading>;

/** The words of one item that bear a requirement out; `entry` counts from 0 in fields that are lists. The quote stands letter by letter in that field's plain words. */
export const fitEvidence = z.strictObject({
  itemId: z.string(),
  field: z.string(),
  entry: z.int().min(0).nullable(),
  quote: z.string(),
  source: z.enum(Object.keys(evidenceSources) as [EvidenceSource, ...EvidenceSource[]]),
  /** Years this item runs, when it has dates. */
  years: z.number().nullable(),
  /** How far it bears the requirement out, 0–1. */
  strength: z.number().min(0).max(1),
});
export type FitEvidence = z.infer<typeof fitEvidence>;

/**
 * The honest ways to close a gap. `add-evidence`: done it? Say where. `show-in-work`: it is only listed; a position or project that used it would bear it
 * out. `learn`: can be learnt or earned. `leave`: nothing honest closes it now (years, level).
 */
export const gapWay = z.enum(['add-evidence', 'show-in-work', 'learn', 'leave']);
export type GapWay = z.infer<typeof gapWay>;

export const fitRequirement = jobRequirement.extend({
  status: requirementStatus,
  /** Strongest first, at most five. */
  evidence: z.array(fitEvidence),
  /** Years found, merged over overlapping items, where years are asked for. */
  yearsFound: z.number().nullable(),
  /** Points of the score it holds at most, those it brings, and the difference: what closing the gap would raise the score by. */
  points: z.number().min(0),
  gained: z.number().min(0),
  gap: z.number().min(0),
  /** Empty when there is no gap. */
  ways: z.array(gapWay),
});
export type FitRequirement = z.infer<typeof fitRequirement>;

/** The parts of a score. `role`: the same kind of work; `level`: seniority, fitting both ways. */
export const fitPartName = z.enum(['must', 'nice', 'duties', 'role', 'years', 'level', 'education', 'language', 'location']);
export type FitPartName = z.infer<typeof fitPartName>;

/** `points` = `weight` × `share`, rounded so that the points of all parts add up to the score to the tenth. */
export const fitPart = z.strictObject({ name: fitPartName, weight: z.number().min(0), share: z.number().min(0).max(1), points: z.number().min(0) });
export type FitPart = z.infer<typeof fitPart>;

/**
 * How a portfolio fits a job. The same input and `scorerVersion` give the same bytes, whatever the order of the items.
 * The weights of the parts add up to `atMost`: 100, or less when a must-have credential is missing (`atMostBecause`: ids of requirements).
 */
export const fitScore = z.strictObject({
  scorerVersion: z.string(),
  /** The month durations and recency were counted to, YYYY-MM. */
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
  /** Labels of skills and credentials: borne out, at least in part, and not. */
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  /** What a configured model had to do with it; left out where none was asked. The number is the engine's in any case. */
  model: modelHelp.optional(),
});
export type FitScore = z.infer<typeof fitScore>;
