import { z } from 'zod';
import { event } from '../event';
import { visitNewsKinds } from './news-kinds';

/** News of visitors for an owner. `about` is the link or the visit; null for the news of a day or a week. */
export const visitNews = event('visit.news', z.strictObject({ ownerId: z.uuid(), kind: z.enum(visitNewsKinds), about: z.uuid().nullable() }), ['user']);
