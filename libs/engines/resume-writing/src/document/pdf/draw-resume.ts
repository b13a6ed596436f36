import PDFDocument from 'pdfkit';
import type { PrintableFont } from '../fonts/printable-font';
import type { DrawnPage, DrawnText, Layout } from '../layout/drawn-page';
import type { TagNode } from '../layout/row';
import type { SetLine } from '../layout/set-text';

/** What a PDF says about itself. */
export type PdfInfo = { readonly title: string; readonly author: string; readonly language: string; readonly createdAt: Date };

const watermarkAngle = 24;
const watermarkOpacity = 0.16;
/** From line to line, in points. */
const watermarkLeading = 20;

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/**
 * Draws a layout as a tagged PDF (PDF/UA-1 marks, PDF 1.7), with its fonts embedded. The lines of a watermark are artifacts, which a screen reader leaves out.
 * Same layout and date, same bytes.
 */
export async function drawResume(layout: Layout, { title, author, language, createdAt }: PdfInfo, watermark: readonly SetLine[] = []): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [layout.width, layout.height],
    margin: 0,
    autoFirstPage: false,
    font: null as unknown as string,
    pdfVersion: '1.7',
    // The library knows it, its types do not yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Folia', Producer: 'Folia', CreationDate: createdAt, ModDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const drawing = new Drawing(pdf, layout, watermark);
  drawing.prepare(layout);
  for (const page of layout.pages) drawing.page(page);
  drawing.end();
  pdf.end();
  return written;
}

class Drawing {
  private readonly elements = new Map<TagNode, Element>();
  private readonly fonts = new Map<PrintableFont, string>();
  private readonly root: Element;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly sheet: Pick<Layout, 'width' | 'height'>,
    private readonly watermark: readonly SetLine[],
  ) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** The structure in document order, whatever page each part is on. */
  prepare({ pages }: Layout): void {
    const texts = pages.flatMap((page) => page.texts).sort((a, b) => a.order - b.order);
    for (const { node } of texts) this.elementOf(node);
  }

  page({ rules, texts, number }: DrawnPage): void {
    const { pdf } = this;
    pdf.addPage();
    pdf.markContent('Artifact', { type: 'Layout' });
    for (const { x, y, width, height, color } of rules) pdf.rect(x, y, width, height).fill(color);
    pdf.endMarkedContent();
    this.mark();
    for (const text of texts) this.text(text);
    if (!number) return;
    pdf.markContent('Artifact', { type: 'Pagination' });
    this.pieces(number);
    pdf.endMarkedContent();
  }

  /** Three times down the page, turned, so that no part of it can be cut out without one; so pale that words over it keep their contrast. */
  private mark(): void {
    const { pdf, watermark } = this;
    const { width, height } = this.sheet;
    if (watermark.length === 0) return;
    pdf.markContent('Artifact', { type: 'Background' } as never);
    for (const part of [0.2, 0.5, 0.8]) {
      pdf
        .save()
        .rotate(-watermarkAngle, { origin: [width / 2, height * part] })
        .fillOpacity(watermarkOpacity);
      for (const [place, { pieces, width: wide }] of watermark.entries()) {
        const baseline = height * part + place * watermarkLeading;
        this.pieces({ pieces, x: (width - wide) / 2, baseline });
      }
      pdf.restore();
    }
    pdf.endMarkedContent();
  }

  end(): void {
    this.root.end();
  }

  private elementOf(node: TagNode): Element {
    const known = this.elements.get(node);
    if (known) return known;
    const element = this.pdf.struct(node.tag);
    (node.parent ? this.elementOf(node.parent) : this.root).add(element);
    this.elements.set(node, element);
    return element;
  }

  private text({ node, pieces, x, baseline }: DrawnText): void {
    const { pdf } = this;
    const element = this.elementOf(node);
    element.add(pdf.markStructureContent(node.tag));
    this.pieces({ pieces, x, baseline });
    pdf.endMarkedContent();
    if (!node.url) return;
    const size = Math.max(...pieces.map(({ span }) => span.style.size));
    const from = Math.min(...pieces.map((piece) => piece.x));
    const width = Math.max(...pieces.map((piece) => piece.x + piece.width)) - from;
    pdf.link(x + from, baseline - size, width, size * 1.3, node.url, { ...{ structParent: element }, Contents: new String(node.url) as string });
  }

  private pieces({ pieces, x, baseline }: Pick<DrawnText, 'pieces' | 'x' | 'baseline'>): void {
    for (const { text, font, span, x: from } of pieces) {
      const { size, color, tracking = 0 } = span.style;
      this.pdf
        .font(this.nameOf(font), size)
        .fillColor(color)
        .text(text, x + from, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking * size, features: ['kern'] });
    }
  }

  private nameOf(font: PrintableFont): string {
    const known = this.fonts.get(font);
    if (known) return known;
    const name = `font-${this.fonts.size}`;
    this.pdf.registerFont(name, font.forPdf as unknown as string);
    this.fonts.set(font, name);
    return name;
  }
}
