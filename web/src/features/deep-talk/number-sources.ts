import type { AnswerCitation, AnswerClaim } from '@folia/contracts/deep-talk/answer';

/** Words of the portfolio, under the one number that they have in the whole conversation. */
export type Source = { number: number; citation: AnswerCitation };

const keyOf = ({ itemId, field, entry, quote }: AnswerCitation) => JSON.stringify([itemId, field, entry, quote]);

/** The words that claims rest on, numbered in order of appearance; the same words keep their number. */
export function numberSources(claims: readonly Pick<AnswerClaim, 'citations'>[]): Source[] {
  const found = new Map<string, Source>();
  for (const { citations } of claims)
    for (const citation of citations) if (!found.has(keyOf(citation))) found.set(keyOf(citation), { number: found.size + 1, citation });
  return [...found.values()];
}

/** Those of the numbered sources that these claims rest on, each once. */
export function sourcesOf(claims: readonly Pick<AnswerClaim, 'citations'>[], all: readonly Source[]): Source[] {
  const keys = new Set(claims.flatMap(({ citations }) => citations.map(keyOf)));
  return all.filter(({ citation }) => keys.has(keyOf(citation)));
}
