/** The header that says for which account a caller acts: its id. Without it, for their own. */
export const accountHeader = 'folia-account';
