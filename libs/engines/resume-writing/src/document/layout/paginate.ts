import type { Row } from './row';

/** Where a row was placed: page from 0, y of its top in points from the top of the sheet. */
export type PlacedRow = { readonly row: Row; readonly page: number; readonly y: number };

/**
 * Places rows on pages, on the first from `firstTop`, on the others from `top`, none below `bottom`. Rows that keep with the next move together; a group taller
 * than a page is split. The gap above a page's first row is dropped. Pure.
 */
export function paginate(rows: readonly Row[], { firstTop, top, bottom }: { firstTop: number; top: number; bottom: number }): PlacedRow[] {
  const placed: PlacedRow[] = [];
  let page = 0;
  let y = firstTop;
  let isTop = true;
  for (const group of keptGroups(rows)) {
    const height = group.reduce((sum, row, index) => sum + row.height + (index === 0 && isTop ? 0 : row.gap), 0);
    const bare = height - (isTop ? 0 : (group[0]?.gap ?? 0));
    if (!isTop && y + height > bottom && bare <= bottom - top) {
      page += 1;
      y = top;
      isTop = true;
    }
    for (const row of group) {
      if (!isTop && y + row.gap + row.height > bottom) {
        page += 1;
        y = top;
        isTop = true;
      }
      y += isTop ? 0 : row.gap;
      placed.push({ row, page, y });
      y += row.height;
      isTop = false;
    }
  }
  return placed;
}

function keptGroups(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  rows.forEach((row, index) => {
    const last = groups.at(-1);
    if (last && rows[index - 1]?.keep) last.push(row);
    else groups.push([row]);
  });
  return groups;
}
