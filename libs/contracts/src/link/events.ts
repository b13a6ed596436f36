import { z } from 'zod';
import { event } from '../event';

/** Links of this owner that had no end have been given one, or reach it within a month. */
export const linkEndsSet = event('link.ends-set', z.strictObject({ ownerId: z.uuid() }), ['user']);
