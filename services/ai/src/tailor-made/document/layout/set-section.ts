import type { ComposedEntry, Words } from '../words/compose-entry';
import type { ComposedSection } from '../words/compose-resume';
import type { ColumnRows } from './column-rows';
import { node, type Rule, type TagNode } from './row';
import type { Span, TextStyle } from './set-text';
import type { Colors, Theme } from './theme';

/** A column too narrow for a period beside a title. */
const narrow = 240;
const hairline = 0.75;

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
      this.entry(entry, owner, index === 0, entries[index - 1]);
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

  private entry(entry: ComposedEntry, owner: TagNode, isFirst: boolean, before: ComposedEntry | undefined): void {
    const { gaps, sizes } = this.theme;
    const isList = (one: ComposedEntry | undefined) => one !== undefined && !one.title && one.paragraphs.length + one.bullets.length === 0;
    const between = isList(entry) && isList(before) ? gaps.part + gaps.bullet : gaps.entry;
    let gap = (isFirst ? gaps.heading : between) * sizes.body;
    const next = () => {
      const now = gap;
      gap = gaps.part * sizes.body;
      return now;
    };
    this.head(entry, owner, next);
    for (const line of entry.lines) this.line(line, node('P', owner), next());
    for (const text of entry.paragraphs) this.line([{ text }], node('P', owner), next());
    const list = node('L', owner);
    entry.bullets.forEach((text, index) => {
      this.bullet(text, list, index === 0 ? next() : gaps.bullet * sizes.body);
    });
    for (const line of entry.closing) this.line(line, node('P', owner), next());
  }

  /** Title with its period at the end, organisation and place below; in a narrow column the period has a line of its own. */
  private head({ title, period, under, lines, paragraphs, bullets, closing }: ComposedEntry, owner: TagNode, next: () => number): void {
    if (!title) return;
    const { leading, sizes } = this.theme;
    const isBelow = this.theme.period === 'below' || this.column.width < narrow;
    const hasMore = lines.length + paragraphs.length + bullets.length + closing.length > 0;
    const span: Span = { text: period, style: this.soft };
    const beside = period && !isBelow ? { span, node: node('P', owner), at: 'end' as const } : undefined;
    const keep = hasMore || Boolean(under) || Boolean(period && isBelow);
    this.column.add([{ text: title, style: { ...this.strong, size: sizes.title } }], node('H3', owner), {
      gap: next(),
      leading,
      keep,
      ...(beside && { beside }),
    });
    if (under) this.column.add([{ text: under, style: this.soft }], node('P', owner), { gap: 0, leading, keep: hasMore || Boolean(period && isBelow) });
    if (period && isBelow) this.column.add([span], node('P', owner), { gap: 0, leading, keep: hasMore });
  }

  private span({ text, strong, url }: Words): Span {
    return { text, style: strong ? this.strong : this.body, ...(url && { url }) };
  }

  private line(words: readonly Words[], owner: TagNode, gap: number): void {
    this.column.add(
      words.map((one) => this.span(one)),
      owner,
      { gap, leading: this.theme.leading },
    );
  }

  private bullet(text: string, list: TagNode, gap: number): void {
    const item = node('LI', list);
    const beside = { span: { text: this.theme.bullet, style: this.soft }, node: node('Lbl', item), at: 'start' as const };
    this.column.add([{ text, style: this.body }], node('LBody', item), { gap, leading: this.theme.leading, indent: this.theme.sizes.body * 1.15, beside });
  }
}
