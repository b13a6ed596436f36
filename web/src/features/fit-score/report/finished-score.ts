import type { KeptFitScore } from '@folia/contracts/fit-score/history';
import type { FitScore } from '@folia/contracts/fit-score/shapes';

/** A score that is there; the queries give null while there is none. */
export type FinishedScore = KeptFitScore & { result: FitScore };
