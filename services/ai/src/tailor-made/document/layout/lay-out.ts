import type { PageSize } from '@folia/contracts/resume-document';
import type { ComposedResume } from '../words/compose-resume';
import { ColumnRows } from './column-rows';
import { type PlacedRow, paginate } from './paginate';
import type { Mark, Row, Rule } from './row';
import { setHeader } from './set-header';
import { SectionSetter } from './set-section';
import type { TextSetter } from './set-text';
import { belowHeader, groundsOf, type Sheet, sheetOf } from './sheet';
import type { Theme } from './theme';
import { smallestText } from './tighten-theme';

/** A text on its page: x and baseline in points from the sheet's top left corner. `order`: the section of the document it belongs to. */
export type DrawnText = Mark & { readonly baseline: number; readonly order: number };
/** Grounds and rules, the texts in the order they are read, and the number of the page where there are several. */
export type DrawnPage = {
  readonly rules: readonly Rule[];
  readonly texts: readonly DrawnText[];
  readonly number: (Omit<Mark, 'node'> & { readonly baseline: number }) | null;
};
export type Layout = { readonly width: number; readonly height: number; readonly pages: readonly DrawnPage[] };

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row, index) => sum + row.height + (index > 0 ? row.gap : 0), 0);

/**
 * Lays a resume out in a theme. Where a section stands on the sheet is the theme's matter; the order of the texts is the document's, on every page.
 * For scripts that run from the right the sheet is mirrored. Pure.
 */
export function layOut(resume: ComposedResume, theme: Theme, pageSize: PageSize, setter: TextSetter): Layout {
  const { fromRight } = setter;
  const sheet = sheetOf(theme, pageSize, fromRight);
  const { block } = theme.margins;
  const header = new ColumnRows(setter, sheet.header.width);
  const main = new ColumnRows(setter, sheet.main.width);
  const aside = new ColumnRows(setter, sheet.aside?.width ?? 0);
  setHeader(resume, theme, header, setter, !theme.aside);
  const mainSetter = new SectionSetter(theme, theme.colors, main, resume.language);
  const asideSetter = new SectionSetter(theme, theme.aside?.colors ?? theme.colors, aside, resume.language);
  if (theme.aside && resume.contact.length > 0) asideSetter.contact(resume.contactHeading, resume.contact, -1);
  resume.sections.forEach((section, order) => {
    (theme.aside?.kinds.includes(section.kind) ? asideSetter : mainSetter).section(section, order);
  });

  const { edge, text } = belowHeader(theme, block + heightOf(header.rows));
  const columns = [
    { rows: header.rows, box: sheet.header, firstTop: block },
    { rows: aside.rows, box: sheet.aside ?? sheet.main, firstTop: theme.header.span === 'page' ? text : block },
    { rows: main.rows, box: sheet.main, firstTop: text },
  ];
  const placed = columns.flatMap(({ rows, box, firstTop }) =>
    paginate(rows, { firstTop, top: block, bottom: sheet.height - block }).map((one) => draw(one, box, fromRight)),
  );
  const count = Math.max(1, ...placed.map(({ page }) => page + 1));
  const pages = Array.from({ length: count }, (_, page): DrawnPage => {
    const here = placed.filter((one) => one.page === page).sort((a, b) => a.order - b.order);
    return {
      rules: [...groundsOf(theme, sheet, page, edge), ...here.flatMap(({ rules }) => rules)],
      texts: here.flatMap(({ texts }) => texts),
      number: count > 1 ? pageNumber(`${page + 1} / ${count}`, theme, sheet, setter) : null,
    };
  });
  return { width: sheet.width, height: sheet.height, pages };
}

/** The number of a page below the main column, at its end. */
function pageNumber(text: string, { fonts, colors, margins }: Theme, { main, height }: Sheet, setter: TextSetter): DrawnPage['number'] {
  const style = { face: { family: fonts.body, weight: fonts.weights.body }, size: smallestText, color: colors.soft };
  const [line] = setter.set([{ text, style }], main.width);
  const x = setter.fromRight ? main.x : main.x + main.width - (line?.width ?? 0);
  return line ? { ...line, x, baseline: height - margins.block * 0.5 } : null;
}

/** A row's texts and rules where they come to stand on the sheet. */
function draw({ row, page, y }: PlacedRow, box: { x: number; width: number }, fromRight: boolean) {
  const place = ({ x, width }: { x: number; width: number }) => box.x + (fromRight ? box.width - x - width : x);
  return {
    page,
    order: row.order,
    rules: row.rules.map((rule) => ({ ...rule, x: place(rule), y: y + rule.y })),
    texts: row.marks.map((mark) => ({ ...mark, x: place(mark), baseline: y + row.baseline, order: row.order })),
  };
}
