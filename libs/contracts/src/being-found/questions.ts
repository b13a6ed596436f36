import { z } from 'zod';
import { rpc } from '../rpc';
import { beingFound, changeBeingFoundInput } from './shapes';

/** Who may find the caller; nobody until they say so. */
export const getBeingFound = rpc('portfolio.being-found.get', { access: 'person', input: z.strictObject({}), output: beingFound, idempotent: true });
/** Holds from the next search on. */
export const changeBeingFound = rpc('portfolio.being-found.change', { access: 'person', input: changeBeingFoundInput, output: beingFound });

/**
 * People with a public portfolio who want to be found by an account like this one, those first in whose public words the most groups of terms have one. Without
 * `words`, only people with at least one. `among` asks which of certain people it may find, whatever their words.
 */
export const findPeople = rpc('portfolio.being-found.find', {
  access: 'system',
  input: z.strictObject({
    domains: z.array(z.string()),
    marks: z.array(z.string()),
    memberIds: z.array(z.uuid()),
    terms: z.array(z.array(z.string())),
    words: z.string(),
    place: z.string(),
    among: z.array(z.uuid()).nullable(),
    limit: z.int().max(100),
  }),
  output: z.strictObject({ ids: z.array(z.uuid()) }),
  idempotent: true,
});
