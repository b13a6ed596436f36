import type { ResumeSettings } from '@folia/contracts/tailored-resume/shapes';

/** How a resume looks; `M`: at most how many pages. */
export type Look<M> = Omit<ResumeSettings, 'maxPages'> & { maxPages: M };
