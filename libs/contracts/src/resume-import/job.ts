import { job } from '../job';

/** Reads one stored file; the row's id is also the job's id. */
export const resumeImportJob = job('resume-import', { service: 'ai', meter: 'resume-import', timeoutMs: 120_000, atOnce: 3 });
