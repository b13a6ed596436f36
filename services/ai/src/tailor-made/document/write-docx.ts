import type { ResumeDocument } from '@folia/contracts/resume-document';
import { Document, LevelFormat, Packer } from 'docx';
import { bulletList, DocxParagraphs, twips } from './docx/docx-paragraphs';
import { wordFonts } from './docx/word-fonts';
import { readsFromRight } from './layout/bidi-runs';
import { sheets } from './layout/sheet';
import { templates } from './layout/templates';
import type { Theme } from './layout/theme';
import { composeResume } from './words/compose-resume';

/** Sizes in Word are half points. */
const half = (points: number) => Math.round(points * 2);

function stylesOf({ fonts, sizes, colors, gaps, leading, header, heading }: Theme) {
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

/**
 * A resume as a Word file: real headings and lists, one column whatever the template, since tables and text boxes are what readers stumble over.
 * Set in fonts that Word has; how many pages it takes is Word's matter.
 */
export async function writeDocx(document: ResumeDocument): Promise<Buffer> {
  const resume = composeResume(document);
  const theme = templates[document.template];
  const { width, height } = sheets[document.pageSize];
  const { side, block } = theme.margins;
  const fromRight = readsFromRight(JSON.stringify([resume.name, resume.headline, resume.sections.map(({ entries }) => entries)]));
  const paragraphs = new DocxParagraphs(theme, width - 2 * side, fromRight);
  const margin = { top: twips(block), bottom: twips(block), left: twips(side), right: twips(side) };
  const indent = { left: twips(theme.sizes.body * 1.3), hanging: twips(theme.sizes.body * 1.3) };
  const file = new Document({
    title: resume.name,
    creator: resume.name,
    styles: stylesOf(theme),
    numbering: {
      config: [{ reference: bulletList, levels: [{ level: 0, format: LevelFormat.BULLET, text: theme.bullet, style: { paragraph: { indent } } }] }],
    },
    sections: [
      {
        properties: { page: { size: { width: twips(width), height: twips(height) }, margin } },
        children: [...paragraphs.header(resume), ...resume.sections.flatMap((section) => paragraphs.section(section, resume.language))],
      },
    ],
  });
  return Packer.toBuffer(file);
}
