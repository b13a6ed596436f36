import { job } from '../job';

/** Answers one question about a portfolio. The row's id is also the id of the turn; its units are counted by `reserveAnswer`, so it has no meter. */
export const deepTalkJob = job('deep-talk', { service: 'ai', timeoutMs: 60_000, atOnce: 8 });
