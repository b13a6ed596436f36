/** The spaces whose glyphs a font may kern: the word space and the one that does not break. */
const spaces = [0x20, 0xa0];
const pairLookup = 2;
const extension = 9;

const countBits = (format: number): number => format.toString(2).replaceAll('0', '').length;

/**
 * Takes the kerning with spaces out of a TrueType font, in place. Newsreader draws capitals and quotes towards a space that is narrow already, so that two sentences
 * nearly touch where letters stand on whole pixels ("of it.Then"), and every line has to be set as one word.
 */
export function unkernSpaces(font: Buffer): void {
  const tables = new Map<string, number>();
  for (let at = 12, left = font.readUInt16BE(4); left > 0; at += 16, left -= 1) tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  const gpos = tables.get('GPOS');
  const cmap = tables.get('cmap');
  if (gpos === undefined || cmap === undefined) return;
  const glyphs = spaces.map((space) => glyphOf(font, cmap, space)).filter((glyph) => glyph !== 0);
  const lookups = gpos + font.readUInt16BE(gpos + 8);
  for (const lookup of offsetsAt(font, lookups, lookups)) {
    const type = font.readUInt16BE(lookup);
    for (const subtable of offsetsAt(font, lookup + 4, lookup)) {
      if (type === pairLookup) unkernPairs(font, subtable, glyphs);
      if (type === extension && font.readUInt16BE(subtable + 2) === pairLookup) unkernPairs(font, subtable + font.readUInt32BE(subtable + 4), glyphs);
    }
  }
}

/** A count, and that many offsets from `base`. */
function offsetsAt(font: Buffer, at: number, base: number): number[] {
  return Array.from({ length: font.readUInt16BE(at) }, (_, place) => base + font.readUInt16BE(at + 2 + place * 2));
}

/** The glyph of a character by a `cmap` of format 4; 0 if it has none. */
function glyphOf(font: Buffer, cmap: number, character: number): number {
  const offsets = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, place) => cmap + font.readUInt32BE(cmap + 8 + place * 8));
  const table = offsets.find((at) => font.readUInt16BE(at) === 4);
  if (table === undefined) return 0;
  const doubled = font.readUInt16BE(table + 6);
  const field = (row: number, segment: number) => table + 14 + row * doubled + (row > 0 ? 2 : 0) + segment;
  for (let segment = 0; segment < doubled; segment += 2) {
    if (character > font.readUInt16BE(field(0, segment))) continue;
    const start = font.readUInt16BE(field(1, segment));
    if (character < start) return 0;
    const delta = font.readUInt16BE(field(2, segment));
    const range = font.readUInt16BE(field(3, segment));
    const named = range ? font.readUInt16BE(field(3, segment) + range + (character - start) * 2) : character;
    return named === 0 ? 0 : (named + delta) & 0xffff;
  }
  return 0;
}

function unkernPairs(font: Buffer, at: number, glyphs: readonly number[]): void {
  const width = 2 * (countBits(font.readUInt16BE(at + 4)) + countBits(font.readUInt16BE(at + 6)));
  const first = coveredIn(font, at + font.readUInt16BE(at + 2));
  if (font.readUInt16BE(at) === 1) {
    for (const [place, set] of offsetsAt(font, at + 8, at).entries())
      for (let pair = set + 2, left = font.readUInt16BE(set); left > 0; pair += 2 + width, left -= 1)
        if (glyphs.includes(first[place] ?? 0) || glyphs.includes(font.readUInt16BE(pair))) font.fill(0, pair + 2, pair + 2 + width);
    return;
  }
  const [firstClasses, secondClasses] = [8, 10].map((field) => classesIn(font, at + font.readUInt16BE(at + field)));
  const [rows = 0, columns = 0] = [font.readUInt16BE(at + 12), font.readUInt16BE(at + 14)];
  // A class of its own is what a space has wherever it is kerned; class 0 is that of all other glyphs.
  const before = glyphs.flatMap((glyph) => (first.includes(glyph) ? (firstClasses?.get(glyph) ?? []) : []));
  const after = glyphs.flatMap((glyph) => secondClasses?.get(glyph) ?? []);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const value = at + 16 + (row * columns + column) * width;
      if (before.includes(row) || after.includes(column)) font.fill(0, value, value + width);
    }
}

/** Groups of `[from, to, value]` and what they stand for, glyph by glyph. */
function rangesAt(font: Buffer, at: number): [glyph: number, value: number][] {
  return Array.from({ length: font.readUInt16BE(at) }, (_, place) => {
    const [from, to, value] = [0, 2, 4].map((field) => font.readUInt16BE(at + 2 + place * 6 + field)) as [number, number, number];
    return Array.from({ length: to - from + 1 }, (_, step): [number, number] => [from + step, value]);
  }).flat();
}

const listAt = (font: Buffer, at: number) => Array.from({ length: font.readUInt16BE(at) }, (_, place) => font.readUInt16BE(at + 2 + place * 2));

function coveredIn(font: Buffer, at: number): number[] {
  return font.readUInt16BE(at) === 1 ? listAt(font, at + 2) : rangesAt(font, at + 2).map(([glyph]) => glyph);
}

function classesIn(font: Buffer, at: number): Map<number, number> {
  if (font.readUInt16BE(at) === 2) return new Map(rangesAt(font, at + 2));
  const from = font.readUInt16BE(at + 2);
  return new Map(listAt(font, at + 4).map((value, place) => [from + place, value]));
}
