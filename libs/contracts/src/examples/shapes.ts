import { z } from 'zod';
import { media } from '../media/shapes';
import { portfolioView } from '../portfolio/shapes';

const ofProfile = portfolioView.shape.profile.pick({ name: true, headline: true, location: true, photo: true, look: true, accent: true });

/**
 * A made-up person as the page of examples shows them. `position`: what they do now; '' if nothing. `picture`: the first of their projects; `evidence`: a
 * skill and the words that show it.
 */
const example = ofProfile.extend({
  uname: z.string(),
  position: z.string(),
  picture: media.nullable(),
  evidence: z.strictObject({ skill: z.string(), words: z.string() }).nullable(),
  talks: z.array(z.strictObject({ id: z.uuid(), title: z.string(), event: z.string() })),
});
export type Example = z.infer<typeof example>;
export const examples = z.strictObject({ items: z.array(example) });
