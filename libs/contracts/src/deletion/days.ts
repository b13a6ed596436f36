/** For how many days a deletion can be undone by signing in. */
export const deletionDays = 14;
