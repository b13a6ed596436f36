import { z } from 'zod';
import { event } from '../event';

/** Links of this owner that had no end have been given one, or reach it within a month. */
export const linkEndsSet = event('link.ends-set', z.strictObject({ ownerId: z.uuid() }), ['user']);
/** Somebody asked for a code at the gate of a link of this owner; it is sent to the address that they gave, if that may open the link. */
export const linkCodeAsked = event('link.code-asked', z.strictObject({ codeId: z.uuid(), ownerId: z.uuid() }), ['user']);
/** Wrong passwords have locked a link; told at most once an hour. */
export const linkLocked = event('link.locked', z.strictObject({ linkId: z.uuid(), ownerId: z.uuid() }), ['user']);
