import { Document, Packer, Paragraph } from 'docx';

/** After each paragraph, in twentieths of a point. */
const gap = 200;

/** The letter as a Word file in Word's own type, a paragraph each. */
export function writeLetterDocx(paragraphs: readonly string[], name: string): Promise<Buffer> {
  const children = paragraphs.map((text) => new Paragraph({ text, spacing: { after: gap } }));
  return Packer.toBuffer(new Document({ title: name, creator: name, sections: [{ children }] }));
}
