import type { ViewedItem } from '@folia/contracts/portfolio';
import { itemBlocks } from '../view/plain-blocks';
import type { Quote } from '../view/quotes';
import { QuotedLine } from './quoted-line';

/** `large` on the item's own page. */
type ItemTextProps = { item: ViewedItem; quotes: readonly Quote[]; className?: string; large?: boolean };

/** An item's summary and highlights, with the words that show a skill. */
export function ItemText({ item, quotes, className = '', large = false }: ItemTextProps) {
  const blocks = itemBlocks(item.fields);
  if (blocks.length === 0) return null;
  const own = quotes.filter((quote) => quote.itemId === item.id);
  const line = (text: string, block: number, at: number) => (
    <QuotedLine text={text} quotes={own.filter(({ place }) => typeof place === 'object' && place.block === block && place.line === at)} />
  );
  return (
    <div className={`font-serif leading-[1.6] ${large ? largeText : smallText} ${className}`}>
      {blocks.map(({ type, lines }, block) => {
        const key = `${block}:${lines[0]}`;
        if (type === 'paragraph') return <p key={key}>{line(lines.join(' '), block, 0)}</p>;
        return (
          <ul key={key} className="space-y-1">
            {lines.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
              <li key={at} className="relative ps-4 before:absolute before:start-0 before:top-[0.78em] before:w-2 before:border-t before:border-ink-3">
                {line(text, block, at)}
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

const smallText = 'space-y-2 text-[1.0625rem] text-ink-2 md:text-l md:leading-[1.6]';
const largeText = 'space-y-[1.1em] text-[1.125rem] md:text-[1.25rem]';
