import { z } from 'zod';
import { quote } from '../screening/board';
import { lineText } from '../text';
import { longestShortlistQuestion, mostChosen } from './limits';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Ids of candidates, with commas. */
export const shortlistFileQuery = z.strictObject({ candidates: z.string().regex(new RegExp(`^${id}(?:,${id}){0,${mostChosen - 1}}$`)) });

export const chosenCandidates = z.strictObject({ candidateIds: z.array(z.uuid()).min(1).max(mostChosen) });
export const askShortlistInput = chosenCandidates.extend({
  question: lineText(longestShortlistQuestion).refine((value) => value !== '', 'is empty'),
});

/** One candidate whose words answer a question, or come near it: a sentence, and the words that it stands on. */
const shortlistLine = z.strictObject({ candidateId: z.uuid(), text: z.string(), quotes: z.array(quote) });
export type ShortlistLine = z.infer<typeof shortlistLine>;

/** How many questions the account has asked across candidates or had answered about its portfolio today; limit is null if there is none. */
export const teamAnswerCount = z.strictObject({ used: z.int(), limit: z.int().nullable(), resetsAt: z.iso.datetime() });
export type TeamAnswerCount = z.infer<typeof teamAnswerCount>;

/**
 * An answer across candidates, in the order they stand on the board. `silent`: nothing that they shared says it, which is no proof that they can't. `unreadable`:
 * nothing of them could be read. Nothing of question and answer is kept.
 */
export const shortlistAnswer = z.strictObject({
  said: z.array(shortlistLine),
  near: z.array(shortlistLine),
  silent: z.array(z.uuid()),
  unreadable: z.array(z.uuid()),
});
export type ShortlistAnswer = z.infer<typeof shortlistAnswer>;
