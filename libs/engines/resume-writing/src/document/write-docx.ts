import type { ResumeDocument } from '@folia/contracts/resume-document';
import { Document, LevelFormat, Packer } from 'docx';
import { bulletList, DocxParagraphs, twips } from './docx/docx-paragraphs';
import { wordPage, wordStyles } from './docx/word-styles';
import { readsFromRight } from './layout/bidi-runs';
import { templates } from './layout/templates';
import { composeResume } from './words/compose-resume';

/**
 * A resume as a Word file: real headings and lists, and one column whatever the template, because tables and text boxes trip up parsers. Set in fonts that Word
 * has; how many pages it takes is up to Word.
 */
export async function writeDocx(document: ResumeDocument): Promise<Buffer> {
  const resume = composeResume(document);
  const theme = templates[document.template];
  const { page, textWidth } = wordPage(theme, document.pageSize);
  const fromRight = readsFromRight(JSON.stringify([resume.name, resume.headline, resume.sections.map(({ entries }) => entries)]));
  const paragraphs = new DocxParagraphs(theme, textWidth, fromRight);
  const indent = { left: twips(theme.sizes.body * 1.3), hanging: twips(theme.sizes.body * 1.3) };
  const file = new Document({
    title: resume.name,
    creator: resume.name,
    styles: wordStyles(theme),
    numbering: {
      config: [{ reference: bulletList, levels: [{ level: 0, format: LevelFormat.BULLET, text: theme.bullet, style: { paragraph: { indent } } }] }],
    },
    sections: [
      {
        properties: { page },
        children: [...paragraphs.header(resume), ...resume.sections.flatMap((section) => paragraphs.section(section, resume.language))],
      },
    ],
  });
  return Packer.toBuffer(file);
}
