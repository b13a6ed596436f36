import { z } from 'zod';
import { event } from '../event';

/** The first words of an answer were accepted: its units are spent, also if it is stopped or fails afterwards. `ownerId` is the asker, the owner of the job. */
export const answerBegun = event('deep-talk.begun', z.strictObject({ jobId: z.uuid(), ownerId: z.uuid() }), ['user']);
