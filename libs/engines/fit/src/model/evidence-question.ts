import type { FitScore } from '@folia/contracts/fit-score/shapes';
import type { LlmQuestion } from '@folia/text/model-question';
import { isAboutThePerson } from '@folia/text/person/redact';
import { z } from 'zod';
import type { ReadPortfolio } from '../read/portfolio/read-portfolio';
import type { ReadPosting } from '../read/requirements/requirement';

/** The most characters of a portfolio that are sent, latest first. */
const mostCharacters = 16_000;
const mostAsked = 25;
const mostClaims = 40;

/** What a model may say about a portfolio: that words in one of its entries show what a requirement asks for. */
const evidenceClaims = z.strictObject({
  evidence: z.array(z.strictObject({ requirement: z.string().max(20), item: z.string().max(100), quote: z.string().max(300) })).max(mostClaims),
});
export type EvidenceClaims = z.infer<typeof evidenceClaims>;

/** The question's name within its job, and the schema of its answer. */
export const aboutEvidence = { step: 'find-evidence', answer: { name: 'evidence', schema: evidenceClaims } };

const instructions = `You help to find evidence in a career. "requirements" are skills a job asks for and no evidence, or little, was found of; "entries" are what a person did, each with its lines.
Point to lines that name such a skill in other words: misspelt, abbreviated, spelled out, or as an everyday word that is meant as its name.
"requirement" and "item" are ids; "quote" is copied letter by letter out of one line of that entry. A quote that does not stand there, or that tells of somebody else's doing, is thrown away. Point to nothing where nothing says it.`;

/** The requirements a model may point to evidence for: skills for which the engine found no evidence, or not enough. */
export const openSkills = (posting: ReadPosting, { requirements }: FitScore): ReadPosting['requirements'] => {
  const open = new Set(requirements.filter(({ status }) => status !== 'met').map(({ id }) => id));
  return posting.requirements.filter(({ id, kind }) => kind === 'skill' && open.has(id));
};

/**
 * What a model is asked about a portfolio: the lines the score itself reads, so no names, schools, employers, places, dates, grades or addresses. `redact`
 * takes such words out of the lines too. Null when no skill is open or there is nothing to read.
 */
export function evidenceQuestion(
  posting: ReadPosting,
  score: FitScore,
  portfolio: ReadPortfolio,
  redact: (text: string) => string,
): LlmQuestion<EvidenceClaims> | null {
  const asked = openSkills(posting, score).slice(0, mostAsked);
  let room = mostCharacters;
  const entries = portfolio.items
    .filter(({ source }) => source !== 'language')
    .toSorted((a, b) => (b.period?.to ?? 0) - (a.period?.to ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ id, source, lines }) => ({ id, source, lines: lines.filter(({ text }) => !isAboutThePerson(text)).map(({ text }) => redact(text)) }))
    .filter(({ lines }) => {
      room -= lines.join('').length;
      return lines.length > 0 && room >= 0;
    });
  if (asked.length === 0 || entries.length === 0) return null;
  return {
    ...aboutEvidence,
    instructions,
    data: { requirements: asked.map(({ id, label }) => ({ id, label })), entries },
    maxAnswerTokens: 2_500,
    maxAnswerCharacters: 20_000,
  };
}
