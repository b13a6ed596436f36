import { z } from 'zod';

/** A number of a query, as decimal digits: `0x10`, `1e1` and blanks are none. A number that was read already stays. `rule` says which are taken. */
export const queryNumber = <Rule extends z.ZodNumber>(rule: Rule) =>
  z.preprocess((value) => (typeof value === 'string' && /^\d{1,15}(\.\d{1,20})?$/.test(value) ? Number(value) : value), rule);
