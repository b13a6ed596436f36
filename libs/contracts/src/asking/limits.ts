/** For how many days somebody may answer who is asked to be compared with a job. No answer is no. */
export const askingDays = 14;
/** After so many days without an answer they are reminded, once. */
export const askingReminderDays = 7;
/** The most lines of one table of addresses. */
export const mostInvited = 200;
/** The most people that one account asks within a day, over all jobs. */
export const askingsPerDay = 200;
/** The most characters of a table of addresses. */
export const longestInviteTable = 50_000;
/** The most characters of the name that stands beside an address in the team's list. */
export const longestAskedName = 100;
