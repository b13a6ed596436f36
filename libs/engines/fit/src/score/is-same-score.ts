import { isDeepStrictEqual } from 'node:util';
import type { FitScore } from '@folia/contracts/fit-score/shapes';

const told = ({ scorerVersion, score, requirements }: FitScore) => JSON.parse(JSON.stringify({ scorerVersion, score, requirements }));

/** Whether two scores of one posting say the same: the number, every requirement with its evidence, and the scorer version. Pure. */
export const isSameScore = (before: FitScore, after: FitScore): boolean => isDeepStrictEqual(told(before), told(after));
