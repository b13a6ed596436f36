import { z } from 'zod';

/** The most choices of one kind: more than a portfolio has lines. */
const mostChoices = 5_000;

/** Choices of one kind, by the key of what is chosen; a key has at most `longest` characters. */
export const chosen = <V extends z.ZodType>(value: V, longest: number, most = mostChoices) =>
  z.record(z.string().max(longest), value).refine((all) => Object.keys(all).length <= most, 'are too many');
