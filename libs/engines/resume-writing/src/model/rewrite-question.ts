import { lineKey } from '@folia/contracts/line-key';
import type { TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { languageOf } from '@folia/fit/read/role/language-of';
import type { LlmQuestion } from '@folia/text/model-question';
import { isAboutThePerson } from '@folia/text/person/redact';
import { z } from 'zod';
import type { Demand } from '../tailor/analyse/demand';

/** The most characters of lines that one resume sends. */
const mostCharacters = 10_000;
const mostLines = 40;
const mostAsked = 30;

/** What a model may say about a resume: another wording for some of its lines. */
const wordings = z.strictObject({ lines: z.array(z.strictObject({ id: z.string().max(300), text: z.string().max(600) })).max(mostLines) });
export type Wordings = z.infer<typeof wordings>;

const instructions = `You help to word lines of a resume. "lines" are facts a person wrote, "asked" is what a job asks for.
For lines that gain by it give one wording: the line again in its own order from its first verb, without "I" and without whole phrases that say little, and in the job's word where it is another name of the very same thing.
Keep every number, tool, name, hedge ("helped", "co-"), negation and what stands behind "with", "by", "as" or "only", and add nothing: no skill, figure, rank, scope, praise or result. A wording that says anything else than its line is thrown away. Leave out lines that are good as they are.`;

/** The engine's own lines that may be reworded: shown highlights, by their key. */
export function openLines({ sections }: Tailoring): Map<string, TailoredLine> {
  return new Map(
    sections.flatMap(({ items }) =>
      items
        .filter(({ shown }) => shown === 'full')
        .flatMap(({ itemId, lines }) =>
          lines
            .filter(({ field, choice, by }) => field === 'highlights' && choice !== 'dropped' && by === 'engine')
            .map((line) => [lineKey(itemId, line), line] as const),
        ),
    ),
  );
}

/**
 * What a model is asked about a resume: its shown lines and the names of what the posting asks for. Lines in which `redact` finds who the person is, or where
 * and with whom they worked, stay as they are and are not sent; neither are lines in languages the verifier does not read. Null when nothing is left.
 */
export function rewriteQuestion(tailoring: Tailoring, { posting }: Demand, redact: (text: string) => string): LlmQuestion<Wordings> | null {
  let room = mostCharacters;
  const lines = [...openLines(tailoring)]
    .map(([id, line]) => ({ id, text: line.text || line.words }))
    .filter(({ text }) => redact(text) === text && !isAboutThePerson(text) && languageOf(text) === 'en')
    .filter(({ text }) => {
      room -= text.length;
      return room >= 0;
    })
    .slice(0, mostLines);
  if (lines.length === 0) return null;
  const asked = posting.requirements
    .filter(({ kind, need }) => (kind === 'skill' || kind === 'credential') && need !== 'duty')
    .map(({ label }) => redact(label));
  return {
    step: 'word-lines',
    instructions,
    data: { asked: asked.slice(0, mostAsked), lines },
    answer: { name: 'wordings', schema: wordings },
    maxAnswerTokens: 3_500,
    maxAnswerCharacters: 24_000,
  };
}
