declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2';
    /** Of a variable font: a number fixes an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** Instead of a text. */
    keepAllGlyphs?: true;
    /** OpenType features; all of them if omitted. */
    keepFeatures?: readonly string[];
    preserveNameIds?: readonly number[];
    noHinting?: boolean;
  };
  /** Cuts a font to the characters of a text, or pins its axes. Any sfnt, woff or woff2 in, the target format out. */
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export = subsetFont;
}

declare module 'linebreak' {
  /** Opportunities for a line break according to Unicode's UAX 14. */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required?: boolean } | null;
  }
  export = LineBreaker;
}
