import type { TailoredResult, TailoredResume } from '@folia/contracts/tailored-resume/shapes';

/** A resume that is there. */
export type FinishedResume = TailoredResume & { result: TailoredResult };
