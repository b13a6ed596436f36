import type { TextPiece } from './set-text';

/** Structure of a tagged PDF (ISO 32000-1, 14.8.4): what screen readers and programs are told a text is. */
export type TagNode = {
  readonly tag: 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link';
  readonly parent: TagNode | null;
  readonly url?: string;
};

/**
 * A line, or the part of it that belongs to one node. x and width are those of the line, with x from the column's beginning; the positions of the pieces are
 * relative to x. Points.
 */
export type Mark = { readonly node: TagNode; readonly pieces: readonly TextPiece[]; readonly x: number; readonly width: number };

/** A filled rectangle with no meaning of its own; y from the row's top. */
export type Rule = { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly color: string };

/** What is on one line of a column. `order`: the section of the document it belongs to. `keep`: not separated from the row below. */
export type Row = {
  readonly order: number;
  readonly gap: number;
  readonly height: number;
  readonly baseline: number;
  readonly keep: boolean;
  readonly marks: readonly Mark[];
  readonly rules: readonly Rule[];
};

export const node = (tag: TagNode['tag'], parent: TagNode | null = null, url?: string): TagNode => ({ tag, parent, ...(url && { url }) });
