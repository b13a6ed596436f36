import type { PageSize } from '@folia/contracts/resume-document';
import type { ComposedResume } from '../words/compose-resume';
import { ColumnRows } from './column-rows';
import type { Layout } from './drawn-page';
import { placeColumns } from './place-columns';
import type { Row } from './row';
import { setHeader } from './set-header';
import { SectionSetter } from './set-section';
import type { TextSetter } from './set-text';
import { belowHeader, sheetOf } from './sheet';
import type { Theme } from './theme';

/** Height of rows that follow each other, in points. */
export const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row, index) => sum + row.height + (index > 0 ? row.gap : 0), 0);

/**
 * Lays a resume out in a theme. The theme decides where a section is on the sheet; the texts keep the order of the document on every page. The sheet is
 * mirrored for right-to-left scripts. Pure.
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
  const pages = placeColumns(columns, theme, sheet, edge, setter);
  return { width: sheet.width, height: sheet.height, pages };
}
