import { createHash } from 'node:crypto';
import { AppError } from '@folia/contracts/errors';
import type { PageFit, ResumeFormat } from '@folia/contracts/resume-document';
import type { ResumeFileName } from '@folia/contracts/tailored-resume';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { letterText } from '../tailor-made/cover-letter';
import { ResumeWriter } from '../tailor-made/document/resume-writer';
import type { SentResume } from './sent-resume';
import { writeLetterDocx } from './write-letter-docx';

export type ResumeFile = { data: Buffer; mediaType: string; fileName: string };

/** The files of a resume, each written when it is asked for. */
@Injectable()
export class ResumeFilesService implements OnApplicationShutdown {
  private readonly writer = new ResumeWriter();

  /** How the PDF's pages come out, and the hash of its bytes. */
  async measure({ document }: SentResume, writtenAt: Date): Promise<{ fit: PageFit; sha256: string }> {
    const { data, fit } = await this.writer.write(document, 'pdf', writtenAt);
    if (!fit) throw new Error('a PDF has pages');
    return { fit, sha256: createHash('sha256').update(data).digest('hex') };
  }

  /** Throws NOT_FOUND for a page there is not. */
  async write(resume: SentResume, name: ResumeFileName, writtenAt: Date): Promise<ResumeFile> {
    const [what = '', ending = ''] = name.split('.');
    if (what === 'resume') return this.writer.write(resume.document, ending as ResumeFormat, writtenAt);
    if (what === 'cover-letter') return this.letter(resume, ending);
    const image = await this.writer.draw(resume.document, Number(what.slice('page-'.length)), writtenAt);
    if (!image) throw new AppError('NOT_FOUND');
    return { data: image, mediaType: 'image/png', fileName: name };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.writer.close();
  }

  private async letter({ document, letter }: SentResume, ending: string): Promise<ResumeFile> {
    const { fileName, mediaType } = await this.writer.write(document, ending === 'docx' ? 'docx' : 'txt', new Date(0));
    const data = ending === 'docx' ? await writeLetterDocx(letter, document.header.name) : Buffer.from(letterText(letter));
    return { data, mediaType, fileName: fileName.replace(/\.[a-z]+$/, `-Letter.${ending}`) };
  }
}
