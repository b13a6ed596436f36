import type { PrintedLine } from '@folia/contracts/resume-document';
import type { Layout } from './drawn-page';
import type { TagNode } from './row';

/** Precise enough for a screen: a tenth of a point on the widest sheet. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
/** What a text belongs to; for a link, the paragraph that contains it. */
const paragraphOf = (node: TagNode): TagNode => (node.tag === 'Link' && node.parent ? paragraphOf(node.parent) : node);

/** Where each line of a layout is on its page; list markers are not lines. Pure. */
export function printedLines({ width, height, pages }: Layout): PrintedLine[] {
  const lines: (PrintedLine & { of: TagNode })[] = [];
  const begun = new Set<TagNode>();
  pages.forEach(({ texts }, place) => {
    for (const { node, pieces, x, baseline } of texts) {
      const of = paragraphOf(node);
      if (of.tag === 'Lbl') continue;
      const from = Math.min(...pieces.map((piece) => piece.x));
      const to = Math.max(...pieces.map((piece) => piece.x + piece.width));
      const box = { x: rounded((x + from) / width), y: rounded(baseline / height), width: rounded((to - from) / width) };
      const text = pieces.map((piece) => piece.text).join('');
      const last = lines.at(-1);
      // Linked words are a separate text, on the same line as the words before them.
      if (last?.of === of && last.page === place + 1 && last.y === box.y) {
        last.text += text;
        last.width = rounded(Math.max(last.x + last.width, box.x + box.width) - Math.min(last.x, box.x));
        last.x = Math.min(last.x, box.x);
        continue;
      }
      const size = Math.max(...pieces.map(({ span }) => span.style.size));
      lines.push({ of, text, page: place + 1, ...box, height: rounded(size / height), begins: !begun.has(of) });
      begun.add(of);
    }
  });
  return lines.map(({ of: _of, ...line }) => line);
}
