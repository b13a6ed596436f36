import { z } from 'zod';
import { rpc } from '../rpc';
import { foundPerson } from './shapes';

/** People whose portfolio is public and who want to be found, by name, username, headline and skills; throws SIGN_IN_REQUIRED. */
export const searchPeople = rpc('portfolio.people-search.find', {
  access: 'person',
  input: z.strictObject({ text: z.string().max(200) }),
  output: z.strictObject({ people: z.array(foundPerson) }),
  idempotent: true,
});
