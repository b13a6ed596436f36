import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import type { ReadSubject } from './read/subject';

export function verifyClaims(
  claims: readonly AnswerClaim[],
  _subject: ReadSubject,
  _question: string,
): { kept: AnswerClaim[]; dropped: { claim: AnswerClaim; reason: string }[] } {
  return { kept: [...claims], dropped: [] };
}
