import type { ColumnRows } from './column-rows';
import type { DrawnPage } from './drawn-page';
import { type PlacedRow, paginate } from './paginate';
import type { TextSetter } from './set-text';
import { groundsOf, type Sheet } from './sheet';
import type { Theme } from './theme';
import { smallestText } from './tighten-theme';

/** Rows from the top of a box on the first page. Points. */
export type PlacedColumn = Pick<ColumnRows, 'rows'> & { readonly box: { readonly x: number; readonly width: number }; readonly firstTop: number };

/** Pages with all columns on them; `edge`: where the background behind the name ends on the first page. Mirrored for right-to-left scripts. Pure. */
export function placeColumns(columns: readonly PlacedColumn[], theme: Theme, sheet: Sheet, edge: number, setter: TextSetter): DrawnPage[] {
  const { block } = theme.margins;
  const placed = columns.flatMap(({ rows, box, firstTop }) =>
    paginate(rows, { firstTop, top: block, bottom: sheet.height - block }).map((one) => draw(one, box, setter.fromRight)),
  );
  const count = Math.max(1, ...placed.map(({ page }) => page + 1));
  return Array.from({ length: count }, (_, page): DrawnPage => {
    const here = placed.filter((one) => one.page === page).sort((a, b) => a.order - b.order);
    return {
      rules: [...groundsOf(theme, sheet, page, edge), ...here.flatMap(({ rules }) => rules)],
      texts: here.flatMap(({ texts }) => texts),
      number: count > 1 ? pageNumber(`${page + 1} / ${count}`, theme, sheet, setter) : null,
    };
  });
}

/** The number of a page below the main column, at the column's end. */
function pageNumber(text: string, { fonts, colors, margins }: Theme, { main, height }: Sheet, setter: TextSetter): DrawnPage['number'] {
  const style = { face: { family: fonts.body, weight: fonts.weights.body }, size: smallestText, color: colors.soft };
  const [line] = setter.set([{ text, style }], main.width);
  const x = setter.fromRight ? main.x : main.x + main.width - (line?.width ?? 0);
  return line ? { ...line, x, baseline: height - margins.block * 0.5 } : null;
}

/** A row's texts and rules at their places on the sheet. */
function draw({ row, page, y }: PlacedRow, box: PlacedColumn['box'], fromRight: boolean) {
  const place = ({ x, width }: { x: number; width: number }) => box.x + (fromRight ? box.width - x - width : x);
  return {
    page,
    order: row.order,
    rules: row.rules.map((rule) => ({ ...rule, x: place(rule), y: y + rule.y })),
    texts: row.marks.map((mark) => ({ ...mark, x: place(mark), baseline: y + row.baseline, order: row.order })),
  };
}
