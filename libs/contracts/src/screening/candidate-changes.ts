/** What can happen to a candidate, as other services are told. */
export const candidateChanges = ['applied', 'agreed', 'uploaded', 'corrected', 'overridden', 'contested', 'withdrawn', 'over'] as const;
export type CandidateChange = (typeof candidateChanges)[number];
