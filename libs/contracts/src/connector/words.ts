/** Systems of applications that an account can be connected with. */
export const connectorKinds = ['greenhouse'] as const;
export type ConnectorKind = (typeof connectorKinds)[number];

/** What goes back as the score: points of 100, the share of musts that are met in percent, or none. */
export const scoreFields = ['points', 'musts', 'none'] as const;
export type ScoreField = (typeof scoreFields)[number];
/** What goes back beside the score. */
export const resultFields = ['musts', 'criteria', 'read-at'] as const;
export type ResultField = (typeof resultFields)[number];

/**
 * What passes between the two sides. The first four are asked of us; `completed` is what we tell, `candidate` somebody who is handed over, and `copy_left` says
 * that somebody is gone here of whom a copy is left there.
 */
export const connectorCalls = ['list_tests', 'send_test', 'test_status', 'response_error', 'completed', 'candidate', 'copy_left'] as const;
export type ConnectorCallName = (typeof connectorCalls)[number];
/** `answered` and `refused` are calls of theirs, the others of ours. `stopped`: the connector was switched off, or the candidate is gone, meanwhile. `unclear`: an answer was lost, and what is asked must not happen twice. */
export const connectorCallStates = ['answered', 'refused', 'waiting', 'sending', 'delivered', 'failed', 'stopped', 'unclear'] as const;
export type ConnectorCallState = (typeof connectorCallStates)[number];

/** The most jobs that one connector offers as tests. */
export const mostTests = 100;
/** The most characters of the name of a test. */
export const longestTestName = 120;
/** How long calls are in the log, in days. */
export const connectorCallDays = 30;
/** How long it is known which test of theirs is which agreement of ours, in months: longer than a candidate's words are kept. */
export const connectorTestMonths = 12;
