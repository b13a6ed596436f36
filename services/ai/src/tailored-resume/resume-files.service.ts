import { createHash } from 'node:crypto';
import type { LetterFormat, ResumeFormat } from '@folia/contracts/document-formats';
import { AppError } from '@folia/contracts/errors';
import type { PageFit, PrintedLine, ResumeDocument } from '@folia/contracts/resume-document';
import type { ResumeFileName, ResumePictureName } from '@folia/contracts/tailored-resume/shapes';
import type { SentResume } from '@folia/resume-writing/choices/sent-resume';
import { ResumeWriter } from '@folia/resume-writing/document/resume-writer';
import type { ComposedResume } from '@folia/resume-writing/document/words/compose-resume';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

export type ResumeFile = { data: Buffer; mediaType: string; fileName: string };

/** The files of a resume, each written on request. */
@Injectable()
export class ResumeFilesService implements OnApplicationShutdown {
  private readonly writer = new ResumeWriter();

  /** How the PDF's pages come out, where its lines are, its name, and the hash of its bytes. */
  async measure(document: ResumeDocument, writtenAt: Date): Promise<{ fit: PageFit; lines: PrintedLine[]; fileName: string; sha256: string }> {
    const { data, fit, fileName, lines = [] } = await this.writer.write(document, 'pdf', writtenAt);
    if (!fit) throw new Error('a PDF has pages');
    return { fit, lines: [...lines], fileName, sha256: createHash('sha256').update(data).digest('hex') };
  }

  /** `watermark` stands across the pages of the PDF and of their pictures. Throws NOT_FOUND for a page that does not exist. */
  async write({ document, letter }: SentResume, name: ResumeFileName, writtenAt: Date, watermark?: string): Promise<ResumeFile> {
    const letterEnding = name.split('cover-letter.')[1];
    if (letterEnding) return this.writer.writeLetter(letter, document, letterEnding as LetterFormat, writtenAt);
    return this.writeDocument(document, name as ResumePictureName, writtenAt, watermark);
  }

  /** Throws NOT_FOUND for a page that does not exist. */
  async writeDocument(document: ResumeDocument, name: ResumePictureName, writtenAt: Date, watermark?: string): Promise<ResumeFile> {
    const [what = '', ending = ''] = name.split('.');
    if (what === 'resume') return this.writer.write(document, ending as ResumeFormat, writtenAt, watermark);
    const image = await this.writer.draw(document, Number(what.slice('page-'.length)), writtenAt, watermark);
    if (!image) throw new AppError('NOT_FOUND');
    return { data: image, mediaType: 'image/png', fileName: name };
  }

  /** A PDF of what is composed already. */
  writeComposed(composed: ComposedResume, fileName: string, writtenAt: Date): Promise<ResumeFile> {
    return this.writer.writeComposed(composed, fileName, writtenAt);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.writer.close();
  }
}
