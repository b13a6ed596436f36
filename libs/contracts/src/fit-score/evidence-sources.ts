/** What is known of a place where evidence may stand. */
type Source = {
  /** The rung of the ladder: how much a thing is borne out by standing there, 0–1. A list says little, and nothing unless other evidence bears the person out. */
  readonly rung: number;
  /** Something that was done over a time. */
  readonly isDone?: true;
  /** It shows what field a person works in; what a skills list says beside that is believed. */
  readonly showsField?: true;
};

/** Where a piece of evidence stands, from the strongest to the weakest. */
export const evidenceSources = {
  work: { rung: 1, isDone: true, showsField: true },
  project: { rung: 0.9, isDone: true, showsField: true },
  publication: { rung: 0.65, showsField: true },
  volunteering: { rung: 0.7, isDone: true, showsField: true },
  certification: { rung: 0.8, showsField: true },
  education: { rung: 0.6, showsField: true },
  language: { rung: 1 },
  'skill-list': { rung: 0.66 },
} as const satisfies Readonly<Record<string, Source>>;
/** The name of such a place. */
export type EvidenceSource = keyof typeof evidenceSources;
const sources: Readonly<Record<EvidenceSource, Source>> = evidenceSources;

/** The rung of the ladder it is, 0–1. */
export const rungOf = (source: EvidenceSource): number => sources[source].rung;
/** Whether what stands there was done over a time. */
export const isDone = (source: EvidenceSource): boolean => sources[source].isDone === true;
/** Whether it shows what field a person works in. */
export const showsField = (source: EvidenceSource): boolean => sources[source].showsField === true;
