/** What the icon in front of a text stands for: a kind of contact, or the name of a network. */
export type ContactIcon = 'phone' | 'email' | 'location' | 'url' | (string & {});

/**
 * A stretch of text of one style. Positions in points from the page's upper left corner; `from`/`to` are offsets in the line's text;
 * `icon`: the one drawn in front of it.
 */
export type LineRun = {
  from: number;
  to: number;
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  url: string;
  icon?: ContactIcon;
};

/** Part of a line set apart by a wide gap, a tab or a table cell: offsets in the line's text. */
type LineCell = { from: number; to: number };

/** One line of text as both readers deliver it and as the whole parser sees it. */
export type TextLine = {
  page: number;
  text: string;
  runs: LineRun[];
  cells: LineCell[];
  /** Upper left corner, size of the line's box, and where its text starts after a bullet, in points; a Word line has no position on paper. */
  x: number;
  y: number;
  width: number;
  height: number;
  indent: number;
  placed: boolean;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  bullet: boolean;
  /** Outline level of a Word heading style, 0 for none. */
  outline: number;
  /** Free space above the line in line heights. */
  gap: number;
  /** The text continues on the next line because the next word did not fit on this one. */
  wraps: boolean;
  /** There was hardly any room left after the line. */
  tight: boolean;
};

/** `isBlank`: the text read from the page is outside its own box, so an image of the page shows nothing. */
export type PageSize = { number: number; width: number; height: number; isBlank?: boolean };

/** Text that continues from line to line: the main column across all pages, a sidebar, a text box. */
export type TextFlow = { lines: TextLine[]; role: 'main' | 'side' | 'margin' };

/** What both readers pass to the parser. `hiddenWords` were left out; `notes` are sentences for the person about what could not be read. */
export type SourceDocument = { pages: PageSize[]; flows: TextFlow[]; hiddenWords: number; notes: string[] };
