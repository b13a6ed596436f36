/** Languages for a resume's headings and dates; what the person wrote is not translated. */
export const resumeLanguages = ['en', 'de', 'fr', 'es'] as const;
export type ResumeLanguage = (typeof resumeLanguages)[number];
