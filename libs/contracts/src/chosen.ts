import { z } from 'zod';

/** Most choices of one sort: more than a portfolio has lines. */
const mostChoices = 5_000;

/** Choices of one sort by the name of what is chosen, of at most `longest` characters. */
export const chosen = <V extends z.ZodType>(value: V, longest: number, most = mostChoices) =>
  z.record(z.string().max(longest), value).refine((all) => Object.keys(all).length <= most, 'are too many');
