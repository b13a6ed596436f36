import type { ContactIcon } from '../text-line';

/** A stretch of text on a PDF page: baseline start in points from the upper left corner, y down; `icon`: the icon drawn in front of it. */
export type PdfRun = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  url: string;
  upright: boolean;
  icon?: ContactIcon;
};
