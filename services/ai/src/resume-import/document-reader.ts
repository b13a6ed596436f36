import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { AppError } from '@folia/contracts/errors';
import type { ReadResume } from '@folia/contracts/resume-import';
import { documentsPerProcess, maxDrawMs, maxHeapMegabytes, maxReadMs, maxResidentBytes } from './document/limits';
import type { ReaderMessage, ReadRequest, ReadStep } from './reader-messages';
import { residentBytes } from './resident-bytes';

export type { ReadRequest, ReadStep } from './reader-messages';

/** A process of its own runs what was built, also for specs that run from sources. */
const builtChild = join(__dirname, 'reader-child.js').replace(`${sep}src${sep}resume-import`, `${sep}dist${sep}resume-import`);

const memoryLookMs = 100;
const startLimitMs = 20_000;

/**
 * Reads documents in one warm child process that has an empty environment, no network and no right to start processes.
 * The parent watches its time (10 s) and memory (below 512 MB) and kills it; the next document gets a new one, as after 100 documents or any failure.
 * Calls made at the same time wait for each other.
 */
export class DocumentReader {
  private child: ChildProcess | undefined;
  private ready: Promise<void> = Promise.resolve();
  private documents = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  /** `script`: another child than the compiled reader-child. `limits` in milliseconds. */
  constructor(
    private readonly script: string = builtChild,
    private readonly limits = { read: maxReadMs, draw: maxDrawMs },
  ) {}

  /**
   * Reads one file. `onStep` gets real counts: read {pages, words}, sections {sections}, entries {entries}. Page images land in `imageDirectory`.
   * Throws AppError with a FILE_… code, NOT_A_RESUME or READ_TIMEOUT; the signal's reason when aborted. Fails only for itself: the reader goes on.
   */
  read(request: ReadRequest, onStep: (step: ReadStep) => void = () => undefined, signal?: AbortSignal): Promise<ReadResume> {
    const turn = this.queue.then(() => this.readNow(request, onStep, signal));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /** Ends the child process; reading afterwards is refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.stop();
  }

  private start(): ChildProcess {
    const child = fork(this.script, [], {
      env: {},
      cwd: tmpdir(),
      execArgv: ['--require', this.script.replace(/reader-child(\.[jt]s)$/, 'reader-preload$1'), `--max-old-space-size=${maxHeapMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    this.documents = 0;
    this.ready = new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the reading process did not start')), startLimitMs);
      child.once('message', () => {
        clearTimeout(timer);
        resolve();
      });
      child.once('exit', () => {
        clearTimeout(timer);
        reject(new Error('the reading process did not start'));
      });
      child.on('error', reject);
    });
    this.ready.catch(() => undefined);
    return child;
  }

  private async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  private async readNow(request: ReadRequest, onStep: (step: ReadStep) => void, signal?: AbortSignal): Promise<ReadResume> {
    signal?.throwIfAborted();
    if (this.isClosed) throw new Error('the document reader is closed');
    const isAlive = this.child?.connected && this.documents < documentsPerProcess;
    if (!isAlive) await this.stop();
    const child = isAlive && this.child ? this.child : this.start();
    child.ref();
    child.channel?.ref();
    try {
      await this.ready;
      this.documents += 1;
      return await this.converse(child, request, onStep, signal);
    } catch (error) {
      await this.stop();
      if (!this.isClosed) this.rest(this.start());
      throw error;
    } finally {
      this.rest(child);
    }
  }

  /** An idle child keeps nobody's process alive; it ends when its channel closes. */
  private rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
  }

  private converse(child: ChildProcess, request: ReadRequest, onStep: (step: ReadStep) => void, signal?: AbortSignal): Promise<ReadResume> {
    return new Promise((resolve, reject) => {
      let resume: ReadResume | undefined;
      let isOver = false;
      const finish = (end: () => void) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        clearTimeout(drawing);
        clearInterval(watch);
        child.off('message', onMessage);
        child.off('exit', onExit);
        signal?.removeEventListener('abort', onAbort);
        end();
      };
      // Once the text is read, trouble with drawing costs images, not the result.
      const giveUp = (reason?: unknown) =>
        finish(() => {
          if (!resume || signal?.aborted) return reject(reason);
          const read = resume;
          void this.stop().then(() => resolve(read));
        });
      let drawing: NodeJS.Timeout | undefined;
      const onMessage = (message: ReaderMessage) => {
        if (message.type === 'step') {
          try {
            onStep(message.step);
          } catch (error) {
            giveUp(error);
          }
        } else if (message.type === 'result') {
          resume = message.resume;
          drawing = setTimeout(giveUp, this.limits.draw);
        } else if (message.type === 'image') {
          const page = resume?.pages.find(({ number }) => number === message.page);
          if (page) page.hasImage = true;
        } else if (message.type === 'view' && resume) resume.hasView = true;
        else if (message.type === 'failed') finish(() => reject(new AppError(message.code, message.details)));
        else if (message.type === 'done' && resume) {
          const read = resume;
          finish(() => resolve(read));
        }
      };
      const onExit = (code: number | null) => giveUp(new AppError(code === 1 ? 'FILE_CORRUPT' : 'FILE_TOO_COMPLEX'));
      const onAbort = () => giveUp(signal?.reason);
      const timer = setTimeout(() => giveUp(new AppError('READ_TIMEOUT')), this.limits.read);
      const watch = setInterval(() => {
        if (child.pid) void residentBytes(child.pid).then((bytes) => (bytes > maxResidentBytes ? giveUp(new AppError('FILE_TOO_COMPLEX')) : undefined));
      }, memoryLookMs);
      child.on('message', onMessage);
      child.on('exit', onExit);
      signal?.addEventListener('abort', onAbort);
      child.send(request, (error) => error && giveUp(new AppError('FILE_TOO_COMPLEX')));
    });
  }
}
