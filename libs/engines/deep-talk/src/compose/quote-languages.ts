import type { AnswerClaim, AnswerLanguage } from '@folia/contracts/deep-talk/answer';
import type { ReadSubject } from '../read/subject';
import { languageOf } from '../understand/language-of';
import { textOf } from '../understand/tokens';

/** Fewer words do not tell their language. */
const fewest = 4;

/** Claims whose quotes name their language where it can be told and is not that of the answer. Names, titles and dates have none. */
export function withQuoteLanguages(claims: readonly AnswerClaim[], subject: ReadSubject, language: AnswerLanguage): AnswerClaim[] {
  return claims.map((claim) => ({
    ...claim,
    citations: claim.citations.map((citation) => {
      const isTold = subject.passages.some(
        ({ itemId, field, entry, isTold: told }) => told && itemId === citation.itemId && field === citation.field && entry === citation.entry,
      );
      const text = textOf(citation.quote);
      const lang = isTold && text.tokens.length >= fewest ? languageOf(text) : 'other';
      return lang === 'other' || lang === language ? citation : { ...citation, lang };
    }),
  }));
}
