import type { PageSize } from '@folia/contracts/resume-document';
import type { Rule } from './row';
import type { Theme } from './theme';

/** Sheets in points: ISO 216 A4 and ANSI A (Letter). */
export const sheets: Record<PageSize, { width: number; height: number }> = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } };

type Box = { readonly x: number; readonly width: number };

/** Where the columns of a theme are on a sheet. Points. */
export type Sheet = { readonly width: number; readonly height: number; readonly header: Box; readonly main: Box; readonly aside: Box | null };

const betweenColumns = 24;
const insideGround = 18;

/** The columns of a theme on a sheet; `fromRight`: mirrored, for right-to-left scripts. */
export function sheetOf({ margins, aside, header }: Theme, pageSize: PageSize, fromRight: boolean): Sheet {
  const sheet = sheets[pageSize];
  const asideWidth = aside ? sheet.width * aside.width : 0;
  const mainWidth = sheet.width - margins.side - (aside ? asideWidth + betweenColumns : margins.side);
  const isMirrored = fromRight !== (aside?.side === 'start');
  const place = (x: number, width: number): Box => ({ x: isMirrored ? sheet.width - x - width : x, width });
  const main = place(margins.side, mainWidth);
  const inside = asideWidth - margins.side - (aside?.ground ? insideGround : 0);
  return {
    ...sheet,
    main,
    aside: aside && place(sheet.width - margins.side - inside, inside),
    header: header.span === 'page' ? { x: margins.side, width: sheet.width - 2 * margins.side } : main,
  };
}

/** Positions on the first page, from the top of the sheet: where the background behind the name ends or the rule is, and where the text below begins. */
export function belowHeader({ header, gaps, sizes }: Theme, headerEnd: number): { edge: number; text: number } {
  const edge = headerEnd + sizes.body * (header.band ? 1.6 : 0.8);
  if (header.band) return { edge, text: edge + sizes.body * 1.7 };
  return header.rule ? { edge, text: edge + sizes.body * 0.9 } : { edge, text: headerEnd + sizes.body * gaps.section };
}

/** Backgrounds and the rule below the header of one page. */
export function groundsOf(theme: Theme, { width, height, aside }: Sheet, page: number, edge: number): Rule[] {
  const { header, margins, colors } = theme;
  const grounds: Rule[] = [];
  if (aside && theme.aside?.ground) {
    const ground = width * theme.aside.width;
    grounds.push({ x: aside.x < width / 2 ? 0 : width - ground, y: 0, width: ground, height, color: theme.aside.ground });
  }
  if (page === 0 && header.band) grounds.push({ x: 0, y: 0, width, height: edge, color: header.band.ground });
  if (page === 0 && header.rule) grounds.push({ x: margins.side, y: edge, width: width - 2 * margins.side, height: 0.75, color: colors.line });
  return grounds;
}
