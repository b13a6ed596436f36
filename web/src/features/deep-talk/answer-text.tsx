import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { Fragment, type ReactNode, useState } from 'react';
import { type AnswerBlock, answerBlocks } from './answer-blocks';
import { ClaimWords } from './claim-words';
import { useEvidenceFocus } from './evidence-focus';
import { SourceQuote } from './source-quote';
import { texts } from './texts';

type AnswerTextProps = {
  claims: readonly AnswerClaim[];
  /** The language of the frame around the quotes. */
  language: string | undefined;
  /** Whose portfolio it is. */
  name: string;
  /** Stands at the end of what is being written. */
  caret?: ReactNode;
};

/** An answer as plain reading text. Where there is no column for the evidence, a mark opens its words under the claim. */
export function AnswerText({ claims, language, name, caret }: AnswerTextProps) {
  const { sources, open, hasColumn } = useEvidenceFocus();
  const [unfolded, setUnfolded] = useState<{ claim: AnswerClaim; number: number } | null>(null);
  const blocks = answerBlocks(claims, caret !== undefined);

  const onMark = (claim: AnswerClaim) => (number: number) => {
    const source = [...sources.values()].find((one) => one.number === number);
    if (hasColumn) return source && open(source);
    setUnfolded((now) => (now?.claim === claim && now.number === number ? null : { claim, number }));
  };
  const quoteUnder = (claim: AnswerClaim) => {
    const source = !hasColumn && unfolded?.claim === claim && [...sources.values()].find(({ number }) => number === unfolded.number);
    return source ? <SourceQuote source={source} under /> : null;
  };
  const draw = (block: AnswerBlock, end: ReactNode) => {
    const words = (claim: AnswerClaim) => {
      const said = <ClaimWords claim={claim} onMark={onMark(claim)} />;
      // "Not in the portfolio" leads what is near to it.
      return claim === claims[0] && claim.kind === 'absent' ? <b className="font-medium">{said}</b> : said;
    };
    if (block.type === 'list')
      return (
        <ul className="list-disc space-y-1 ps-5 marker:text-ink-3">
          {block.claims.map((claim, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: claims are only ever added at the end
            <li key={place}>
              {words(claim)}
              {place === block.claims.length - 1 ? end : null}
              {quoteUnder(claim)}
            </li>
          ))}
        </ul>
      );
    const sentences = block.claims.map((claim, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: claims are only ever added at the end
      <div key={place}>
        {words(claim)}
        {place === block.claims.length - 1 ? end : null}
        {quoteUnder(claim)}
      </div>
    ));
    if (block.type === 'sentences') return <div className="space-y-[0.35em]">{sentences}</div>;
    return (
      <figure className="border-s-2 border-leaf ps-3.5">
        <blockquote className="whitespace-pre-line">{sentences}</blockquote>
        <figcaption className="mt-1 font-sans text-xs text-ink-3">{texts.inOwnWords(name)}</figcaption>
      </figure>
    );
  };
  return (
    <div lang={language} className="max-w-[56ch] space-y-[0.7em] font-serif text-[1.0625rem] leading-[1.62] [overflow-wrap:anywhere]">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <Fragment key={place}>{draw(block, place === blocks.length - 1 ? caret : null)}</Fragment>
      ))}
      {blocks.length === 0 ? caret : null}
    </div>
  );
}
