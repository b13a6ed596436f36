import { itemFields, itemKinds } from '@folia/contracts/item/fields';
import { itemKind } from '@folia/contracts/item/shapes';
import type { FoundEntry, ReadResume } from '@folia/contracts/resume-import/shapes';
import type { LlmQuestion } from '@folia/text/model-question';
import { isAboutThePerson, redactor } from '@folia/text/person/redact';
import { z } from 'zod';

/** From here on a value was read clearly enough that the model is not asked about it. */
export const clearFrom = 0.8;
/** The most characters of the document that one import sends. */
const mostCharacters = 16_000;

const claim = z.strictObject({ name: z.string().max(60), value: z.string().max(5000), quote: z.string().max(5000) });
/** What a model may say: entries made of named values, each with the words of the document that bear it out. */
const proposal = z.strictObject({
  entries: z.array(z.strictObject({ source: z.string().max(60), kind: itemKind, fields: z.array(claim).max(80) })).max(200),
});
export type Proposal = z.infer<typeof proposal>;

const fieldsText = itemKinds
  .map((kind) => `${kind}: ${Object.entries(itemFields[kind]).map(([name, { type }]) => `${name} (${type})`)}`.replaceAll(',', ', '))
  .join('\n');

const instructions = `You help to read a resume. "left" holds passages that could not be placed, "doubtful" holds entries whose fields may be wrong, with the words they were read from.
Say which of them are entries of a career, and of which kind with which fields:
${fieldsText}
Types: date is YYYY or YYYY-MM, flag is "true", list fields are given once per list entry, everything else is the document's own words.
"source" is the id of the passage or entry. Every "quote" is copied letter by letter out of that source's text, and every "value" out of its quote (a date: read from its quote). For a doubtful entry give all of its fields anew, so that every word of it has its place; keep its kind.
Leave out what is no entry of a career. Invent nothing: a value without its words is thrown away.`;

/** The words an entry was read from, each once, in document order. */
export const wordsOfEntry = (entry: FoundEntry): string =>
  [...new Set(Object.values(entry.evidence).flatMap((pieces) => pieces.map(({ words }) => words)))].join(' | ');

export type ImportQuestion = LlmQuestion<Proposal> & { data: { left: unknown[]; doubtful: unknown[] } };

/**
 * What a model is asked about a resume that was read: only the doubtful entries and the words that were not placed, without contact data. Null when there is
 * nothing to ask. Hidden text is not in `resume` and therefore not in the question.
 */
export function importQuestion(resume: ReadResume): ImportQuestion | null {
  const redact = redactorOf(resume);
  let room = mostCharacters;
  const fits = (text: string) => {
    room -= text.length;
    return room >= 0;
  };
  const doubtful = resume.entries
    .filter((entry) => entry.confidence < clearFrom)
    .map((entry) => ({ id: entry.id, kind: entry.kind, fields: redactFields(entry.fields, redact), text: redact(wordsOfEntry(entry)) }))
    .filter(({ text }) => fits(text));
  const left = resume.unplaced
    .filter(({ words }) => !isAboutThePerson(words))
    .map(({ id, section, words }) => ({ id, section: redact(section), text: redact(words) }))
    .filter(({ text }) => /\p{L}{3}/u.test(text.replaceAll('[left out]', '')) && fits(text));
  if (doubtful.length + left.length === 0) return null;
  return {
    step: 'read-doubtful',
    instructions,
    data: { left, doubtful },
    answer: { name: 'resume_entries', schema: proposal },
    maxAnswerTokens: 6_000,
    maxAnswerCharacters: 60_000,
  };
}

function redactorOf({ basics, profiles }: ReadResume) {
  const contact = [basics.email, basics.phone, basics.location, basics.url].map((found) => found?.value);
  return redactor(basics.name?.value ?? '', [...contact, ...profiles.flatMap(({ username, url }) => [url, username])]);
}

const redactFields = (fields: FoundEntry['fields'], redact: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.map(redact) : typeof value === 'string' ? redact(value) : value]),
  );
