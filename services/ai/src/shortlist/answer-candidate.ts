import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { itemHeading } from '@folia/contracts/item/fields';
import type { Quote, ScreenedResume } from '@folia/contracts/screening/board';
import { answerQuestion } from '@folia/deep-talk/answer-question';
import { readSubject } from '@folia/deep-talk/read-subject';

/** What one document says to a question: `said` bears all of it out, `near` only a part, or something close. */
export type CandidateAnswer = { kind: 'said' | 'near'; text: string; quotes: Quote[] } | { kind: 'silent' };

const manner = { tone: 'plain' as const, offLimits: [], ownAnswers: [], language: null };
const silent: CandidateAnswer = { kind: 'silent' };

/**
 * Asks one candidate's shared document, as the team may see it, by the engine and the verifier of DeepTalk. `name`: what they are called in the answer. A sentence
 * that stands on no entry is not told. `asOf`: YYYY-MM-DD. Pure.
 */
export function answerCandidate(resume: ScreenedResume, name: string, question: string, asOf: string): CandidateAnswer {
  const basics = { name, headline: '', summary: '', location: '', email: null, phone: null, links: [] };
  const subject = readSubject({ basics, items: resume.items }, asOf);
  const { outcome, claims } = answerQuestion({ subject, question, history: [], manner, assistantName: 'DeepTalk', isOwner: false });
  const told = (kinds: readonly AnswerClaim['kind'][], kind: 'said' | 'near'): CandidateAnswer | null => {
    for (const { kind: of, text, citations } of claims) {
      const quotes = kinds.includes(of) ? quotesOf(citations, resume) : [];
      if (quotes.length > 0) return { kind, text, quotes };
    }
    return null;
  };
  // Where a part of the question is not borne out, the rest only comes near it.
  const isWhole = !claims.some(({ kind }) => kind === 'absent' || kind === 'correction');
  const said = outcome === 'answered' ? told(['fact', 'computed'], isWhole ? 'said' : 'near') : null;
  return said ?? told(['nearby'], 'near') ?? silent;
}

function quotesOf(citations: AnswerClaim['citations'], { items }: ScreenedResume): Quote[] {
  return citations.flatMap(({ itemId, field, entry, quote }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [{ itemId, kind: item.kind, heading: itemHeading(item.kind, item.fields), field, entry, text: quote }] : [];
  });
}
