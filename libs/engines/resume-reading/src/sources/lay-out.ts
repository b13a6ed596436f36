import { AppError } from '@folia/contracts/errors';
import { maxResumeCharacters } from '@folia/contracts/limits';
import { cleanText } from '../document/clean-text';
import { maxLineLength, maxLines } from '../document/limits';
import type { PageSize, SourceDocument, TextLine } from '../document/text-line';
import { Passage } from '../parser/passage';
import type { Section } from '../parser/sections/section';
import type { SourceNode, SourceValue } from './source-value';

/** A label in front of a value: part of what is seen, placed together with the value. */
type Labelled = { label: Passage; value: Passage };

/** A structured file as the review shows it: a page for each of its files or sections, a line for each value. */
export type Layout = { document: SourceDocument; sections: Section[]; sheets: SourceNode[]; labels: Labelled[] };

const lineHeight = 14;
const margin = 40;
const width = 595;

/** The lines of a text as a person reads them; longer ones than the parser takes are divided at a space. */
function linesOf(text: string): string[] {
  const lines = cleanText(text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')).split('\n');
  return lines.flatMap((line) => divide(line.replace(/\s+/g, ' ').trim())).filter(Boolean);
}

function divide(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  // Room is left for the label.
  const most = maxLineLength - 200;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const cut = space > most / 2 ? space : most;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return [...parts, rest];
}

class Sheet {
  readonly lines: TextLine[] = [];
  private y = margin;

  constructor(readonly page: PageSize) {}

  leaveGap(): void {
    this.y += lineHeight;
  }

  line(text: string, startsValue: boolean): TextLine {
    const share = Math.min(1, text.length / 100) * (width - 2 * margin);
    const look = { x: margin, width: share, size: 10, bold: false, italic: false, color: '' };
    const line = {
      ...look,
      page: this.page.number,
      text,
      runs: [{ ...look, from: 0, to: text.length, url: '' }],
      cells: [{ from: 0, to: text.length }],
      y: this.y,
      height: lineHeight - 2,
      indent: margin,
      placed: true,
      // Every value that is left over is shown by itself.
      bullet: startsValue,
      outline: 0,
      gap: 0,
      wraps: false,
      tight: false,
    };
    this.y += lineHeight;
    // Boxes are fractions of the page: it is as long as its text.
    this.page.height = this.y + margin;
    this.lines.push(line);
    return line;
  }
}

const hasText = (value: SourceValue): boolean => Boolean(value.text.trim()) || value.parts.some(hasText);

/**
 * Gives the values of a structured file their places: every top value is a page headed by its name, every text a line "name: text".
 * Nothing is left out, so that what no reader asks for stays as unplaced text. Throws AppError FILE_TOO_COMPLEX above 500,000 characters or 20,000 lines.
 */
export function layOut(values: readonly SourceValue[]): Layout {
  const pages: PageSize[] = [];
  const sections: Section[] = [];
  const labels: Labelled[] = [];
  let characters = 0;
  let count = 0;

  const place = (value: SourceValue, sheet: Sheet, label: string): SourceNode => {
    const parts: SourceNode[] = [];
    characters += value.text.length;
    if (characters > maxResumeCharacters) throw new AppError('FILE_TOO_COMPLEX');
    const lines = linesOf(value.text).map((text, index) => {
      count += 1;
      if (count > maxLines) throw new AppError('FILE_TOO_COMPLEX');
      const lead = index === 0 && label ? `${label}: ` : '';
      const line = sheet.line(lead + text, index === 0);
      const passage = Passage.of(line, lead.length);
      if (lead) labels.push({ label: Passage.of(line, 0, lead.length), value: passage });
      return passage;
    });
    for (const [index, part] of value.parts.entries()) {
      // Parts without a name are the entries of a list: records are set apart, single texts share the label.
      const isRecord = !part.key && part.parts.length > 0;
      if (isRecord && index > 0) sheet.leaveGap();
      parts.push(place(part, sheet, part.key ? labelOf(label, part.key) : isRecord || index > 0 ? '' : label));
    }
    return { key: value.key, path: value.path, text: value.text, lines, parts };
  };

  const sheets = values.filter(hasText).map((value): SourceNode => {
    const sheet = new Sheet({ number: pages.length + 1, width, height: 842 });
    pages.push(sheet.page);
    const title = cleanText(value.key).replace(/\s+/g, ' ').trim().slice(0, 100);
    const heading = title ? sheet.line(title, true) : null;
    const node = place(value, sheet, '');
    sections.push({ kind: 'none', kinds: [], title, heading, lines: sheet.lines.filter((line) => line !== heading) });
    return node;
  });
  const lines = sections.flatMap((section) => [...(section.heading ? [section.heading] : []), ...section.lines]);
  return { document: { pages, flows: [{ role: 'main', lines }], hiddenWords: 0, notes: [] }, sections, sheets, labels };
}

const labelOf = (above: string, key: string) => `${above ? `${above}.` : ''}${cleanText(key).replace(/\s+/g, ' ').trim()}`.slice(0, 150);
