/** Keys of files that came with applications, and of those that a recruiter uploaded, begin with this. */
export const applicationKeyPrefix = 'application-';
/** The header with what an upload of an application is allowed by; addresses of requests are written into logs, headers are not. */
export const ticketHeader = 'folia-ticket';
/** Applications with a file from one address in a day, over all jobs. */
export const applicationsPerDay = 5;
