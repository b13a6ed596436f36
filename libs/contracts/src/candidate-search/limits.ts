/** How often one account searches within a day, and how many people it opens, over all jobs. */
export const searchesPerDay = 200;
export const openingsPerDay = 500;
/** The most people that one search shows. */
export const mostCandidatesFound = 25;
/** For how long somebody who was found and not opened is known under the id of the result. */
export const foundKeptDays = 1;
/** For how many months a person can see who opened what is shown of them. */
export const openingKeptMonths = 12;
