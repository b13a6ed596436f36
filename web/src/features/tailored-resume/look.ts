import type { ResumeSettings } from '@folia/contracts/tailored-resume';

/** How a resume looks; `M`: at most how many pages. */
export type Look<M> = Omit<ResumeSettings, 'maxPages'> & { maxPages: M };
