import { job } from '../job';

/** Sends one e-mail to a person at the address their provider verified. It may run twice: the same Message-ID marks the duplicates. */
export const emailJob = job('email', { service: 'user', timeoutMs: 30_000, atOnce: 4 });
