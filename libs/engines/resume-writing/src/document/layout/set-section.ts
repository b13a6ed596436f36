import type { ComposedEntry, Words } from '../words/compose-entry';
import type { ComposedSection } from '../words/compose-resume';
import type { ColumnRows } from './column-rows';
import { node, type Rule, type TagNode } from './row';
import type { Span, TextStyle } from './set-text';
import type { Colors, Theme } from './theme';

/** A column this narrow has no room for a period beside a title. */
const narrow = 240;
const hairline = 0.75;

/** Whether an entry is one line of a list: the skills of a category, or a language. */
const isLine = (entry: ComposedEntry | undefined) =>
  entry !== undefined && !entry.title && entry.lines.length + entry.bullets.length === 1 && entry.paragraphs.length + entry.closing.length === 0;

/** Sets sections of a document in the rows of a column. */
export class SectionSetter {
  private readonly body: TextStyle;
  private readonly strong: TextStyle;
  private readonly soft: TextStyle;

  constructor(
    private readonly theme: Theme,
    private readonly colors: Colors,
    private readonly column: ColumnRows,
    private readonly language: string,
  ) {
    const { fonts, sizes } = theme;
    this.body = { face: { family: fonts.body, weight: fonts.weights.body }, size: sizes.body, color: colors.ink };
    this.strong = { ...this.body, face: { ...this.body.face, weight: fonts.weights.strong } };
    this.soft = { ...this.body, color: colors.soft };
  }

  section({ heading, entries }: ComposedSection, order: number): void {
    this.column.inSection(order);
    const owner = node('Sect');
    this.heading(heading, owner);
    entries.forEach((entry, index) => {
      this.entry(entry, owner, entries[index - 1], entries[index + 1], index === entries.length - 2);
    });
  }

  /** Contact data as lines under a heading. */
  contact(heading: string, items: readonly Words[], order: number): void {
    this.column.inSection(order);
    const owner = node('Sect');
    this.heading(heading, owner);
    const { gaps, sizes } = this.theme;
    items.forEach((item, index) => {
      this.line([item], node('P', owner), (index === 0 ? gaps.heading : gaps.bullet) * sizes.body);
    });
  }

  private heading(text: string, owner: TagNode): void {
    const { heading, fonts, sizes, gaps, leading } = this.theme;
    const style: TextStyle = {
      face: { family: fonts.head, weight: heading.weight },
      size: sizes.heading,
      color: this.colors.accent,
      ...(heading.tracking && { tracking: heading.tracking }),
    };
    const written = heading.caps ? text.toLocaleUpperCase(this.language) : text;
    this.column.add([{ text: written, style }], node('H2', owner), {
      gap: gaps.section * sizes.body,
      leading,
      align: heading.align,
      keep: true,
      rules: (height) => this.rules(height),
    });
  }

  private rules(height: number): Rule[] {
    const { rule } = this.theme.heading;
    const line = (y: number): Rule => ({ x: 0, y, width: this.column.width, height: hairline, color: this.colors.line });
    return [...(rule === 'above' || rule === 'both' ? [line(-1.5)] : []), ...(rule === 'below' || rule === 'both' ? [line(height + 1.5)] : [])];
  }

  private entry(entry: ComposedEntry, owner: TagNode, before: ComposedEntry | undefined, after: ComposedEntry | undefined, isNextLast: boolean): void {
    const { gaps, sizes } = this.theme;
    const between = isLine(entry) && isLine(before) ? gaps.part + gaps.bullet : gaps.entry;
    // No line of a list is left alone at the end of a page or the beginning of the next.
    const keep = isLine(entry) && isLine(after) && (!before || isNextLast);
    let gap = (before ? between : gaps.heading) * sizes.body;
    const next = () => {
      const now = gap;
      gap = gaps.part * sizes.body;
      return now;
    };
    if (entry.title) this.head(entry, owner, next);
    for (const line of entry.lines) this.line(line, node('P', owner), next(), keep);
    for (const text of entry.paragraphs) this.line([{ text }], node('P', owner), next());
    const list = node('L', owner);
    entry.bullets.forEach((words, index) => {
      this.bullet(words, list, index === 0 ? next() : gaps.bullet * sizes.body);
    });
    for (const line of entry.closing) this.line(line, node('P', owner), next());
  }

  /** Title with its period at the end, organisation with its place at the end. If two do not fit side by side, each gets its own line. */
  private head({ title, period, under, place, lines, paragraphs, bullets, closing }: ComposedEntry, owner: TagNode, next: () => number): void {
    const { sizes } = this.theme;
    const soft = (text: string): Span => ({ text, style: this.soft });
    const heading: Span = { text: title, style: { ...this.strong, size: sizes.title } };
    const isBeside = (first: Span, last: Span) => Boolean(first.text && last.text) && this.column.width >= narrow && this.column.fits(first, last);
    const withPeriod = isBeside(heading, soft(period));
    const withPlace = isBeside(soft(under), soft(place));
    const rows = [
      { first: heading, last: withPeriod ? soft(period) : null },
      { first: soft(under), last: withPlace ? soft(place) : null },
      { first: soft(withPlace ? '' : place), last: null },
      { first: soft(withPeriod ? '' : period), last: null },
    ].filter(({ first }) => first.text);
    // In a narrow column titles wrap. What follows is set slightly apart, so that a wrapped title can be recognized.
    const apart = this.column.width < narrow ? sizes.body * 0.18 : 0;
    const hasMore = lines.length + paragraphs.length + bullets.length + closing.length > 0;
    rows.forEach(({ first, last }, index) => {
      this.column.add([first], node(index === 0 ? 'H3' : 'P', owner), {
        gap: index === 0 ? next() : apart,
        leading: this.theme.leading,
        keep: hasMore || index < rows.length - 1,
        ...(last && { beside: { span: last, node: node('P', owner), at: 'end' as const } }),
      });
    });
  }

  private span({ text, tone, url }: Words): Span {
    return { text, style: tone === 'strong' ? this.strong : tone === 'soft' ? this.soft : this.body, ...(url && { url }) };
  }

  private line(words: readonly Words[], owner: TagNode, gap: number, keep = false): void {
    this.column.add(
      words.map((one) => this.span(one)),
      owner,
      { gap, leading: this.theme.leading, keep },
    );
  }

  private bullet(words: readonly Words[], list: TagNode, gap: number): void {
    const item = node('LI', list);
    const beside = { span: { text: this.theme.bullet, style: this.soft }, node: node('Lbl', item), at: 'start' as const };
    this.column.add(
      words.map((one) => this.span(one)),
      node('LBody', item),
      { gap, leading: this.theme.leading, indent: this.theme.sizes.body * 1.15, beside },
    );
  }
}
