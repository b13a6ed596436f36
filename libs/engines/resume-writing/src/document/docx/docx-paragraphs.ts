import { BorderStyle, ExternalHyperlink, HeadingLevel, Paragraph, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx';
import { isRightToLeft } from '../layout/bidi-runs';
import type { Theme } from '../layout/theme';
import type { ComposedEntry, Words } from '../words/compose-entry';
import type { ComposedResume, ComposedSection } from '../words/compose-resume';

/** The list that bullets belong to. */
export const bulletList = 'bullets';

/** Points as Word counts distances: twentieths. */
export const twips = (points: number) => Math.round(points * 20);
const hex = (color: string) => color.slice(1);

type Tone = { bold?: boolean; color?: string };

/** Writes the paragraphs of a resume: a title, real headings of two levels, real lists, periods and places at a right-hand tab stop. */
export class DocxParagraphs {
  constructor(
    private readonly theme: Theme,
    private readonly textWidth: number,
    private readonly fromRight: boolean,
  ) {}

  header({ name, headline, contact }: ComposedResume): Paragraph[] {
    const centre = this.theme.header.align === 'center' ? { alignment: 'center' as const } : {};
    const separated = contact.flatMap((item, index) => [...(index > 0 ? [this.run('  ·  ', { color: this.theme.colors.soft })] : []), ...this.words([item])]);
    return [
      new Paragraph({ ...this.direction, ...centre, heading: HeadingLevel.TITLE, children: [this.run(name)] }),
      ...(headline ? [new Paragraph({ ...this.direction, ...centre, style: 'Headline', children: [this.run(headline)] })] : []),
      ...(separated.length > 0 ? [new Paragraph({ ...this.direction, ...centre, style: 'Contact', children: separated })] : []),
    ];
  }

  section({ heading, entries }: ComposedSection, language: string): Paragraph[] {
    const { caps, rule, align } = this.theme.heading;
    const line = { style: BorderStyle.SINGLE, size: 6, space: 2, color: hex(this.theme.colors.line) };
    const borders = { ...(rule === 'above' || rule === 'both' ? { top: line } : {}), ...(rule === 'below' || rule === 'both' ? { bottom: line } : {}) };
    const title = new Paragraph({
      ...this.direction,
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      border: borders,
      ...(align === 'center' && { alignment: 'center' }),
      children: [this.run(caps ? heading.toLocaleUpperCase(language) : heading)],
    });
    return [title, ...entries.flatMap((entry) => this.entry(entry))];
  }

  private entry({ title, period, under, place, lines, paragraphs, bullets, closing }: ComposedEntry): Paragraph[] {
    const said = [...lines, ...paragraphs.map((text): Words[] => [{ text }])];
    return [
      ...(title ? [this.pair(title, period, { heading: HeadingLevel.HEADING_2, keepNext: true })] : []),
      ...(under || place ? [this.pair(under, place, { style: 'Organisation', keepNext: said.length + bullets.length > 0 })] : []),
      ...said.map((words) => this.paragraph(words)),
      ...bullets.map((words) => new Paragraph({ ...this.direction, numbering: { reference: bulletList, level: 0 }, children: this.words(words) })),
      ...closing.map((words) => this.paragraph(words)),
    ];
  }

  /** Two texts on one line, the second at its end. If the first is missing, the second is at the beginning. */
  private pair(first: string, last: string, options: { heading?: typeof HeadingLevel.HEADING_2; style?: string; keepNext: boolean }): Paragraph {
    const plain = { bold: false, color: this.theme.colors.soft };
    const children = first ? [this.run(first), ...(last ? [new TextRun({ children: [new Tab()] }), this.run(last, plain)] : [])] : [this.run(last, plain)];
    return new Paragraph({ ...this.direction, ...options, tabStops: [{ type: TabStopType.RIGHT, position: twips(this.textWidth) }], children });
  }

  private paragraph(words: readonly Words[]): Paragraph {
    return new Paragraph({ ...this.direction, children: this.words(words) });
  }

  private words(words: readonly Words[]): ParagraphChild[] {
    return words.map(({ text, tone, url }) => {
      const run = this.run(text, { ...(tone === 'strong' && { bold: true }), ...(tone === 'soft' && { color: this.theme.colors.soft }) });
      return url ? new ExternalHyperlink({ link: url, children: [run] }) : run;
    });
  }

  private run(text: string, { bold, color }: Tone = {}): TextRun {
    return new TextRun({
      text,
      ...(bold !== undefined && { bold, boldComplexScript: bold }),
      ...(color && { color: hex(color) }),
      ...(isRightToLeft(text) && { rightToLeft: true }),
    });
  }

  private get direction() {
    return this.fromRight ? { bidirectional: true } : {};
  }
}
