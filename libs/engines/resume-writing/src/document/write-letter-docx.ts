import type { ResumeDocument } from '@folia/contracts/resume-document';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { DocxParagraphs, twips } from './docx/docx-paragraphs';
import { wordPage, wordStyles } from './docx/word-styles';
import { isRightToLeft, readsFromRight } from './layout/bidi-runs';
import { templates } from './layout/templates';
import { composeResume } from './words/compose-resume';

/** The gap between paragraphs, and the larger one below the header, in points. */
const gap = 10;
const belowHead = 24;

/** The letter as a Word file under the header of its resume, in its template's styles and page size, one Word paragraph each. */
export function writeLetterDocx(document: ResumeDocument, said: readonly string[]): Promise<Buffer> {
  const header = composeResume({ ...document, sections: [] });
  const theme = templates[document.template];
  const { page, textWidth } = wordPage(theme, document.pageSize);
  const fromRight = readsFromRight([header.name, header.headline, ...said].join(' '));
  const paragraphs = said.map((text, index) => {
    const spacing = { before: twips(index === 0 ? belowHead : 0), after: twips(gap) };
    return new Paragraph({ ...(fromRight && { bidirectional: true }), spacing, children: [new TextRun({ text, rightToLeft: isRightToLeft(text) })] });
  });
  const children = [...new DocxParagraphs(theme, textWidth, fromRight).header(header), ...paragraphs];
  const file = new Document({ title: header.name, creator: header.name, styles: wordStyles(theme), sections: [{ properties: { page }, children }] });
  return Packer.toBuffer(file);
}
