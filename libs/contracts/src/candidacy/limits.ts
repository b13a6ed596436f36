/** Keys of files that came with applications begin with this. */
export const applicationKeyPrefix = 'application-';
/** Applications with a file from one address in a day, over all jobs. */
export const applicationsPerDay = 5;
