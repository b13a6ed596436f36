import { type AnswerClaim, answerLanguages } from '@folia/contracts/deep-talk/answer';
import { writerFor } from './compose/writer';
import type { ReadSubject } from './read/subject';
import { hasHonestCitations } from './verify/check-citations';
import { countedSentence, holdsInPlaces } from './verify/check-sentence';
import { holdsAsWording } from './verify/check-wording';
import { trueSentences } from './verify/recompose';

/** Why a claim was dropped: what it cites does not stand there, or does not bear it out. */
type DropReason = 'citation' | 'unborne';

/**
 * The claims that the portfolio bears out, and those it does not. A claim holds when its citations stand in the portfolio letter by letter and its text is a
 * sentence composed anew from them, a sentence whose places hold against citations and question, or a wording that says no more than the line it cites. Owners' own
 * words are known to whoever has them, and never hold here. Strict on purpose: an honest claim is dropped sooner than a lying one passes. Pure.
 */
export function verifyClaims(
  claims: readonly AnswerClaim[],
  subject: ReadSubject,
  question: string,
): { kept: AnswerClaim[]; dropped: { claim: AnswerClaim; reason: DropReason }[] } {
  const kept: AnswerClaim[] = [];
  const dropped: { claim: AnswerClaim; reason: DropReason }[] = [];
  for (const claim of claims) {
    const reason = !hasHonestCitations(claim, subject) ? 'citation' : isBorneOut(claim, subject, question) ? null : 'unborne';
    if (reason) dropped.push({ claim, reason });
    else kept.push(claim);
  }
  return { kept, dropped };
}

function isBorneOut(claim: AnswerClaim, subject: ReadSubject, question: string): boolean {
  const isSentence = answerLanguages.some((language) => {
    const writer = writerFor(language, subject);
    const counted = countedSentence(claim, writer, question) ?? claim;
    return (
      trueSentences(writer, claim.citations).some(({ text, kinds }) => text === counted.text && kinds.includes(claim.kind)) ||
      holdsInPlaces(counted, writer, question)
    );
  });
  return isSentence || holdsAsWording(claim, writerFor('en', subject));
}
