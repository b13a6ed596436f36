import { z } from 'zod';

export const leaving = z.strictObject({ leavesAt: z.iso.datetime() });
