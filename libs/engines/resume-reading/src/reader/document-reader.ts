import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { AppError } from '@folia/contracts/errors';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { wellFormed } from '@folia/contracts/text';
import { documentsPerProcess, maxHeapMegabytes, maxResidentBytes, readLimits, showLimits } from '../document/limits';
import { processUse } from './process-use';
import type { ReaderMessage, ReadRequest, ReadStep, ShowRequest } from './reader-messages';

export type { ReadRequest, ReadStep, ShowRequest } from './reader-messages';

/** A separate process runs the built code, even for specs that run from sources. */
const builtChild = join(__dirname, 'reader-child.js').replace(`${sep}src${sep}reader`, `${sep}dist${sep}reader`);

const lookMs = 100;
const startLimitMs = 20_000;

/**
 * Reads documents in one warm child process that has an empty environment, no network and no right to start processes. The parent watches its CPU time (10 s),
 * the wall-clock time (60 s) and its memory (below 512 MB) and kills it if needed. The next document then gets a new one, as it does after 100 documents or any
 * failure. Simultaneous calls wait for each other.
 */
export class DocumentReader {
  private child: ChildProcess | undefined;
  private ready: Promise<void> = Promise.resolve();
  private documents = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  /** `script`: use another child than the compiled reader-child. */
  constructor(
    private readonly script: string = builtChild,
    private readonly limits = { read: readLimits, show: showLimits },
  ) {}

  /**
   * Reads one file. `onStep` gets real counts: read {pages, words}, sections {sections}, entries {entries}. Throws AppError with a FILE_… code, NOT_A_RESUME,
   * READ_TIMEOUT for a document that used up its CPU time, TIMEOUT for one that got none; the signal's reason when aborted. A failure affects only this call:
   * the reader goes on.
   */
  read(request: ReadRequest, onStep: (step: ReadStep) => void = () => undefined, signal?: AbortSignal): Promise<ReadResume> {
    const outcomeOf = (message: ReaderMessage) => {
      if (message.type === 'step') onStep(message.step);
      return message.type === 'result' ? { outcome: wellFormed(message.resume) } : undefined;
    };
    return this.afterOthers((child) => this.converse(child, request, this.limits.read, outcomeOf, signal), signal);
  }

  /** Writes a page image or the view of a Word file (4 s of CPU time). Throws AppError, as for reading. */
  show(request: ShowRequest): Promise<void> {
    const outcomeOf = (message: ReaderMessage) => (message.type === 'shown' ? { outcome: undefined } : undefined);
    return this.afterOthers((child) => this.converse(child, request, this.limits.show, outcomeOf));
  }

  /** Ends the child process; reading after that is refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.stop();
  }

  private afterOthers<T>(ask: (child: ChildProcess) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.queue.then(() => this.inTurn(ask, signal));
    this.queue = turn.catch(() => undefined);
    return turn;
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

  private async inTurn<T>(ask: (child: ChildProcess) => Promise<T>, signal?: AbortSignal): Promise<T> {
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
      return await ask(child);
    } catch (error) {
      await this.stop();
      if (!this.isClosed) this.rest(this.start());
      throw error;
    } finally {
      this.rest(child);
    }
  }

  /** An idle child keeps no process alive; it ends when its channel closes. */
  private rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
  }

  /** Sends one request and waits, within its limits, for the message that `outcomeOf` accepts as its outcome. */
  private converse<T>(
    child: ChildProcess,
    request: ReadRequest | ShowRequest,
    { cpuMs, wallMs }: { cpuMs: number; wallMs: number },
    outcomeOf: (message: ReaderMessage) => { outcome: T } | undefined,
    signal?: AbortSignal,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = () => {
        isOver = true;
        clearTimeout(timer);
        clearTimeout(watch);
        child.off('message', onMessage);
        child.off('exit', onExit);
        signal?.removeEventListener('abort', onAbort);
      };
      const giveUp = (reason: unknown) => {
        end();
        reject(reason);
      };
      const onMessage = (message: ReaderMessage) => {
        if (message.type === 'failed') return giveUp(new AppError(message.code, message.details));
        try {
          const over = outcomeOf(message);
          if (!over) return;
          end();
          resolve(over.outcome);
        } catch (error) {
          giveUp(error);
        }
      };
      const onExit = (code: number | null) => giveUp(new AppError(code === 1 ? 'FILE_CORRUPT' : 'FILE_TOO_COMPLEX'));
      const onAbort = () => giveUp(signal?.reason);
      const timer = setTimeout(() => giveUp(new AppError('TIMEOUT')), wallMs);
      // What the process used before this document does not count for the document.
      let usedBefore: number | undefined;
      let watch: NodeJS.Timeout | undefined;
      let isOver = false;
      const look = async () => {
        const use = child.pid ? await processUse(child.pid) : null;
        if (isOver) return;
        if (use) {
          usedBefore ??= use.cpuMs;
          if (use.residentBytes > maxResidentBytes) return giveUp(new AppError('FILE_TOO_COMPLEX'));
          if (use.cpuMs - usedBefore > cpuMs) return giveUp(new AppError('READ_TIMEOUT'));
        }
        // The next check waits for this one: where it runs a program, a busy machine must not start ten of them a second.
        watch = setTimeout(look, lookMs);
      };
      void look();
      child.on('message', onMessage);
      child.on('exit', onExit);
      signal?.addEventListener('abort', onAbort);
      child.send(request, (error) => error && giveUp(new AppError('FILE_TOO_COMPLEX')));
    });
  }
}
