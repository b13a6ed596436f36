import type { LetterFormat } from '@folia/contracts/document-formats';
import type { PageFit, ResumeDocument } from '@folia/contracts/resume-document';
import type { CoverLetter } from '@folia/contracts/tailored-resume/tailor-made';
import { letterParagraphs, letterText } from '../letter/cover-letter';
import { resumeFileName } from './words/file-name';
import { writeLetterDocx } from './write-letter-docx';
import { writeLetterPdf } from './write-letter-pdf';
import { mediaTypes, type WrittenResume } from './write-resume';

async function write(letter: CoverLetter, document: ResumeDocument, format: LetterFormat, writtenAt: Date): Promise<{ data: Buffer; fit: PageFit | null }> {
  switch (format) {
    case 'pdf':
      return writeLetterPdf(document, letterParagraphs(letter), writtenAt);
    case 'docx':
      return { data: await writeLetterDocx(document, letterParagraphs(letter)), fit: null };
    case 'txt':
      return { data: Buffer.from(letterText(letter)), fit: null };
  }
}

/** The letter of a resume in one of its forms, under the resume's name. `writtenAt` is the date a PDF carries. */
export async function writeLetter(letter: CoverLetter, document: ResumeDocument, format: LetterFormat, writtenAt: Date): Promise<WrittenResume> {
  const fileName = resumeFileName(document, format).replace(/\.[a-z]+$/, `-Letter.${format}`);
  return { ...(await write(letter, document, format, writtenAt)), fileName, mediaType: mediaTypes[format] };
}
