import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParserReading } from '@folia/contracts/parser-reading';
import { ReaderPool } from '@folia/resume-reading/reader/reader-pool';
import type { SentResume } from '@folia/resume-writing/choices/sent-resume';
import { readBack } from '@folia/resume-writing/document/read-back';
import { Injectable } from '@nestjs/common';
import { ResumeFilesService } from './resume-files.service';

/** What our own import reads from a resume's PDF, in the same processes that read uploaded ones. */
@Injectable()
export class ParserReadingService {
  constructor(
    private readonly files: ResumeFilesService,
    private readonly readers: ReaderPool,
  ) {}

  /** Throws what {@link ReaderPool.read} throws. */
  async read(resume: SentResume, writtenAt: Date): Promise<ParserReading> {
    const { data, fileName } = await this.files.write(resume, 'resume.pdf', writtenAt);
    const directory = await mkdtemp(join(tmpdir(), 'folia-reading-'));
    try {
      const path = join(directory, 'resume.pdf');
      await writeFile(path, data);
      return readBack(resume.document, await this.readers.read({ path, fileName, kind: 'pdf', asOf: writtenAt.toISOString().slice(0, 7) }));
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }
}
