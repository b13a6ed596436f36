import type { Evidence } from '@folia/contracts/item/shapes';
import { fitText } from '../document/fit-text';
import { keepsHyphen } from '../document/keeps-hyphen';
import type { ContactIcon, PageSize, TextLine } from '../document/text-line';
import { isUnspaced } from './values/plain-width';

type Piece = { line: TextLine; from: number; to: number; at: number };

/** Chinese and Japanese continue on the next line without a space. */
const isUnspacedJoin = (before: string, after: string) => isUnspaced(before.slice(-1)) && isUnspaced(after.charAt(0));

/** A text with the document position of each of its characters, so that every value cut out of it keeps its evidence. */
export class Passage {
  private constructor(
    readonly text: string,
    readonly pieces: readonly Piece[],
  ) {}

  /** The characters `from`–`to` of one line. */
  static of(line: TextLine, from = 0, to = line.text.length): Passage {
    return new Passage(line.text.slice(from, to), [{ line, from, to, at: 0 }]).trim();
  }

  /** Several passages joined in order, with a word divided at a line end made whole again. */
  static join(parts: readonly Passage[], separator = ' '): Passage {
    let text = '';
    const pieces: Piece[] = [];
    for (const part of parts) {
      if (!part.text) continue;
      const last = pieces[pieces.length - 1];
      const divided = last && separator === ' ' && /[\p{L}\d]-$/u.test(text) && /^[\p{L}]/u.test(part.text);
      if (divided && /^\p{Ll}/u.test(part.text) && !keepsHyphen(text)) {
        text = text.slice(0, -1);
        pieces[pieces.length - 1] = { ...last, to: last.to - 1 };
      } else if (text && !divided && !(separator === ' ' && isUnspacedJoin(text, part.text))) text += separator;
      for (const piece of part.pieces) pieces.push({ ...piece, at: piece.at + text.length });
      text += part.text;
    }
    return new Passage(text, pieces);
  }

  /** The icon drawn in front of it, or ''. */
  get icon(): ContactIcon {
    const [first] = this.pieces;
    return first?.line.runs.find((run) => run.from === first.from)?.icon ?? '';
  }

  slice(from: number, to = this.text.length): Passage {
    const start = Math.max(0, from);
    const end = Math.min(this.text.length, to);
    const pieces: Piece[] = [];
    for (const piece of this.pieces) {
      const pieceEnd = piece.at + piece.to - piece.from;
      const first = Math.max(start, piece.at);
      const last = Math.min(end, pieceEnd);
      if (first < last) pieces.push({ line: piece.line, from: piece.from + first - piece.at, to: piece.from + last - piece.at, at: first - start });
    }
    return new Passage(this.text.slice(start, Math.max(start, end)), pieces);
  }

  /** Without spaces and, at its edges, without the given punctuation. */
  trim(punctuation = ''): Passage {
    const isEdge = (character: string) => character.trim() === '' || punctuation.includes(character);
    let from = 0;
    let to = this.text.length;
    while (from < to && isEdge(this.text.charAt(from))) from += 1;
    while (to > from && isEdge(this.text.charAt(to - 1))) to -= 1;
    return from === 0 && to === this.text.length ? this : this.slice(from, to);
  }

  /** The parts between the matches of a global expression, trimmed, empty ones left out. */
  split(separator: RegExp): Passage[] {
    const parts: Passage[] = [];
    let from = 0;
    for (const match of this.text.matchAll(separator)) {
      parts.push(this.slice(from, match.index));
      from = match.index + match[0].length;
    }
    parts.push(this.slice(from));
    return parts.map((part) => part.trim()).filter((part) => part.text);
  }

  /** Where this text is: one piece of evidence per page, with the document's own words. */
  evidence(pages: readonly PageSize[], confidence: number, method: string): Evidence[] {
    const byPage = new Map<number, Piece[]>();
    for (const piece of this.pieces) byPage.set(piece.line.page, [...(byPage.get(piece.line.page) ?? []), piece]);
    return [...byPage].map(([page, pieces]) => ({
      page,
      words: fitText(pieces.map((piece) => piece.line.text.slice(piece.from, piece.to)).join(' '), 5000),
      box: boxOf(
        pieces,
        pages.find((size) => size.number === page),
      ),
      confidence,
      method,
    }));
  }
}

/** The position on the line of an offset in its text, in points: exact at the edges of runs, in proportion inside. */
function placeOf(line: TextLine, offset: number): number {
  for (const run of line.runs) {
    if (offset <= run.to) return run.x + (run.width * Math.max(0, offset - run.from)) / Math.max(1, run.to - run.from);
  }
  return line.x + line.width;
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;

function boxOf(pieces: readonly Piece[], page: PageSize | undefined): Evidence['box'] {
  const placed = pieces.filter((piece) => piece.line.placed);
  if (!page || placed.length === 0) return null;
  const left = Math.min(...placed.map((piece) => placeOf(piece.line, piece.from)));
  const right = Math.max(...placed.map((piece) => placeOf(piece.line, piece.to)));
  const top = Math.min(...placed.map((piece) => piece.line.y));
  const bottom = Math.max(...placed.map((piece) => piece.line.y + piece.line.height));
  const x = share(left / page.width);
  const y = share(top / page.height);
  return { x, y, width: share(right / page.width - x), height: share(bottom / page.height - y) };
}
