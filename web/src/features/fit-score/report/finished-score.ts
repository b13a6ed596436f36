import type { KeptFitScore } from '@folia/contracts/fit-score/history';
import type { FitScore } from '@folia/contracts/fit-score/shapes';

/** A finished score; the queries return null while there is none. */
export type FinishedScore = KeptFitScore & { result: FitScore };
