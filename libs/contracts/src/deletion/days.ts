/** Days in which a deletion can be undone by signing in. */
export const deletionDays = 14;
