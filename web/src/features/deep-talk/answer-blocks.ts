import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';

/** How claims stand on the page: a sentence on a line of its own each, lines of a list, or what the owner says. */
export type AnswerBlock = { type: 'sentences' | 'list' | 'own-words'; claims: AnswerClaim[] };

/** A sentence, or a quote in its place, has an end; a line of a list has none. */
const endsLikeSentence = /[.!?…:”"»][”’')\]]*$/;

const typeOf = ({ kind, text }: AnswerClaim): AnswerBlock['type'] =>
  kind === 'own-words' ? 'own-words' : endsLikeSentence.test(text.trimEnd()) ? 'sentences' : 'list';

/** `growing`: the last claim is still being written, and stands as the one before it until its end is there. */
export function answerBlocks(claims: readonly AnswerClaim[], growing = false): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const [place, claim] of claims.entries()) {
    const last = blocks.at(-1);
    const isGrowing = growing && place === claims.length - 1 && claim.kind !== 'own-words';
    const type = isGrowing ? (last?.type === 'list' ? 'list' : 'sentences') : typeOf(claim);
    if (last?.type === type) last.claims.push(claim);
    else blocks.push({ type, claims: [claim] });
  }
  return blocks;
}

/** A claim without its last word, the last word, and the signs after it: the marks stand between these two and never begin a line. */
export function splitLastWord(text: string): [before: string, word: string, signs: string] {
  const [, before = '', word = '', signs = ''] = /^([\s\S]*?)(\S*?)([.,;:!?…]*)$/.exec(text.trim()) ?? [];
  return [before, word, signs];
}
