import { z } from 'zod';
import { event } from '../event';

/** What an owner is told of their visitors. `about` is the link or the visit; null for the news of a day or a week. */
export const visitNewsKinds = ['link-first-view', 'long-visit', 'link-blocked', 'visits-day', 'visits-week'] as const;
export const visitNews = event('visit.news', z.strictObject({ ownerId: z.uuid(), kind: z.enum(visitNewsKinds), about: z.uuid().nullable() }), ['user']);
