import type { Words } from '../words/compose-entry';
import type { ComposedResume } from '../words/compose-resume';
import { isolated } from './bidi-runs';
import type { ColumnRows } from './column-rows';
import { node, type TagNode } from './row';
import type { Span, TextSetter, TextStyle } from './set-text';
import type { Theme } from './theme';

const separator = '  ·  ';

/** Contact data side by side. Lines break between two items, and never inside one that fits on a line. */
function contactLines(items: readonly Words[], style: TextStyle, setter: TextSetter, width: number): Span[][] {
  const lines: Span[][] = [];
  let used = 0;
  for (const { text, url } of items) {
    const span: Span = { text: setter.fromRight ? isolated(text) : text, style, ...(url && { url }) };
    const needed = setter.widthOf({ text: separator + text, style });
    const last = lines.at(-1);
    if (last && used + needed <= width) {
      last.push({ text: separator, style }, span);
      used += needed;
    } else {
      lines.push([span]);
      used = setter.widthOf(span);
    }
  }
  return lines;
}

/** Name, headline and, if `withContact`, contact data at the top of a column. */
export function setHeader(resume: ComposedResume, theme: Theme, column: ColumnRows, setter: TextSetter, withContact: boolean): void {
  const { header, fonts, sizes, colors } = theme;
  const owner: TagNode = node('Sect');
  const align = header.align;
  const style = (size: number, weight: number, color: string): TextStyle => ({ face: { family: fonts.head, weight }, size, color });
  const softInk = header.band?.soft ?? colors.soft;
  const name = style(sizes.name, header.weight, header.band?.ink ?? colors.accent);
  const items = withContact ? resume.contact : [];
  column.inSection(-1).add([{ text: resume.name, style: name }], node('H1', owner), { gap: 0, leading: 1.15, align, keep: true });
  const headline = style(sizes.headline, fonts.weights.body, softInk);
  if (resume.headline)
    column.add([{ text: resume.headline, style: headline }], node('P', owner), { gap: sizes.name * 0.08, leading: 1.3, align, keep: items.length > 0 });
  const contact = style(sizes.contact, fonts.weights.body, softInk);
  contactLines(items, contact, setter, column.width).forEach((spans, index) => {
    column.add(spans, node('P', owner), { gap: index === 0 ? sizes.body * 0.3 : 0, leading: 1.4, align });
  });
}
