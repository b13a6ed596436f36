import { z } from 'zod';
import { rpc } from '../rpc';
import { trialKeyPrefix } from './limits';
import { triedResume } from './shapes';

/**
 * Reads a file that is kept for this one answer, with the built-in engine alone. For services only. Throws READERS_BUSY with {retryAfter} while an import waits
 * or no reader is free, and what an import is refused with.
 */
export const readTrial = rpc('ai.resume-trial.read', {
  access: 'system',
  switchedBy: 'resume-trial',
  input: z.strictObject({
    key: z.string().regex(new RegExp(`^${trialKeyPrefix}[0-9a-f-]{36}$`)),
    kind: z.enum(['pdf', 'docx']),
    fileName: z.string().max(255),
  }),
  output: triedResume,
  timeoutMs: 70_000,
});
