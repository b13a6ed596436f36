import { z } from 'zod';
import { rpc } from './rpc';

/** Most people that one search answers with. */
export const mostFound = 20;

/** Headline and place tell people of one name apart: they are what every visitor of the public page reads, empty where it says none. */
export const foundPerson = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  uname: z.string(),
  photo: z.string().nullable(),
  headline: z.string().optional(),
  location: z.string().optional(),
});
export type FoundPerson = z.infer<typeof foundPerson>;
/** SPEC section 3, "User search result": the nearest first. */
export const peopleFound = z.strictObject({ items: z.array(z.strictObject({ userInfo: foundPerson })) });
export type PeopleFound = z.infer<typeof peopleFound>;

/** People whose portfolio is public and who want to be found, by name, username, headline and skills; throws SIGN_IN_REQUIRED. */
export const searchPeople = rpc('portfolio.people-search.find', {
  access: 'person',
  input: z.strictObject({ text: z.string().max(200) }),
  output: z.strictObject({ people: z.array(foundPerson) }),
  idempotent: true,
});
