import type { Mark, Rule } from './row';

/** A text on its page: x and baseline in points from the sheet's top left corner. `order`: the section of the document it belongs to. */
export type DrawnText = Mark & { readonly baseline: number; readonly order: number };
/** Backgrounds and rules, the texts in reading order, and the page number if there are several pages. */
export type DrawnPage = {
  readonly rules: readonly Rule[];
  readonly texts: readonly DrawnText[];
  readonly number: (Omit<Mark, 'node'> & { readonly baseline: number }) | null;
};
export type Layout = { readonly width: number; readonly height: number; readonly pages: readonly DrawnPage[] };
