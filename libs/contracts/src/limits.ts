/** Largest resume file, in bytes (DESIGN section 4). */
export const maxResumeBytes = 10 * 1024 * 1024;
/** Most pages of a resume. */
export const maxResumePages = 50;
