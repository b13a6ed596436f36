import type { Mark, Row, Rule, TagNode } from './row';
import { node } from './row';
import type { SetLine, Span, TextPiece, TextSetter } from './set-text';

type Placing = {
  readonly gap: number;
  readonly leading: number;
  readonly indent?: number;
  readonly align?: 'start' | 'center';
  /** Whether the whole paragraph stays together with what comes next. */
  readonly keep?: boolean;
  /** What else is on the first line: at the column's end, or before the indent. */
  readonly beside?: { readonly span: Span; readonly node: TagNode; readonly at: 'end' | 'start' };
  readonly rules?: (height: number) => readonly Rule[];
};

const gutter = 14;

/** Rows of one column, filled from top to bottom. */
export class ColumnRows {
  readonly rows: Row[] = [];
  private order = 0;

  constructor(
    private readonly setter: TextSetter,
    readonly width: number,
  ) {}

  /** The rows that follow belong to this section of the document. */
  inSection(order: number): this {
    this.order = order;
    return this;
  }

  /** Whether two texts have room on one line, one at its beginning and one at its end. */
  fits(first: Span, last: Span): boolean {
    return this.setter.widthOf(first) + gutter + this.setter.widthOf(last) <= this.width;
  }

  /** Sets one paragraph under a node. The first and the last two lines of a paragraph stay together. */
  add(spans: readonly Span[], parent: TagNode, { gap, leading, indent = 0, align = 'start', keep = false, beside, rules }: Placing): void {
    const besideWidth = beside ? this.setter.widthOf(beside.span) : 0;
    const room = this.width - indent - (beside?.at === 'end' ? besideWidth + gutter : 0);
    const lines = this.setter.set(spans, room);
    const style = spans[0]?.style;
    if (!style) return;
    const height = style.size * leading;
    const { ascent, descent } = this.setter.extentOf(style);
    const links = new Map<Span, TagNode>();
    lines.forEach((line, index) => {
      const isLast = index === lines.length - 1;
      const x = align === 'center' ? indent + (room - line.width) / 2 : indent;
      const marks = marksOf(line, x, parent, links);
      const side = index === 0 && beside ? this.besideMark(beside, besideWidth) : [];
      this.rows.push({
        order: this.order,
        gap: index === 0 ? gap : 0,
        height,
        baseline: (height - ascent - descent) / 2 + ascent,
        keep: keep || (!isLast && (index === 0 || index === lines.length - 2)),
        marks: beside?.at === 'start' ? [...side, ...marks] : [...marks, ...side],
        rules: isLast ? (rules?.(height) ?? []) : [],
      });
    });
  }

  private besideMark({ span, node: owner, at }: NonNullable<Placing['beside']>, width: number): Mark[] {
    const [line] = this.setter.set([span], Number.POSITIVE_INFINITY);
    return line ? [{ node: owner, pieces: line.pieces, x: at === 'end' ? this.width - width : 0, width }] : [];
  }
}

/** Pieces with a link become link nodes of their own; the others stay with the paragraph. */
function marksOf(line: SetLine, x: number, parent: TagNode, links: Map<Span, TagNode>): Mark[] {
  const ownerOf = ({ span }: TextPiece) => {
    if (!span.url) return parent;
    const owner = links.get(span) ?? node('Link', parent, span.url);
    links.set(span, owner);
    return owner;
  };
  const groups: { owner: TagNode; pieces: TextPiece[] }[] = [];
  for (const piece of line.pieces) {
    const owner = ownerOf(piece);
    const last = groups.at(-1);
    if (last?.owner === owner) last.pieces.push(piece);
    else groups.push({ owner, pieces: [piece] });
  }
  return groups.map(({ owner, pieces }) => ({ node: owner, pieces, x, width: line.width }));
}
