import type { PageSize } from '@folia/contracts/resume-document';
import type { ComposedResume } from '../words/compose-resume';
import { ColumnRows } from './column-rows';
import type { Layout } from './drawn-page';
import { heightOf } from './lay-out';
import { placeColumns } from './place-columns';
import { node } from './row';
import { setHeader } from './set-header';
import type { TextSetter } from './set-text';
import { belowHeader, sheetOf } from './sheet';
import type { Theme } from './theme';

/** The gap between paragraphs, and the extra gap below the header, beyond that of a section, in ems of the body's size. */
const gap = 0.85;
const belowHead = 1.6;

/** Lays out a letter below the header of its resume, in one column whatever the template. Pure. */
export function layOutLetter(header: ComposedResume, paragraphs: readonly string[], theme: Theme, pageSize: PageSize, setter: TextSetter): Layout {
  const oneColumn: Theme = { ...theme, aside: null, header: { ...theme.header, span: 'page' } };
  const { fonts, sizes, colors, leading, margins } = oneColumn;
  const sheet = sheetOf(oneColumn, pageSize, setter.fromRight);
  const head = new ColumnRows(setter, sheet.header.width);
  const body = new ColumnRows(setter, sheet.main.width);
  setHeader(header, oneColumn, head, setter, true);
  const owner = node('Sect');
  const style = { face: { family: fonts.body, weight: fonts.weights.body }, size: sizes.body, color: colors.ink };
  paragraphs.forEach((text, index) => {
    body.inSection(0).add([{ text, style }], node('P', owner), { gap: index > 0 ? gap * sizes.body : 0, leading });
  });
  const { edge, text } = belowHeader(oneColumn, margins.block + heightOf(head.rows));
  const columns = [
    { rows: head.rows, box: sheet.header, firstTop: margins.block },
    { rows: body.rows, box: sheet.main, firstTop: text + belowHead * sizes.body },
  ];
  return { width: sheet.width, height: sheet.height, pages: placeColumns(columns, oneColumn, sheet, edge, setter) };
}
