/** What is known about a place where evidence may be found. */
type Source = {
  /** The rung of the ladder: how strongly evidence here supports a thing, 0–1. A list says little, and nothing unless other evidence backs the person. */
  readonly rung: number;
  /** Something done over a period of time. */
  readonly isDone?: true;
  /** It shows the person's field of work; what a skills list adds to that is believed. */
  readonly showsField?: true;
};

/** Where a piece of evidence is found, from the strongest to the weakest. */
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

/** The place's rung on the ladder, 0–1. */
export const rungOf = (source: EvidenceSource): number => sources[source].rung;
/** Whether what is found there was done over a period of time. */
export const isDone = (source: EvidenceSource): boolean => sources[source].isDone === true;
/** Whether it shows the person's field of work. */
export const showsField = (source: EvidenceSource): boolean => sources[source].showsField === true;
