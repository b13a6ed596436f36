import { AppError } from '@folia/contracts/errors';
import { matchHeading } from '../../parser/sections/match-heading';
import { maxLines, maxResumePages } from '../limits';
import { childOf, childrenOf, parseXml, type XmlElement } from '../parse-xml';
import type { SourceDocument, TextFlow, TextLine } from '../text-line';
import { type DocxContext, docxParagraph } from './docx-paragraph';
import { docxStyles, isShaded } from './docx-styles';
import type { DocxParts } from './open-docx';

const emptyLine = Symbol('empty paragraph');
type Read = (TextLine | typeof emptyLine)[];

/** Targets of the hyperlinks of a part; only http(s) addresses count. */
function linksOf(parts: DocxParts, part: string): Map<string, string> {
  const source = parts.get(`word/_rels/${part}.rels`);
  const links = new Map<string, string>();
  for (const relation of source ? childrenOf(childOf(parseXml(source), 'Relationships')) : []) {
    const target = relation.attributes.Target ?? '';
    if (/\/hyperlink$/.test(relation.attributes.Type ?? '') && /^https?:\/\//i.test(target)) links.set(relation.attributes.Id ?? '', target);
  }
  return links;
}

class PartReader {
  readonly flows: TextFlow[] = [];

  constructor(readonly context: DocxContext) {}

  /** Paragraphs and tables of a container, with text boxes as separate flows. */
  read(container: XmlElement): Read {
    const lines: Read = [];
    for (const child of childrenOf(container)) {
      if (child.name === 'w:p') {
        const read = docxParagraph(child, this.context);
        lines.push(...(read.length > 0 ? read : [emptyLine as typeof emptyLine]));
        for (const box of this.context.boxes.splice(0)) this.addFlow(this.readOnGround(box, true));
      } else if (child.name === 'w:tbl') lines.push(...this.readTable(child));
      else if (child.name === 'w:sdt') lines.push(...this.read(childOf(child, 'w:sdtContent') ?? { name: '', attributes: {}, children: [] }));
      else if (child.name === 'w:ins' || child.name === 'w:customXml' || child.name === 'w:smartTag' || child.name === 'w:sdtContent')
        lines.push(...this.read(child));
    }
    return lines;
  }

  addFlow(read: Read, role: TextFlow['role'] = 'side'): void {
    let gap = 1;
    const lines: TextLine[] = [];
    for (const line of read) {
      if (line === emptyLine) {
        gap += 1;
        continue;
      }
      lines.push({ ...line, gap });
      gap = 0;
    }
    if (lines.length > 0) this.flows.push({ role, lines });
  }

  /** Reads a text box or table cell that may have its own background. */
  private readOnGround(container: XmlElement, hasGround: boolean): Read {
    const before = this.context.isOnGround;
    this.context.isOnGround = before || hasGround;
    const read = this.read(container);
    this.context.isOnGround = before;
    return read;
  }

  private readTable(table: XmlElement): Read {
    const properties = childOf(table, 'w:tblPr');
    const style = childOf(properties, 'w:tblStyle')?.attributes['w:val'] ?? '';
    const hasStyle = isShaded(properties) || (style !== '' && !/^(?:TableGrid|TableNormal)$/i.test(style));
    const rows = childrenOf(table)
      .filter((row) => row.name === 'w:tr')
      .map((row) =>
        childrenOf(row)
          .flatMap((cell) => (cell.name === 'w:sdt' ? childrenOf(childOf(cell, 'w:sdtContent')) : [cell]))
          .filter((cell) => cell.name === 'w:tc')
          .map((cell) => this.readOnGround(cell, hasStyle || isShaded(childOf(cell, 'w:tcPr')))),
      );
    return rows.flatMap((cells) => this.readRow(cells.filter((cell) => cell.some((line) => line !== emptyLine))));
  }

  /** Cells that contain whole sections or long text are columns and are read one after another; short ones share their lines. */
  private readRow(cells: Read[]): Read {
    const real = cells.map((cell) => cell.filter((line): line is TextLine => line !== emptyLine));
    const sections = real.filter((cell) => cell.some((line) => matchHeading(line.text)?.exact));
    const long = real.filter((cell) => cell.length >= 4);
    if (cells.length > 1 && (sections.length > 1 || (long.length > 1 && sections.length > 0) || long.length > 2)) {
      const main = real.indexOf([...real].sort((a, b) => b.length - a.length)[0] as TextLine[]);
      cells.forEach((cell, index) => {
        if (index !== main) this.addFlow(cell);
      });
      return cells[main] ?? [];
    }
    if (cells.length <= 1) return cells[0] ?? [];
    const height = Math.max(...real.map((cell) => cell.length));
    return Array.from({ length: height }, (_, index) => real.flatMap((cell) => cell[index] ?? [])).flatMap((row) => (row.length > 1 ? besides(row) : row));
  }
}

/** Lines of neighbouring table cells as one line of several cells. */
function besides(lines: TextLine[]): TextLine[] {
  const [first, ...others] = lines as [TextLine, ...TextLine[]];
  const joined = { ...first, runs: [...first.runs], cells: [...first.cells] };
  for (const other of others) {
    const shift = joined.text.length + 1;
    joined.text += ` ${other.text}`;
    joined.runs.push(...other.runs.map((run) => ({ ...run, from: run.from + shift, to: run.to + shift })));
    joined.cells.push(...other.cells.map((cell) => ({ from: cell.from + shift, to: cell.to + shift })));
  }
  return [joined];
}

/**
 * Reads the parts of a Word file into lines: headers, body with tables, text boxes, footers; deleted and hidden text is left out.
 * Pages are counted by their breaks. Throws AppError FILE_NO_TEXT, FILE_CORRUPT, FILE_TOO_COMPLEX, FILE_TOO_MANY_PAGES.
 */
export function readDocx(parts: DocxParts): SourceDocument {
  const stylesPart = parts.get('word/styles.xml');
  const styles = docxStyles(stylesPart ? parseXml(stylesPart) : undefined);
  const body = childOf(childOf(parseXml(parts.get('word/document.xml') as Buffer), 'w:document'), 'w:body');
  if (!body) throw new AppError('FILE_CORRUPT');
  const context: DocxContext = { styles, links: linksOf(parts, 'document.xml'), page: 1, hiddenWords: 0, isOnGround: false, boxes: [] };
  const reader = new PartReader(context);
  const main = reader.read(body);
  const boxes = reader.flows.splice(0);

  const readPart = (name: string, role: TextFlow['role']) => {
    const partReader = new PartReader({ styles, links: linksOf(parts, name), page: 1, hiddenWords: 0, isOnGround: false, boxes: [] });
    const root = childrenOf(parseXml(parts.get(`word/${name}`) as Buffer))[0];
    if (root) partReader.addFlow(partReader.read(root), role);
    context.hiddenWords += partReader.context.hiddenWords;
    return partReader.flows;
  };
  const names = [...parts.keys()].map((name) => name.replace('word/', ''));
  const headers = names.filter((name) => /^header\d*\.xml$/.test(name)).flatMap((name) => readPart(name, 'side'));
  const footers = names.filter((name) => /^footer\d*\.xml$/.test(name)).flatMap((name) => readPart(name, 'margin'));
  reader.addFlow(main, 'main');
  const flows = [...headers, ...reader.flows, ...boxes, ...footers];

  const count = flows.reduce((sum, flow) => sum + flow.lines.length, 0);
  if (count > maxLines) throw new AppError('FILE_TOO_COMPLEX');
  if (context.page > maxResumePages) throw new AppError('FILE_TOO_MANY_PAGES', { pages: context.page, limit: maxResumePages });
  if (count === 0) throw new AppError('FILE_NO_TEXT');
  const size = childOf(childOf(body, 'w:sectPr'), 'w:pgSz')?.attributes;
  const points = (value: string | undefined, otherwise: number) => (Number(value) > 0 ? Number(value) / 20 : otherwise);
  return {
    pages: Array.from({ length: context.page }, (_, index) => ({ number: index + 1, width: points(size?.['w:w'], 595), height: points(size?.['w:h'], 842) })),
    flows,
    hiddenWords: context.hiddenWords,
    notes: [],
  };
}
