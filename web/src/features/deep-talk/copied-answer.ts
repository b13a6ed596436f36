import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { answerBlocks, splitLastWord } from './answer-blocks';
import { type Source, sourcesOf, wordsOf } from './number-sources';
import { texts } from './texts';

type CopiedAnswer = {
  question: string;
  claims: readonly AnswerClaim[];
  sources: ReadonlyMap<string, Source>;
  /** What a source is called. */
  captionOf: (source: Source) => string;
  /** Who answered, and where from. */
  signature: string;
};

const translationOf = ({ translation }: Source) => (translation ? ` – ${texts.translated}: ${translation.text}` : '');

/** An answer as text to paste elsewhere: the question, the claims with their numbers, and the words behind each number. */
export function copiedAnswer({ question, claims, sources, captionOf, signature }: CopiedAnswer): string {
  const written = (claim: AnswerClaim) => {
    const marks = sourcesOf([claim], sources).map(({ number }) => ` [${number}]`);
    const [before, word, signs] = splitLastWord(claim.text);
    return `${before}${word}${marks.join('')}${signs}`;
  };
  const blocks = answerBlocks(claims).map(({ type, claims: own }) => own.map((claim) => `${type === 'list' ? '- ' : ''}${written(claim)}`).join('\n'));
  const quoted = sourcesOf(claims, sources).map((source) => `[${source.number}] “${wordsOf(source)}”${translationOf(source)} (${captionOf(source)})`);
  return [question, ...blocks, quoted.join('\n'), signature].filter(Boolean).join('\n\n');
}
