import { z } from 'zod';
import { event } from '../event';

/** An import was thrown away in review: its unit comes back, once per file (DESIGN section 14). */
export const importDiscarded = event('resume-import.discarded', z.strictObject({ importId: z.uuid(), ownerId: z.uuid(), sha256: z.string() }), ['user', 'ai']);
/** A review ended, saved or thrown away: what told of it has been read. */
export const importReviewClosed = event('resume-import.review-closed', z.strictObject({ importId: z.uuid(), ownerId: z.uuid() }), ['user']);
