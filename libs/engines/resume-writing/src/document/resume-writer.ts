import { join, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LetterFormat, ResumeFormat } from '@folia/contracts/document-formats';
import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { CoverLetter } from '@folia/contracts/tailored-resume/tailor-made';
import type { ComposedResume } from './words/compose-resume';
import type { WrittenResume } from './write-resume';
import type { WriteAnswer, WriteRequest } from './writer-messages';

/** A thread runs the built code, even for specs that run from sources. */
const builtThread = join(__dirname, 'writer-thread.js').replace(`${sep}src${sep}document`, `${sep}dist${sep}document`);

/** The longest resume a portfolio can make takes a small fraction of this. */
const maxWriteMs = 20_000;
/** Fonts of many scripts add up: a thread that has written this many is replaced by a new one. */
const documentsPerThread = 1000;
const maxHeapMegabytes = 512;

/**
 * Writes resumes in one warm thread, so that typesetting (tens of milliseconds, a few hundred for the first) holds up no request. Simultaneous calls wait for
 * each other. One that takes more than 20 s is stopped along with its thread, and the next call gets a new thread.
 */
export class ResumeWriter {
  private thread: Worker | undefined;
  private written = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  /** `script`: use another thread than the compiled writer-thread. `limitMs`: how long one resume may take. */
  constructor(
    private readonly script: string = builtThread,
    private readonly limitMs = maxWriteMs,
  ) {}

  /** Writes one file. Throws when it takes too long, when the thread ends, or whatever {@link writeResume} throws; other calls are not affected. */
  write(document: ResumeDocument, format: ResumeFormat, writtenAt: Date, watermark?: string): Promise<WrittenResume> {
    return this.inTurn({ document, format, writtenAt, watermark });
  }

  /** Writes the letter that goes with a resume. Throws as {@link write} does. */
  writeLetter(letter: CoverLetter, document: ResumeDocument, format: LetterFormat, writtenAt: Date): Promise<WrittenResume> {
    return this.inTurn({ letter, document, format, writtenAt });
  }

  /** Writes a PDF of what is composed already. Throws as {@link write} does. */
  writeComposed(composed: ComposedResume, fileName: string, writtenAt: Date): Promise<WrittenResume> {
    return this.inTurn({ composed, fileName, writtenAt });
  }

  /** Draws one page of the PDF as PNG, with pages counted from 1; null if there is no such page. Throws as {@link write} does. */
  async draw(document: ResumeDocument, page: number, writtenAt: Date, watermark?: string): Promise<Buffer | null> {
    const { data } = await this.inTurn({ document, format: 'pdf', writtenAt, page, watermark });
    return data.length > 0 ? data : null;
  }

  /** Ends the thread; writing after that is refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.stop();
  }

  private inTurn(request: WriteRequest): Promise<WrittenResume> {
    const turn = this.queue.then(() => this.writeNow(request));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async stop(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private async writeNow(request: WriteRequest): Promise<WrittenResume> {
    if (this.isClosed) throw new Error('the resume writer is closed');
    if (this.written >= documentsPerThread) await this.stop();
    if (!this.thread) {
      this.thread = new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes } });
      this.written = 0;
    }
    this.written += 1;
    const { thread } = this;
    thread.ref();
    try {
      const answer = await this.ask(thread, request);
      if ('failure' in answer) throw new Error(answer.failure);
      return { ...answer.written, data: Buffer.from(answer.written.data) };
    } finally {
      thread.unref();
    }
  }

  private ask(thread: Worker, request: WriteRequest): Promise<WriteAnswer> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        thread.off('message', onMessage);
        thread.off('error', onEnd);
        thread.off('exit', onEnd);
        settle();
      };
      const giveUp = (error: Error) => end(() => void this.stop().then(() => reject(error)));
      const onMessage = (answer: WriteAnswer) => end(() => resolve(answer));
      const onEnd = (reason: unknown) => giveUp(reason instanceof Error ? reason : new Error('the writing thread ended'));
      const timer = setTimeout(() => giveUp(new Error('writing the resume took too long')), this.limitMs);
      thread.on('message', onMessage);
      thread.on('error', onEnd);
      thread.on('exit', onEnd);
      thread.postMessage(request);
    });
  }
}
