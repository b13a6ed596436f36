import { type RefObject, useLayoutEffect, useState } from 'react';
import { quoteAnchor } from '../view/portfolio-sections';
import { useQuoteFocus } from './quote-focus';

// The server draws nothing and would warn about a layout effect.
const useBeforePaint = typeof window === 'undefined' ? () => {} : useLayoutEffect;
const radius = 8;
/** Half of the gutter between text and margin (sketch: 24 of 48 px). */
const gutter = 24;

/** The leaf line under the words, out to the gutter, and with one turn to the mark. Wide screens only; elsewhere the highlight is enough. */
export function EvidenceThread({ within }: { within: RefObject<HTMLElement | null> }) {
  const { pointed } = useQuoteFocus();
  const [path, setPath] = useState('');
  useBeforePaint(() => setPath(pointed === null ? '' : threadPath(within.current, pointed)), [pointed, within]);
  if (!path) return null;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible max-lg:hidden print:hidden">
      <path d={path} fill="none" strokeWidth="1" className="stroke-leaf" />
    </svg>
  );
}

function threadPath(article: HTMLElement | null, number: number): string {
  const words = article?.querySelector(`#${quoteAnchor(number)}`);
  const mark = article?.querySelector(`[data-mark="${number}"]`);
  const column = words?.closest('article > div');
  const note = mark?.closest('li');
  if (!article || !words || !note || !column || !mark) return '';
  const origin = article.getBoundingClientRect();
  // The thread leaves from the last line of the words.
  const lines = words.getClientRects();
  const last = lines.item(lines.length - 1);
  if (!last) return '';
  const from = { x: last.left - origin.left, y: last.bottom - origin.top + 3.5 };
  const turn = column.getBoundingClientRect().right - origin.left + gutter;
  const to = {
    x: note.getBoundingClientRect().left - origin.left - 8,
    y: mark.getBoundingClientRect().top + mark.getBoundingClientRect().height / 2 - origin.top,
  };
  const bend = Math.max(-radius, Math.min(radius, (to.y - from.y) / 2));
  const curve = Math.abs(bend);
  return `M${from.x} ${from.y}H${turn - curve}Q${turn} ${from.y} ${turn} ${from.y + bend}V${to.y - bend}Q${turn} ${to.y} ${turn + curve} ${to.y}H${to.x}`;
}
