import { z } from 'zod';

/** The most people in one search answer. */
export const mostFound = 20;

/** Headline and place distinguish people with the same name. Every visitor of the public page can read them; empty if the page has none. */
export const foundPerson = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  uname: z.string(),
  photo: z.string().nullable(),
  headline: z.string().optional(),
  location: z.string().optional(),
});
export type FoundPerson = z.infer<typeof foundPerson>;
/** SPEC section 3, "User search result": best match first. */
export const peopleFound = z.strictObject({ items: z.array(z.strictObject({ userInfo: foundPerson })) });
export type PeopleFound = z.infer<typeof peopleFound>;
