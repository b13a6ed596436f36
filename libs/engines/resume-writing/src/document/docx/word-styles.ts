import type { PageSize } from '@folia/contracts/resume-document';
import { sheets } from '../layout/sheet';
import type { Theme } from '../layout/theme';
import { twips } from './docx-paragraphs';
import { wordFonts } from './word-fonts';

/** Sizes in Word are half points. */
const half = (points: number) => Math.round(points * 2);

/** A template as Word styles, so that people can change the look in one place. */
export function wordStyles({ fonts, sizes, colors, gaps, leading, header, heading }: Theme) {
  const [head, body] = [wordFonts[fonts.head], wordFonts[fonts.body]];
  const ink = (color: string) => color.slice(1);
  const line = Math.round(leading * 0.82 * 240);
  const spacing = (before: number, after = 0) => ({ before: twips(before * sizes.body), after: twips(after * sizes.body), line });
  const said = { basedOn: 'Normal', quickFormat: true };
  return {
    default: {
      document: { run: { font: body, size: half(sizes.body), color: ink(colors.ink) }, paragraph: { spacing: spacing(0, gaps.part) } },
      title: { run: { font: head, size: half(sizes.name), bold: header.weight >= 600, color: ink(colors.accent) }, paragraph: { spacing: spacing(0) } },
      heading1: {
        run: {
          font: head,
          size: half(sizes.heading),
          bold: heading.weight >= 600,
          color: ink(colors.accent),
          characterSpacing: twips(heading.tracking * sizes.heading),
        },
        paragraph: { spacing: spacing(gaps.section, gaps.heading), outlineLevel: 0 },
      },
      heading2: {
        run: { font: body, size: half(sizes.title), bold: true, color: ink(colors.ink) },
        paragraph: { spacing: spacing(gaps.entry * 0.7), outlineLevel: 1 },
      },
    },
    paragraphStyles: [
      { ...said, id: 'Headline', name: 'Headline', run: { font: head, size: half(sizes.headline), color: ink(colors.soft) } },
      { ...said, id: 'Contact', name: 'Contact', run: { font: head, size: half(sizes.contact), color: ink(colors.soft) } },
      { ...said, id: 'Organisation', name: 'Organisation', run: { color: ink(colors.soft) } },
    ],
  };
}

/** The page with the template's margins in Word's units, and the width of its text in points. */
export function wordPage({ margins: { side, block } }: Theme, pageSize: PageSize) {
  const { width, height } = sheets[pageSize];
  const margin = { top: twips(block), bottom: twips(block), left: twips(side), right: twips(side) };
  return { page: { size: { width: twips(width), height: twips(height) }, margin }, textWidth: width - 2 * side };
}
