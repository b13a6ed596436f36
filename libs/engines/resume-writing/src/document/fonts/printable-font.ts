import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';

type Part = { glyph: Glyph; position: GlyphPosition };
type Shaped = { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number };

/**
 * No glyph represents two letters, so that copying or machine reading gives what was written ("office", not "o ce"). Joins that a script needs (Arabic
 * lam-alef) are not among these features and stay.
 */
const features = { liga: false, clig: false, dlig: false, hlig: false, calt: false } as unknown as string[];

const still: GlyphPosition = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };
const glyphSpace = 0x10000;
const mostWords = 20_000;

/** Words and the spaces between them, each on its own. */
const wordsOf = (text: string) => text.split(/(?<= )|(?= )/);
const nameOf = (weight: number) => (weight >= 600 ? 'Bold' : weight >= 500 ? 'Medium' : 'Regular');

/**
 * A font in the form in which a PDF is written: words are shaped once and cached, and a glyph used for different characters counts as different glyphs, because
 * a PDF gives each of its glyphs one meaning.
 */
export class PrintableFont {
  private readonly font: Font;
  private readonly words = new Map<string, Shaped>();
  private readonly meanings = new Map<number, string[]>();
  /** What the PDF library takes for a font. */
  readonly forPdf: Font;

  /** `weight`: the one the variable font was fixed at; the font's name does not include it. */
  constructor(data: Buffer, weight: number) {
    const font = create(data) as Font;
    const bare = font.getGlyph.bind(font);
    // The library stores a glyph with the first character it was made for.
    font.getGlyph = (id, codePoints = []) => Object.assign(Object.create(bare(id)), { codePoints });
    this.font = font;
    this.forPdf = Object.create(font, {
      postscriptName: { value: `${font.postscriptName.replace(/-[^-]*$/, '')}-${nameOf(weight)}` },
      layout: { value: (text: string) => this.shape(text) },
      createSubset: { value: () => this.createSubset() },
    });
  }

  has = (codePoint: number): boolean => this.font.hasGlyphForCodePoint(codePoint);

  /** Width of a text in ems. */
  width = (text: string): number => wordsOf(text).reduce((sum, word) => sum + this.shapeWord(word).advanceWidth, 0) / this.font.unitsPerEm;

  /** Height above and below the baseline in ems. */
  get extent(): { ascent: number; descent: number } {
    return { ascent: this.font.ascent / this.font.unitsPerEm, descent: -this.font.descent / this.font.unitsPerEm };
  }

  /** Words in their left-to-right order on the line, each shaped in the direction of its script. */
  private shape(text: string): Shaped {
    const shaped = wordsOf(text).map((word) => this.shapeWord(word));
    return {
      glyphs: shaped.flatMap(({ glyphs }) => glyphs),
      positions: shaped.flatMap(({ positions }) => positions.map((position) => ({ ...position }))),
      advanceWidth: shaped.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  }

  private shapeWord(word: string): Shaped {
    const kept = this.words.get(word);
    if (kept) return kept;
    const { glyphs, positions, advanceWidth, direction } = this.font.layout(word, features);
    const parts = glyphs.map((glyph, index) => ({ glyph, position: positions[index] ?? still }));
    const letters = direction === 'rtl' ? parts.flatMap((part) => this.lettersFromRight(part)) : parts;
    const shaped = { glyphs: letters.map(({ glyph }) => this.withMeaning(glyph)), positions: letters.map(({ position }) => position), advanceWidth };
    if (this.words.size >= mostWords) this.words.clear();
    this.words.set(word, shaped);
    return shaped;
  }

  /**
   * A join of right-to-left letters keeps the meaning of its first letter and has the others beside it, invisible and without width. A program that reverses
   * the letters of a line would also reverse those inside a join.
   */
  private lettersFromRight({ glyph, position }: Part): Part[] {
    const [first, ...others] = glyph.codePoints;
    if (first === undefined || others.length === 0) return [{ glyph, position }];
    const blank = this.font.glyphForCodePoint(0x20);
    const unseen = others.reverse().map((codePoint) => ({
      glyph: Object.create(blank, { codePoints: { value: [codePoint] }, advanceWidth: { value: 0 } }) as Glyph,
      position: still,
    }));
    return [...unseen, { glyph: Object.assign(glyph, { codePoints: [first] }), position }];
  }

  private withMeaning(glyph: Glyph): Glyph {
    const meanings = this.meanings.get(glyph.id) ?? [];
    const meaning = glyph.codePoints.join();
    if (!meanings.includes(meaning)) this.meanings.set(glyph.id, [...meanings, meaning]);
    const place = meanings.includes(meaning) ? meanings.indexOf(meaning) : meanings.length;
    return Object.assign(glyph, { id: glyph.id + place * glyphSpace });
  }

  private createSubset() {
    // This is all that the library and its caller use of the type of a subset.
    const subset = this.font.createSubset() as unknown as { glyphs: number[]; includeGlyph: (glyph: number | Glyph) => number };
    const places = new Map([[0, 0]]);
    subset.includeGlyph = (glyph) => {
      const id = typeof glyph === 'number' ? glyph : glyph.id;
      const place = places.get(id) ?? subset.glyphs.push(id % glyphSpace) - 1;
      places.set(id, place);
      return place;
    };
    return subset;
  }
}
