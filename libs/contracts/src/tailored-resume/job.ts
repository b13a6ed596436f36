import { job } from '../job';

/** Tailors its owner's portfolio to one job; the row's id is also the job's id. */
export const tailorMadeJob = job('tailor-made', { service: 'ai', meter: 'tailor-made', timeoutMs: 120_000, atOnce: 2 });
