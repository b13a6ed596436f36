import { z } from 'zod';
import { chosen } from '../chosen';
import { ownWords } from '../own-words';
import { lineText } from '../text';

/** More sentences than any letter has. */
const mostOwnSentences = 50;

/**
 * A sentence of a letter as made from today's portfolio; empty if only the person can say it. `key`: its name among choices, `letter/…`; `paragraph` counts
 * from 0; `itemIds`: what it is based on, none if it is only a transition; `shown`: whether the letter contains it.
 */
export const letterSentence = z.strictObject({
  key: z.string(),
  paragraph: z.int().min(0),
  text: z.string(),
  itemIds: z.array(z.string()),
  shown: z.boolean(),
});
export type LetterSentence = z.infer<typeof letterSentence>;

/** What the person decided about a letter: whom it greets, empty for nobody by name; sentences taken or left out, and their own words for them, by key. */
export const letterChoices = z.strictObject({
  recipient: lineText(100),
  sentences: chosen(z.boolean(), 300),
  words: chosen(ownWords, 300, mostOwnSentences),
});
export type LetterChoices = z.infer<typeof letterChoices>;
