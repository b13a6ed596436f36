/** When to ask again while something is away, in seconds: a part that is started again is back by then, as a rule. */
export const outageRetryS = 5;

/** Whether an answer's status says that something is away or slow for now. */
export const isPassing = (status: number): boolean => status === 503 || status === 504;
