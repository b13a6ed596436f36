import { z } from 'zod';

/** The most candidates that are printed, or asked about, at once. */
export const mostChosen = 50;

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Ids of candidates, with commas. */
export const shortlistFileQuery = z.strictObject({ candidates: z.string().regex(new RegExp(`^${id}(?:,${id}){0,${mostChosen - 1}}$`)) });
