import { z } from 'zod';

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
