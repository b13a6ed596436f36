import type { TailoredItem, TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { untilOrderToReader } from '@folia/text/orders-to-reader';
import { isBesideWork } from './beside-work';

/** A posting in other words than the portfolio's says of none that it is its matter. */
const none: ReadonlyMap<string, number> = new Map();
type Change = (item: TailoredItem) => TailoredItem;
type Candidate = { itemId: string; change: Change };

const isBack = (line: TailoredLine) => line.field === 'highlights' && line.choice === 'dropped' && line.why === 'off-topic' && !isBesideWork(line.words, none);

function kept(line: TailoredLine): TailoredLine {
  const text = untilOrderToReader(line.words);
  return text ? { ...line, choice: text === line.words ? 'kept' : 'rewritten', text, why: 'substance' } : line;
}

/** What may come back, credentials first, then the lines of positions, the latest first. */
function candidatesOf({ sections }: Tailoring): Candidate[] {
  const of = (kind: string) => sections.filter((section) => section.kind === kind).flatMap(({ items }) => items);
  const held = of('certification').filter(({ shown, why }) => shown === 'dropped' && why === 'off-topic');
  const works = of('work').filter(({ shown, why }) => shown === 'full' || (shown === 'head' && why === 'alike'));
  return [
    ...held.map(({ itemId }) => ({ itemId, change: (item: TailoredItem): TailoredItem => ({ ...item, shown: 'full', why: 'substance' }) })),
    ...works.flatMap(({ itemId, lines }) =>
      lines.filter(isBack).map(({ entry }) => ({
        itemId,
        change: (item: TailoredItem): TailoredItem => ({
          ...item,
          shown: 'full',
          lines: item.lines.map((line) => (isBack(line) && line.entry === entry ? kept(line) : line)),
        }),
      })),
    ),
  ];
}

/**
 * Brings back what was left out as off the topic while the resume has fewer words than one should: a posting that is not understood, in another language for
 * one, leaves no career empty. Pure.
 */
export function fillUp(tailoring: Tailoring, fewest: number, wordsOf: (tailoring: Tailoring) => number): Tailoring {
  let full = tailoring;
  for (const { itemId, change } of candidatesOf(tailoring)) {
    if (wordsOf(full) >= fewest) return full;
    full = {
      ...full,
      sections: full.sections.map(({ kind, items }) => ({ kind, items: items.map((item) => (item.itemId === itemId ? change(item) : item)) })),
    };
  }
  return full;
}
