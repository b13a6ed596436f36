import { job } from '../job';

/** Reads candidates of one posting against its criteria: only what is not read, or was read by older words. It belongs to the account. */
export const screeningRun = job('screening', { service: 'ai', timeoutMs: 120_000, atOnce: 2 });
