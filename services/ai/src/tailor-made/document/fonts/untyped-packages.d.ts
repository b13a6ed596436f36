declare module 'subset-font' {
  /** Cuts or pins a font; `wght` fixes the weight of a variable font. Any sfnt, woff or woff2 in, the target format out. */
  function subsetFont(
    font: Buffer,
    text: undefined,
    options: { targetFormat: 'truetype'; variationAxes: { wght: number }; keepAllGlyphs: true },
  ): Promise<Buffer>;
  export = subsetFont;
}

declare module 'linebreak' {
  /** Opportunities for a line break after Unicode's UAX 14. */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required?: boolean } | null;
  }
  export = LineBreaker;
}
