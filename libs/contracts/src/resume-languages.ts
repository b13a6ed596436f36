/** Languages of a resume's headings and dates; what the person wrote stays as it is. */
export const resumeLanguages = ['en', 'de', 'fr', 'es'] as const;
export type ResumeLanguage = (typeof resumeLanguages)[number];
