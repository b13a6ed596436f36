import { type AnyFields, type FieldSpec, type FieldValue, headingFields, itemFields } from '../item/fields';
import type { Evidence } from '../item/shapes';
import { linePartsOf } from '../word-places';
import type { FoundEntry, MadeEntry, ReadPage, ReadResume } from './shapes';

/** A line of the document that an entry was read from. */
export type EntryLine = { page: number; line: number; text: string };

type Place = { page: number; line: number };
/** One piece of evidence with its lines. If a value has as many parts as pieces, `text` is the piece's part. */
type Piece = { field: string; evidence: Evidence; lines: EntryLine[]; text: string };

const isBefore = (one: Place, other: Place) => one.page - other.page || one.line - other.line;
const specOf = (entry: FoundEntry, field: string): FieldSpec | undefined => (itemFields[entry.kind] as Record<string, FieldSpec>)[field];
/** A date, an address or a flag can't be split, wherever its words are. */
const canBeCut = (spec: FieldSpec | undefined) => spec?.type === 'text' || spec?.type === 'markdown' || spec?.type === 'list';

function piecesOf(entry: FoundEntry, pages: readonly ReadPage[]): Piece[] {
  return Object.entries(entry.evidence).flatMap(([field, found]) => {
    const value = entry.fields[field];
    const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\n{2,}/) : [];
    return found.map((evidence, place) => {
      const page = pages.find(({ number }) => number === evidence.page);
      const lines = page
        ? linePartsOf(page, evidence).map(({ line, from, to }) => ({ page: page.number, line, text: page.lines[line]?.text.slice(from, to).trim() ?? '' }))
        : [];
      return { field, evidence, lines, text: (parts.length === found.length ? parts[place] : undefined) ?? evidence.words };
    });
  });
}

/** The lines where another entry may begin: all lines that this one was read from except its first, in the document's order. */
export function splitLines(entry: FoundEntry, pages: readonly ReadPage[]): EntryLine[] {
  const lines = piecesOf(entry, pages)
    .filter(({ field }) => canBeCut(specOf(entry, field)))
    .flatMap((piece) => piece.lines)
    .sort(isBefore);
  return lines.slice(1).filter((line, place) => line.text !== '' && isBefore(line, lines[place] as EntryLine) !== 0);
}

const above = (piece: Piece, at: Place) => piece.lines.length === 0 || isBefore(piece.lines[0] as EntryLine, at) < 0;

/** A piece that crosses the cut, reduced to these of its lines. */
function cutTo(piece: Piece, lines: EntryLine[], pages: readonly ReadPage[]): Piece {
  const words = lines.map(({ text }) => text).join(' ');
  const boxes = lines.flatMap(({ page, line }) => pages.find(({ number }) => number === page)?.lines[line]?.box ?? []);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const box = boxes.length
    ? { x, y, width: Math.max(...boxes.map((one) => one.x + one.width)) - x, height: Math.max(...boxes.map((one) => one.y + one.height)) - y }
    : null;
  return { ...piece, lines, text: words, evidence: { ...piece.evidence, words, box } };
}

function joined(spec: FieldSpec | undefined, pieces: readonly Piece[]): FieldValue {
  const texts = pieces.map(({ text }) => text);
  return spec?.type === 'list' ? texts : texts.join(spec?.type === 'markdown' ? '\n\n' : ' ');
}

const lowest = (evidence: FoundEntry['evidence']) => Math.min(1, ...Object.values(evidence).flatMap((found) => found.map(({ confidence }) => confidence)));

