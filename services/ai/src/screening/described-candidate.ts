import type { ScreeningCandidate } from '@folia/contracts/screening/board';
import type { Criterion, ScreeningJob } from '@folia/contracts/screening/shapes';

/** A candidate with all that was found. `isBlind`: who they are is hidden. `shown`: words about them, without what blind mode hides. */
export type DescribedCandidate = { described: ScreeningCandidate; isBlind: boolean; shown: (text: string) => string };
/** Some of the candidates of a job, out of `all`, in the order of the board. */
export type ChosenCandidates = { job: ScreeningJob; criteria: Criterion[]; all: number; candidates: DescribedCandidate[] };
