import { Fragment, type ReactNode } from 'react';
import type { Line } from '../view/text-blocks';
import { quietLink } from './outside-links';

/** A part of a line, from `start` up to `end`, and what is highlighted in it. */
export function MarkedWords({ line, start = 0, end = line.text.length }: { line: Line; start?: number; end?: number }) {
  const marks = line.marks.filter((mark) => mark.start < end && mark.end > start);
  if (marks.length === 0) return line.text.slice(start, end);
  const cuts = [...new Set([start, end, ...marks.flatMap((mark) => [mark.start, mark.end])])].filter((cut) => cut >= start && cut <= end).sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, place) => {
    const to = cuts[place + 1] ?? end;
    const own = marks.filter((mark) => mark.start <= from && mark.end >= to);
    return <Fragment key={from}>{own.reduceRight<ReactNode>((inner, { as, href }) => dressed(as, href, inner), line.text.slice(from, to))}</Fragment>;
  });
}

function dressed(as: Line['marks'][number]['as'], href: string | undefined, words: ReactNode): ReactNode {
  switch (as) {
    case 'strong':
      return <strong className="font-bold text-ink">{words}</strong>;
    case 'em':
      return <em>{words}</em>;
    case 'code':
      return <code className="rounded-[4px] bg-sunken px-1 font-mono text-[0.85em]">{words}</code>;
    case 'link':
      return (
        <a href={href} rel="nofollow ugc noopener" className={quietLink}>
          {words}
        </a>
      );
  }
}
