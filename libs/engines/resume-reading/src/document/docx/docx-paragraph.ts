import { buildLine, type LinePart } from '../build-line';
import { cleanText, countWords } from '../clean-text';
import { childOf, childrenOf, type XmlElement } from '../parse-xml';
import type { TextLine } from '../text-line';
import { type DocxStyles, isShaded, listOf, type RunStyle, runStyle } from './docx-styles';

/** What reading paragraphs needs to know about the file, and what it counts along the way. */
export type DocxContext = {
  styles: DocxStyles;
  links: Map<string, string>;
  page: number;
  hiddenWords: number;
  /** White text is read here, because its surroundings have a background of their own. */
  isOnGround: boolean;
  /** Text boxes found inside a paragraph: read on their own. */
  boxes: XmlElement[];
};

// Deleted and moved-away text, comments' marks, field codes and old fallbacks are not what a person sees.
const skipped = new Set([
  'w:del',
  'w:moveFrom',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
  'w:delText',
  'w:footnoteReference',
  'w:rPr',
  'w:pPr',
]);

type Style = RunStyle & { url: string };

/** The address of a HYPERLINK field (ISO/IEC 29500-1, 17.16.5.25); other fields have none. */
const fieldAddress = (instruction: string) => /^\s*HYPERLINK\s+"(https?:\/\/[^"]{1,2000})"/i.exec(instruction)?.[1] ?? '';
const textOf = (element: XmlElement) => element.children.filter((part) => typeof part === 'string').join('');

function isHidden(style: RunStyle, isOnGround: boolean): boolean {
  const isWhite = style.color === 'ffffff' && !style.shaded && !isOnGround;
  return style.hidden === true || isWhite || (style.size ?? 10) < 2;
}

class ParagraphReader {
  private readonly rows: LinePart[][] = [[]];
  private newCell = false;
  /** The instruction of the open field, and the target of its text once that begins. */
  private instruction = '';
  private fieldUrl = '';
  hasPageBreak = false;

  constructor(private readonly context: DocxContext) {}

  get lines(): LinePart[][] {
    return this.rows;
  }

  private add(text: string, style: Style): void {
    const seen = cleanText(text);
    if (isHidden(style, this.context.isOnGround)) {
      this.context.hiddenWords += countWords(seen);
      return;
    }
    const { size = 10, bold = false, italic = false, color = '' } = style;
    const url = style.url || this.fieldUrl;
    this.rows[this.rows.length - 1]?.push({ text: seen, x: 0, width: 0, size, bold, italic, color, url, newCell: this.newCell });
    if (seen.trim()) this.newCell = false;
  }

  private run(element: XmlElement, inherited: Style): void {
    const properties = childOf(element, 'w:rPr');
    const style = { ...inherited, ...this.context.styles.run(childOf(properties, 'w:rStyle')?.attributes['w:val']), ...runStyle(properties) };
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      switch (child.name) {
        case 'w:t':
          this.add(textOf(child), style);
          break;
        case 'w:instrText':
          this.instruction += textOf(child);
          break;
        case 'w:fldChar':
          this.field(child.attributes['w:fldCharType']);
          break;
        case 'w:tab':
        case 'w:ptab':
          this.newCell = true;
          break;
        case 'w:br':
          if (child.attributes['w:type'] === 'page') this.hasPageBreak = true;
          this.rows.push([]);
          this.newCell = false;
          break;
        case 'w:cr':
          this.rows.push([]);
          break;
        case 'w:noBreakHyphen':
          this.add('-', style);
          break;
        case 'w:lastRenderedPageBreak':
          this.hasPageBreak = true;
          break;
        case 'w:sym':
          this.add('•', style);
          break;
        default:
          this.walk(child, style);
      }
    }
  }

  private field(mark: string | undefined): void {
    this.fieldUrl = mark === 'separate' ? fieldAddress(this.instruction) : '';
    if (mark !== 'separate') this.instruction = '';
  }

  walk(element: XmlElement, style: Style): void {
    if (skipped.has(element.name)) return;
    if (element.name === 'w:txbxContent') {
      this.context.boxes.push(element);
      return;
    }
    // The same text box twice, for new and for old programs; only the first choice is read.
    if (element.name === 'mc:AlternateContent') {
      const choice = childrenOf(element)[0];
      if (choice) for (const child of childrenOf(choice)) this.walk(child, style);
      return;
    }
    if (element.name === 'w:r') {
      this.run(element, style);
      return;
    }
    const linked = element.name === 'w:hyperlink' ? this.context.links.get(element.attributes['r:id'] ?? '') : undefined;
    const url = linked ?? (element.name === 'w:fldSimple' ? fieldAddress(element.attributes['w:instr'] ?? '') || style.url : style.url);
    for (const child of childrenOf(element)) this.walk(child, { ...style, url });
  }
}

/**
 * The lines of one w:p: line breaks divide it, tabs set cells apart, list paragraphs count as bullets.
 * Raises the context's page at page breaks, adds to its hidden words and text boxes. Throws nothing of its own.
 */
export function docxParagraph(element: XmlElement, context: DocxContext): TextLine[] {
  const properties = childOf(element, 'w:pPr');
  const style = context.styles.paragraph(childOf(properties, 'w:pStyle')?.attributes['w:val']);
  const list = listOf(properties) ?? style.list;
  const reader = new ParagraphReader(context);
  for (const child of childrenOf(element)) reader.walk(child, { ...style.run, shaded: style.run.shaded || isShaded(properties), url: '' });
  const outline = Number(childOf(properties, 'w:outlineLvl')?.attributes['w:val'] ?? Number.NaN);
  if (reader.hasPageBreak) context.page += 1;
  const lines = reader.lines.flatMap((parts) => buildLine(parts, { page: context.page, x: 0, y: 0, width: 0, height: 0, placed: false }));
  for (const line of lines) line.outline = outline >= 0 && outline < 9 ? outline + 1 : style.outline;
  if (list && list.id !== '0' && style.outline === 0 && lines[0]) lines[0].bullet = true;
  return lines;
}
