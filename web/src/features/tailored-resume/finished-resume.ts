import type { TailoredResult, TailoredResume } from '@folia/contracts/tailored-resume/shapes';

/** A finished resume. */
export type FinishedResume = TailoredResume & { result: TailoredResult };
