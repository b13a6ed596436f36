import { z } from 'zod';

/** A number in a query, in decimal digits: `0x10`, `1e1` and blanks do not count. A value that is already a number stays. `rule` says which are allowed. */
export const queryNumber = <Rule extends z.ZodNumber>(rule: Rule) =>
  z.preprocess((value) => (typeof value === 'string' && /^\d{1,15}(\.\d{1,20})?$/.test(value) ? Number(value) : value), rule);
