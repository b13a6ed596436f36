import { requirementNeed } from '@folia/contracts/fit-score/shapes';
import type { LlmQuestion } from '@folia/text/model-question';
import { z } from 'zod';
import type { ReadPosting } from '../read/requirements/requirement';
import { askedText } from './asked-text';

/** The most characters of a posting that are sent. */
const mostCharacters = 16_000;
const mostClaims = 30;

/** What a model may say about a posting: words from it, the usual name of what they mean, and how much it is wanted. */
const postingClaims = z.strictObject({
  requirements: z
    .array(
      z.strictObject({
        quote: z.string().max(200),
        name: z.string().max(100),
        kind: z.enum(['skill', 'credential', 'language']),
        need: z.enum([...requirementNeed.options, 'ruled-out']),
      }),
    )
    .max(mostClaims),
});
export type PostingClaims = z.infer<typeof postingClaims>;
export type PostingClaim = PostingClaims['requirements'][number];

/** The question's name within its job, and the schema of its answer. */
export const aboutPosting = { step: 'read-job', answer: { name: 'job_requirements', schema: postingClaims } };

const instructions = `You help to read a job advertisement. "passages" are its sentences, "read" is what was understood already.
Name what it asks for or rules out beside that: skills, credentials and languages that are misspelt, abbreviated or written unusually, or everyday words that are meant as names of tools.
"quote" is copied letter by letter out of one passage; "name" is the usual name of the same thing. A quote that does not stand there is thrown away.`;

/**
 * What a model is asked about a posting: the sentences that say what the work is and what it asks for, without orders to the reader and without what `redact`
 * takes out. Null when the posting has none.
 */
export function postingQuestion(posting: ReadPosting, given: string, redact: (text: string) => string): LlmQuestion<PostingClaims> | null {
  const text = askedText(given);
  let room = mostCharacters;
  const passages = posting.passages
    .filter(({ use }) => use !== 'boilerplate' && use !== 'title')
    .map(({ use, start, end }) => ({ use, text: redact(text.slice(start, end)) }))
    .filter((passage) => {
      room -= passage.text.length;
      return room >= 0;
    });
  if (passages.length === 0) return null;
  return {
    ...aboutPosting,
    instructions,
    data: { passages, read: posting.requirements.filter(({ kind }) => kind !== 'responsibility').map(({ label }) => label) },
    maxAnswerTokens: 2_000,
    maxAnswerCharacters: 16_000,
  };
}
