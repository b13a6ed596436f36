import { isPaged } from '@folia/contracts/item/page-routes';
import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import type { PageAddress } from '../view/page-address';
import { quoteAnchor } from '../view/portfolio-sections';
import type { Quote } from '../view/quotes';
import { shownHeading } from '../view/row-facts';
import { splitByQuotes } from '../view/split-by-quotes';
import type { Line } from '../view/text-blocks';
import { MarkedWords } from './marked-words';
import { useQuoteFocus } from './quote-focus';

/** Words a mark relies on: plain by default, highlighted while their mark is active or after it has led here. */
export function QuotedWords({ quotes, children }: { quotes: readonly Quote[]; children: ReactNode }) {
  const { pointed } = useQuoteFocus();
  const raised = quotes.some((quote) => quote.number === pointed);
  // One element per quote: each is an anchor of its own.
  return quotes.reduceRight<ReactNode>(
    (inner, quote) => (
      <span
        key={quote.number}
        id={quoteAnchor(quote.number)}
        className={`rounded-[3px] transition-colors duration-120 target:scroll-mt-[40vh] target:bg-leaf-wash target:text-leaf-strong print:bg-transparent! print:text-inherit! ${raised ? 'bg-leaf-wash text-leaf-strong shadow-[0_0_0_3px_var(--leaf-wash)]' : ''}`}
      >
        {inner}
      </span>
    ),
    children,
  );
}

export function QuotedLine({ line, quotes }: { line: Line; quotes: readonly Quote[] }) {
  let reached = 0;
  return splitByQuotes(line.text, quotes).map((run) => {
    const key = reached;
    reached += run.text.length;
    const words = <MarkedWords key={key} line={line} start={key} end={reached} />;
    return run.quotes.length ? (
      <QuotedWords key={key} quotes={run.quotes}>
        {words}
      </QuotedWords>
    ) : (
      words
    );
  });
}

/** A heading that links to the item's own page, if its kind has one. */
export function LinkedHeading({ at, item, quotes }: { at: PageAddress; item: ViewedItem; quotes: readonly Quote[] }) {
  const heading = <QuotedHeading itemId={item.id} text={shownHeading(item)} quotes={quotes} />;
  if (!isPaged(item.kind)) return heading;
  return (
    <Link
      to={paths.itemPage(item.kind).href(at.uname, item.id, at.slug)}
      className="decoration-line-strong decoration-1 underline-offset-[0.2em] hover:underline focus-visible:underline"
    >
      {heading}
    </Link>
  );
}

/** An item's heading, whose words can show a skill too: a certificate's name is its evidence. */
export function QuotedHeading({ itemId, text, quotes }: { itemId: string; text: string; quotes: readonly Quote[] }) {
  const own = quotes.filter((quote) => quote.itemId === itemId && quote.place === 'heading');
  return <QuotedWords quotes={own}>{text}</QuotedWords>;
}
