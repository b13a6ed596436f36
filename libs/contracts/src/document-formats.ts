/** The formats a resume is written in. */
export const resumeFormats = ['pdf', 'docx', 'md', 'txt', 'json'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

/** The formats a cover letter is written in. */
export const letterFormats = ['pdf', 'docx', 'txt'] as const;
export type LetterFormat = (typeof letterFormats)[number];