/** The fields made from these pieces. If a field keeps all its pieces, it keeps the value as it was read. */
function entryFrom(entry: FoundEntry, id: string, pieces: readonly Piece[], whole: readonly Piece[]): FoundEntry {
  const fields: AnyFields = {};
  const evidence: FoundEntry['evidence'] = {};
  for (const field of new Set(pieces.map((piece) => piece.field))) {
    const own = pieces.filter((piece) => piece.field === field);
    const all = whole.filter((piece) => piece.field === field);
    const isWhole = own.length === all.length && own.every((piece) => all.includes(piece));
    fields[field] = (isWhole ? entry.fields[field] : undefined) ?? joined(specOf(entry, field), own);
    evidence[field] = own.map((piece) => piece.evidence);
  }
  return { id, kind: entry.kind, fields, evidence, confidence: lowest(evidence) };
}

/** "kube-drainpipe – drains nodes": a name and a description. */
const nameAndRest = /^(.{2,60}?)(?:\s+[–—-]\s+|:\s+)(.+)$/;

/**
 * Splits an entry at a line of the document: everything from there on becomes another entry, with that line as its heading. Every value keeps its own words.
 */
function splitAt(entry: FoundEntry, id: string, at: Place, pages: readonly ReadPage[]): [FoundEntry, FoundEntry] {
  const pieces = piecesOf(entry, pages);
  const [first, second]: [Piece[], Piece[]] = [[], []];
  for (const piece of pieces) {
    const below = piece.lines.filter((line) => isBefore(line, at) >= 0);
    if (below.length === 0 || (above(piece, at) && !canBeCut(specOf(entry, piece.field)))) first.push(piece);
    else if (below.length === piece.lines.length) second.push(piece);
    else {
      first.push(
        cutTo(
          piece,
          piece.lines.filter((line) => isBefore(line, at) < 0),
          pages,
        ),
      );
      second.push(cutTo(piece, below, pages));
    }
  }
  const left = entryFrom(entry, entry.id, first, pieces);
  // A value without evidence stays with the first entry.
  for (const [field, value] of Object.entries(entry.fields)) if (!entry.evidence[field]?.length) left.fields[field] = value;

  const head = second
    .filter((piece) => canBeCut(specOf(entry, piece.field)) && piece.lines.some((line) => isBefore(line, at) === 0))
    .sort((one, other) => other.text.length - one.text.length)[0];
  if (!head) return [left, entryFrom(entry, id, second, pieces)];
  const [line, ...further] = head.lines;
  const headLine = further.length > 0 && line ? cutTo(head, [line], pages) : head;
  const rest = further.length > 0 ? [cutTo(head, further, pages)] : [];
  const [, name, about] = nameAndRest.exec(headLine.text) ?? [];
  const saying = (field: string, words: string): Piece => ({ ...headLine, field, text: words, evidence: { ...headLine.evidence, words } });
  const isParted = name && about && 'summary' in itemFields[entry.kind];
  const heading = saying(headingFields[entry.kind][0], isParted ? name : headLine.text);
  const said = isParted ? [saying('summary', about)] : [];
  const others = second.filter((piece) => piece !== head);
  return [left, entryFrom(entry, id, [heading, ...said, ...rest, ...others], pieces)];
}

/** Everything to decide about: what was read, split where the person has split it, with each made entry after the one it came from. */
export function reviewEntries({ entries, pages }: Pick<ReadResume, 'entries' | 'pages'>, made: readonly MadeEntry[]): FoundEntry[] {
  return entries.flatMap((entry) => {
    const own = made.filter(({ of }) => of === entry.id);
    const cuts = own.flatMap(({ id, at }) => (at ? [{ id, at }] : [])).sort((one, other) => isBefore(one.at, other.at));
    let last = entry;
    const parts: FoundEntry[] = [];
    for (const { id, at } of cuts) {
      const [before, after] = splitAt(last, id, at, pages);
      parts.push(before);
      last = after;
    }
    const byHand = own.filter(({ at }) => !at).map(({ id, kind }): FoundEntry => ({ id, kind, fields: {}, evidence: {}, confidence: 1 }));
    return [...parts, last, ...byHand];
  });
}

/** Whether a person wrote this entry by hand in the review. */
export const isByHand = (id: string, made: readonly MadeEntry[]) => made.some((one) => one.id === id && !one.at);
