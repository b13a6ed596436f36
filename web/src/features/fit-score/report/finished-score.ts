import type { FitScore } from '@folia/contracts/fit-score';
import type { KeptFitScore } from '@folia/contracts/fit-score-history';

/** A score that is there; the queries give null while there is none. */
export type FinishedScore = KeptFitScore & { result: FitScore };
