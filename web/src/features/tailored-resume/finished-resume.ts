import type { TailoredResult, TailoredResume } from '@folia/contracts/tailored-resume';

/** A resume that is there. */
export type FinishedResume = TailoredResume & { result: TailoredResult };
