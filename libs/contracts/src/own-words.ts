import { z } from 'zod';
import { mostOwnCharacters } from './limits';
import { rewriteFlaw } from './tailored-resume/tailor-made';
import { blockText } from './text';

/** A person's own words for a line or a sentence. `over`: what its source said when they were written */
export const ownWords = z.strictObject({
  text: blockText(mostOwnCharacters).refine((text) => text !== '', 'is empty'),
  over: z.string().max(6_000),
});
export type OwnWords = z.infer<typeof ownWords>;

/**
 * The state of a person's own words today. `source`: what the portfolio says in their place, empty when it is gone; `changed`: the source is no longer what it
 * was when they were written; `stands`: the resume contains them, otherwise the source; `flaws`: what they say that the source does not.
 */
export const ownWordsToday = z.strictObject({
  key: z.string(),
  source: z.string(),
  changed: z.boolean(),
  stands: z.boolean(),
  flaws: z.array(rewriteFlaw),
});
export type OwnWordsToday = z.infer<typeof ownWordsToday>;
