import { z } from 'zod';

/** What is true of this installation today. `importSeconds`: the median of the last 30 days from upload to a reading that is ready; null after too few imports. */
export const figures = z.strictObject({ people: z.int().min(0), importSeconds: z.number().min(0).nullable() });
export type Figures = z.infer<typeof figures>;
