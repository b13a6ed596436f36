import { z } from 'zod';
import { event } from '../event';

/** A recruiter put somebody on a board with a file of theirs; they are told by e-mail. `byId` uploaded it. */
export const candidateUploaded = event('candidate-upload.added', z.strictObject({ agreementId: z.uuid(), byId: z.uuid() }), ['user']);
