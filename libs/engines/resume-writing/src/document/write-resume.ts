import type { ResumeFormat } from '@folia/contracts/document-formats';
import type { PageFit, PrintedLine, ResumeDocument } from '@folia/contracts/resume-document';
import { resumeFileName } from './words/file-name';
import { writeDocx } from './write-docx';
import { writeJson } from './write-json';
import { writeMarkdown } from './write-markdown';
import { writePdf } from './write-pdf';
import { writeText } from './write-text';

/** One file of a resume. `fit`: how the pages of a PDF came out; null for forms without pages of their own. `lines`: where the lines of its PDF are. */
export type WrittenResume = {
  readonly data: Buffer;
  readonly fileName: string;
  readonly mediaType: string;
  readonly fit: PageFit | null;
  readonly lines?: readonly PrintedLine[];
};

/** The media type of each file form. */
export const mediaTypes: Readonly<Record<ResumeFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

async function write(
  document: ResumeDocument,
  format: ResumeFormat,
  writtenAt: Date,
  watermark?: string,
): Promise<Pick<WrittenResume, 'data' | 'fit' | 'lines'>> {
  switch (format) {
    case 'pdf':
      return writePdf(document, writtenAt, watermark);
    case 'docx':
      return { data: await writeDocx(document), fit: null };
    case 'md':
      return { data: Buffer.from(writeMarkdown(document)), fit: null };
    case 'txt':
      return { data: Buffer.from(writeText(document)), fit: null };
    case 'json':
      return { data: Buffer.from(writeJson(document, writtenAt)), fit: null };
  }
}

/**
 * A resume in one of its five forms. `writtenAt` is the date in PDF and JSON Resume: the same date gives the same bytes. `watermark` stands across the pages of
 * a PDF; the other forms have none.
 */
export async function writeResume(document: ResumeDocument, format: ResumeFormat, writtenAt: Date, watermark?: string): Promise<WrittenResume> {
  return { ...(await write(document, format, writtenAt, watermark)), fileName: resumeFileName(document, format), mediaType: mediaTypes[format] };
}
