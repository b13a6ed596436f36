import { z } from 'zod';
import { event } from '../event';

/** An import was discarded in review: its unit comes back, once per file (DESIGN section 14). */
export const importDiscarded = event('resume-import.discarded', z.strictObject({ importId: z.uuid(), ownerId: z.uuid(), sha256: z.string() }), ['user', 'ai']);
/** A review was saved: an import that counts from then on has its unit spent. */
export const importSaved = event('resume-import.saved', z.strictObject({ importId: z.uuid(), ownerId: z.uuid() }), ['user']);
/** A review was saved or discarded: its notification counts as read. */
export const importReviewClosed = event('resume-import.review-closed', z.strictObject({ importId: z.uuid(), ownerId: z.uuid() }), ['user']);
