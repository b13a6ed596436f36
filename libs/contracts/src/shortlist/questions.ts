import { z } from 'zod';
import { rpc } from '../rpc';
import { writtenFile } from '../tailored-resume/shapes';
import { mostChosen } from './shapes';

const chosen = z.strictObject({ jobId: z.uuid(), candidateIds: z.array(z.uuid()).min(1).max(mostChosen) });

/** The chosen candidates as a PDF, for people who have no seat; the log of the organisation tells of it. Throws NOT_FOUND, also for one candidate that is not of this job. */
export const writeShortlist = rpc('ai.shortlist.write', { access: 'board.read', input: chosen, output: writtenFile, timeoutMs: 25_000 });
