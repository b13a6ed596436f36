import type { ReactNode } from 'react';
import type { Block, Line } from '../view/text-blocks';

type TextBlocksProps = { blocks: readonly Block[]; line: (line: Line, block: number, place: number) => ReactNode; large?: boolean; first?: string };

const dash = 'relative ps-4 before:absolute before:start-0 before:top-[0.78em] before:w-2 before:border-t before:border-ink-3';

/** Blocks of words as elements; the caller decides how a line is drawn. `large` is for an item's own page, `first` is the look of an opening paragraph. */
export function TextBlocksView({ blocks, line, large = false, first = '' }: TextBlocksProps) {
  return blocks.map((block, at) => {
    const key = `${at}:${block.lines[0]?.text}`;
    const lines = block.lines.map((words, place) => line(words, at, place));
    switch (block.type) {
      case 'paragraph':
        return (
          <p key={key} className={at === 0 && first ? first : undefined}>
            {lines}
          </p>
        );
      case 'heading':
        return large ? (
          <h2 key={key} className="pt-6 font-serif text-xl leading-[1.25] font-medium">
            {lines}
          </h2>
        ) : (
          <p key={key} className="pt-1 font-medium text-ink">
            {lines}
          </p>
        );
      case 'quote':
        return (
          <blockquote
            key={key}
            className={
              large ? 'border-s border-ink-3 ps-5 text-[1.5rem] leading-[1.3] font-light text-balance italic md:text-2xl' : 'border-s border-ink-3 ps-4 italic'
            }
          >
            {lines}
          </blockquote>
        );
      case 'code':
        return (
          <pre key={key} className="overflow-x-auto rounded-s bg-sunken p-3 font-mono text-s leading-[1.5] whitespace-pre-wrap">
            {block.lines.map((words) => words.text).join('\n')}
          </pre>
        );
      case 'numbered':
        return (
          <ol key={key} start={block.start} className="list-decimal space-y-1 ps-6 marker:text-ink-3">
            {lines.map((words, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
              <li key={place}>{words}</li>
            ))}
          </ol>
        );
      case 'list':
        return (
          <ul key={key} className="space-y-1">
            {lines.map((words, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
              <li key={place} className={dash}>
                {words}
              </li>
            ))}
          </ul>
        );
    }
    return null;
  });
}
