/** Keys of files that came with applications, and of those that a recruiter uploaded, begin with this. */
export const applicationKeyPrefix = 'application-';
/** Applications with a file from one address in a day, over all jobs. */
export const applicationsPerDay = 5;
