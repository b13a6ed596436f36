import { createHash } from 'node:crypto';
import { AppError } from '@folia/contracts/errors';
import type { PageFit, ResumeFormat } from '@folia/contracts/resume-document';
import type { LetterFormat, ResumeFileName } from '@folia/contracts/tailored-resume';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ResumeWriter } from '../tailor-made/document/resume-writer';
import type { SentResume } from './sent-resume';

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
    if (what === 'cover-letter') return this.writer.writeLetter(resume.letter, resume.document, ending as LetterFormat, writtenAt);
    const image = await this.writer.draw(resume.document, Number(what.slice('page-'.length)), writtenAt);
    if (!image) throw new AppError('NOT_FOUND');
    return { data: image, mediaType: 'image/png', fileName: name };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.writer.close();
  }
}
