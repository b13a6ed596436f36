/** The largest file that can be tried without an account, in bytes. */
export const maxTrialBytes = 5 * 1024 * 1024;
/** Keys of files that are kept for one answer begin with this; what is left of them is swept after {@link trialKeptMs}. */
export const trialKeyPrefix = 'trial-';
/** No answer takes as long, in milliseconds: an older file belongs to a process that was killed. */
export const trialKeptMs = 5 * 60_000;
