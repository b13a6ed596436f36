import type { Quote } from '../view/quotes';
import type { ItemWithBlocks } from '../view/with-texts';
import { QuotedLine } from './quoted-line';
import { TextBlocksView } from './text-blocks-view';

/** `large` on the item's own page. */
type ItemTextProps = { item: ItemWithBlocks; quotes: readonly Quote[]; className?: string; large?: boolean };

/** An item's summary and highlights, including the words that show a skill. */
export function ItemText({ item, quotes, className = '', large = false }: ItemTextProps) {
  const { blocks } = item;
  if (blocks.length === 0) return null;
  const own = quotes.filter((quote) => quote.itemId === item.id);
  return (
    <div data-part="text" className={`font-serif leading-[1.6] ${large ? largeText : smallText} ${className}`}>
      <TextBlocksView
        blocks={blocks}
        large={large}
        line={(line, block, at) => (
          <QuotedLine key={at} line={line} quotes={own.filter(({ place }) => typeof place === 'object' && place.block === block && place.line === at)} />
        )}
      />
    </div>
  );
}

const smallText = 'space-y-2 text-[1.0625rem] text-ink-2 md:text-l md:leading-[1.6]';
const largeText = 'space-y-[1.1em] text-[1.125rem] md:text-[1.25rem]';
