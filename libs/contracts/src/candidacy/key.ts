import { z } from 'zod';

/** The key of the address that people without an account follow: 256 random bits, of which only the fingerprint is kept. */
export const candidacyKey = z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
