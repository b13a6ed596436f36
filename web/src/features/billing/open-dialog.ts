/** The dialog of the billing page that is open. */
export type OpenDialog = 'change' | 'cancel' | 'withdraw' | 'details' | 'request' | null;
