import { z } from 'zod';
import { emailDomain } from '../email-address';

/** Who may find somebody by their public portfolio: nobody, every verified account, or those of named domains. */
const findModes = ['off', 'everyone', 'named'] as const;
export type FindMode = (typeof findModes)[number];

/** The most domains in one list. */
export const mostListedDomains = 100;

const domains = z
  .array(emailDomain)
  .max(mostListedDomains)
  .transform((all) => [...new Set(all)]);
/** `never` comes before `named`, and also holds for accounts of people who have an address there. A domain stands for all below it. */
export const changeBeingFoundInput = z.strictObject({ mode: z.enum(findModes), named: domains, never: domains });
export const beingFound = z.strictObject({ mode: z.enum(findModes), named: z.array(z.string()), never: z.array(z.string()) });
export type BeingFound = z.infer<typeof beingFound>;
